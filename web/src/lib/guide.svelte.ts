import type { Table } from "./table.svelte";

/** The guided first voyage: always the same cards. */
export const GUIDED = {
  setup: { players: 3, board: "calm" },
  bots: ["deckhand", "deckhand"],
  seed: "5a17",
  start: true,
};

interface Step {
  key: string;
  at: string; // what it speaks about
  when: (table: Table) => boolean;
}

const phase = (name: string) => (table: Table) => table.view?.phase === name;
const asked = (kind: string) => (table: Table) => table.question?.kind === kind;

const later = (table: Table) => asked("choose_character")(table) && (table.view?.day ?? 0) > 1; // at a quick pace phases fly by

export const STEPS: Step[] = [
  { key: "welcome", at: ".brand", when: asked("choose_character") },
  { key: "path", at: ".path", when: asked("choose_character") },
  { key: "hand", at: ".hand", when: asked("choose_character") },
  { key: "island", at: ".cards", when: (table) => phase("daytime")(table) || later(table) },
  { key: "dusk", at: ".today", when: (table) => phase("dusk")(table) || asked("dusk_gains")(table) || later(table) },
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
