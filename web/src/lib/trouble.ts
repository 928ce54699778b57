import { Refused } from "./api";
import { has, t } from "./words.svelte";

/** The text for a refusal, given its code or the caught error. */
export function trouble(reason: unknown): string {
  const code = reason instanceof Refused ? reason.code : typeof reason === "string" ? reason : "failed";
  return t(has(`refusal-${code}`) ? `refusal-${code}` : "refusal-failed");
}

/** The text for a refusal of a table's rules: it says what is wrong with them. */
export const fault = (error: unknown) =>
  error instanceof Refused && error.fault
    ? t("rules-fault", { reason: t(`fault-${error.fault}`, error.told) })
    : trouble(error);
