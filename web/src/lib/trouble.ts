import { Refused } from "./api";
import { has, t } from "./words.svelte";

/** The text for a refusal, given its code or the caught error. */
export function trouble(reason: unknown): string {
  const code = reason instanceof Refused ? reason.code : typeof reason === "string" ? reason : "failed";
  if (code === "unreachable") return t("refusal-unreachable"); // the client's own code
  return t(has(`refusal-${code}`) ? `refusal-${code}` : "refusal-failed");
}
