import type { Table } from "./table.svelte";
import type { OpenTable, Phase } from "./wire";

/** The table of the guided first voyage. The fixed seed deals the same cards every time. */
export const GUIDED: OpenTable = {
  setup: { players: 3, board: "calm" },
  bots: ["deckhand", "deckhand"],
  seed: "5a17",
  start: true,
};

interface Step {
  key: string;
  at: string; // selector of the element that the step explains
  when: (table: Table) => boolean;
}

const phase = (name: Phase) => (table: Table) => table.view?.phase === name;
const asked = (table: Table) => table.question !== null && table.view?.phase === "choosing";
const later = (table: Table) => asked(table) && (table.view?.day ?? 0) > 1; // at a quick pace a phase may be over before its step is read

export const STEPS: Step[] = [
  { key: "welcome", at: ".brand", when: asked },
  { key: "path", at: ".path", when: asked },
  { key: "hand", at: ".hand", when: asked },
  { key: "island", at: ".cards", when: (table) => phase("daytime")(table) || later(table) },
  { key: "dusk", at: ".today", when: (table) => phase("dusk")(table) || later(table) },
  {
    key: "ship",
    at: ".own .ship, .slim",
    when: (table) => (table.view?.players[table.seat ?? 0].ship.length ?? 0) > 0,
  },
  { key: "reputation", at: ".reputation", when: later },
  { key: "others", at: ".players", when: later },
  { key: "anchor", at: ".dial", when: (table) => (table.view?.day ?? 0) >= 4 || table.view?.phase === "anchor" },
  { key: "done", at: ".brand", when: (table) => (table.view?.voyage ?? 1) > 1 },
];
