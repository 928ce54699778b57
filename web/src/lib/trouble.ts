import { has, t } from "./words.svelte";

/** A refusal in words. */
export const trouble = (code: string) => t(has(`error-${code}`) ? `error-${code}` : "error-failed");
