import { expect, it } from "vitest";
import { optionFor, spoken } from "../src/lib/choice";
import { thingOf } from "../src/lib/tell";
import { voyage } from "./voyage";

const questions = voyage.flatMap(({ view }) => view.questions);

it("finds each option of a question by the thing that it means", () => {
  for (const question of questions) {
    for (const option of question.options) {
      const { id, ...thing } = option;
      expect(optionFor(question, thing)?.id).toBe(id);
    }
  }
});

it("finds nothing that is not offered", () => {
  expect(optionFor(questions[0], { place: "seat", seat: 1 })).toBeNull();
  expect(optionFor(null, { place: "seat", seat: 1 })).toBeNull();
});

it("speaks only of what has no place on the table", () => {
  const said = questions.flatMap(spoken);
  expect(new Set(said.map(({ place }) => place))).toEqual(new Set(["sale", "effect"]));
  const shown = questions.flatMap((question) => question.options).filter((option) => !said.includes(option));
  for (const { place, rank, loot, seat } of shown) expect([place, rank ?? loot ?? seat]).not.toContain(undefined);
});

it("reads the same thing from an id", () => {
  for (const { id, ...thing } of questions.flatMap(({ options }) => options)) {
    const read = thingOf(id);
    expect(thing.place === "loot" ? ["loot", "day"] : [thing.place]).toContain(read.place); // an id does not say whose token
    for (const key of ["rank", "loot", "today", "count", "effect"] as const) expect(read[key]).toBe(thing[key]);
  }
});
