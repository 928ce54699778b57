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

const reader = (seat: number | null) => ({ seat, name: (each: number) => `Player ${each}` });

afterAll(() => words.speak("en"));

it.each(Object.keys(LANGUAGES) as Language[])("has whole sentences for all events in %s", async (language) => {
  await words.speak(language);
  const events = sorts();
  expect(events.length).toBeGreaterThan(30);
  for (const event of events) {
    for (const seat of [null, 0, 1, 2, 3, 4, 5]) {
      const told = sentence(event, reader(seat));
      expect(told).not.toMatch(/[{}]|undefined|^event-|\b(character|loot|row|way|phase|pointer|option)-/);
      expect(told).not.toContain(`Player ${seat}`); // the reader is "you"
    }
  }
});

const struck: GameEvent = { event: "discarded_character", cause: "saber", seat: 1, rank: 17, origin: "island", by: 2 };
const stolen: GameEvent = { event: "took_loot", cause: "thief", seat: 1, loot: "map", victim: 2 };

it.each([
  [
    "en",
    0,
    "Player 2’s Saber sends Player 1’s Brute from the island to the graveyard",
    "Player 1 takes loot from Player 2: Map",
  ],
  ["en", 1, "Player 2’s Saber sends your Brute from the island to the graveyard", "You take loot from Player 2: Map"],
  ["en", 2, "Your Saber sends Player 1’s Brute from the island to the graveyard", "Player 1 takes loot from you: Map"],
  [
    "fr",
    1,
    "Player 2 (Sabre) envoie votre Brute de l’île au cimetière",
    "Vous prenez un butin à Player 2\u202f: Carte au trésor",
  ],
  [
    "fr",
    2,
    "Vous envoyez Brute (Player 1) de l’île au cimetière (Sabre)",
    "Player 1 vous prend un butin\u202f: Carte au trésor",
  ],
  [
    "nl",
    1,
    "Player 2 (Sabel) stuurt jouw Bruut van het eiland naar het kerkhof",
    "Je pakt buit van Player 2: Landkaart",
  ],
  [
    "nl",
    2,
    "Je stuurt Bruut (Player 1) van het eiland naar het kerkhof (Sabel)",
    "Player 1 pakt buit van jou: Landkaart",
  ],
  [
    "pl",
    1,
    "Player 2 (Szabla) odsyła twoją postać z wyspy na cmentarz: Osiłek",
    "Zabierasz łup graczowi Player 2: Mapa",
  ],
  ["pl", 2, "Odsyłasz postać gracza Player 1 z wyspy na cmentarz: Osiłek (Szabla)", "Player 1 zabiera ci łup: Mapa"],
] as const)("says in %s to seat %i who struck and who stole", async (language, seat, strike, theft) => {
  await words.speak(language);
  expect(sentence(struck, reader(seat))).toBe(strike);
  expect(sentence(stolen, reader(seat))).toBe(theft);
});

it("keeps the words of events that do not say whose deed it was", async () => {
  await words.speak("en");
  const older = { ...struck, by: undefined } as unknown as GameEvent;
  expect(sentence(older, reader(0))).toBe("Player 1’s Brute goes from the island to the graveyard (Saber)");
});
