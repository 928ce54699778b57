import { Refused } from "./api";
import { has, t } from "./words.svelte";

/** A refusal in words, by its code or as it was thrown. */
export function trouble(reason: unknown): string {
  const code = reason instanceof Refused ? reason.code : typeof reason === "string" ? reason : "failed";
  if (code === "unreachable") return t("refusal-unreachable"); // no server has said so
  return t(has(`refusal-${code}`) ? `refusal-${code}` : "refusal-failed");
}
