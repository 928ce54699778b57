import type { Option, Question } from "./wire";

/** An object on the table, described as in an option. */
export type Thing = Pick<Option, "place"> & Partial<Omit<Option, "id" | "place">>;

/** The option of a question that stands for this object, or null. */
export function optionFor(question: Question | null, thing: Thing): Option | null {
  const keys = Object.keys(thing) as (keyof Thing)[];
  return question?.options.find((option) => keys.every((key) => option[key] === thing[key])) ?? null;
}

/** Options without an object on the table. The prompt offers them as buttons. */
export const spoken = (question: Question | null) =>
  (question?.options ?? []).filter(({ place }) => place === "sale" || place === "effect");
