import { afterAll, describe, expect, it } from "vitest";
import written from "../../tests/fixtures/tiles.json";
import { abilities, abilityText, tileText } from "../src/lib/abilities";
import { catalogue } from "../src/lib/catalogue";
import emblems from "../src/lib/emblems.json";
import { differs, type Whose } from "../src/lib/tiles.svelte";
import { LANGUAGES, words, type Language } from "../src/lib/words.svelte";
import type { Loot, Side, Tile } from "../src/lib/wire";

/** Tiles with their words, as the terminal composes them. */
interface Example {
  kind: Loot;
  side: Side;
  whose: Whose;
  tile: Tile;
  changed: boolean;
  words: Record<Language, string>;
}
const examples = written as unknown as Example[];

afterAll(() => words.speak("en"));

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  it("tiles read as in the terminal", async () => {
    await words.speak(language);
    expect(examples.map(({ kind, tile }) => tileText(kind, tile))).toEqual(
      examples.map((each) => each.words[language]),
    );
  });

  it("every character has words for each of its phases", async () => {
    await words.speak(language);
    for (const { rank, phases } of catalogue.characters) {
      expect(abilities(rank).map(({ phase }) => phase)).toEqual(phases);
      for (const { text } of abilities(rank)) expect(text).not.toMatch(/^character-/);
      expect(abilityText(rank)).toContain(abilities(rank)[0].text);
    }
  });
});

it("knows a tile that differs from the printed one", () => {
  expect(examples.some(({ changed }) => changed)).toBe(true);
  for (const { kind, side, whose, tile, changed } of examples) expect(differs(kind, side, whose, tile)).toBe(changed);
});

it("shows a band for every phase: the Explorer's anchor, the Cabin Boy's dusk", () => {
  expect(abilities(10).map(({ phase }) => phase)).toEqual(["dusk", "anchor"]);
  expect(abilities(5).map(({ phase }) => phase)).toEqual(["daytime", "dusk"]);
});

it("every character has a picture of its own", () => {
  const pictures = catalogue.characters.map(({ rank }) => (emblems as Record<string, string>)[rank]);
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(pictures.length);
});
