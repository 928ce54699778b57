import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { sentence } from "../src/lib/tell";
import { LANGUAGES, words, type Language } from "../src/lib/words.svelte";
import type { GameEvent } from "../src/lib/wire";

/** One recorded event for each name and each set of fields that are null or negative. */
function sorts(): GameEvent[] {
  const folder = resolve("../build/streams");
  const found = new Map<string, GameEvent>();
  for (const name of readdirSync(folder).slice(0, 40)) {
    for (const line of readFileSync(resolve(folder, name), "utf8").trimEnd().split("\n")) {
      for (const event of (JSON.parse(line) as { events?: GameEvent[] }).events ?? []) {
        const signs = Object.entries(event).map(([key, value]) => (value === null || Number(value) < 0 ? key : ""));
        found.set([event.event, ...signs].join(), event);
      }
    }
  }
  return [...found.values()];
}

afterAll(() => words.speak("en"));

it.each(Object.keys(LANGUAGES) as Language[])("has whole sentences for all events in %s", async (language) => {
  await words.speak(language);
  const events = sorts();
  expect(events.length).toBeGreaterThan(30);
  for (const event of events) {
    const told = sentence(event, (seat) => `Player ${seat}`);
    expect(told).not.toMatch(/[{}]|undefined|^event-|\b(character|loot|row|way|phase|pointer|option)-/);
  }
});
