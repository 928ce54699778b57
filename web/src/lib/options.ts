import type { Question } from "./wire";

const OWN_LOOT = ["preacher_keeps", "night_takes", "anchor_takes"];

/** `loot:map` means a token of the day or one of one's own: the kind of question tells. */
export const fromOwnLoot = (question: Question | null) => OWN_LOOT.includes(question?.kind ?? "");

/** Options that have no object of their own on the table: they are offered beside the question. */
export const spoken = (question: Question | null) =>
  (question?.options ?? []).filter((option) => option.startsWith("effect:") || option.startsWith("sell:"));
