import type { Option, Question } from "./wire";

/** What an option says of the object that it means, without its id. */
export type Thing = Pick<Option, "place"> & Partial<Omit<Option, "id" | "place">>;

/** The option of a question that means this thing on the table. */
export function optionFor(question: Question | null, thing: Thing): Option | null {
  const keys = Object.keys(thing) as (keyof Thing)[];
  return question?.options.find((option) => keys.every((key) => option[key] === thing[key])) ?? null;
}

/** Options that have no object of their own on the table: they are offered beside the question. */
export const spoken = (question: Question | null) =>
  (question?.options ?? []).filter(({ place }) => place === "sale" || place === "effect");
