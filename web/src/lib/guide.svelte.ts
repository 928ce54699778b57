import { crewOf } from "./crew";
import type { Table } from "./table.svelte";
import type { GameEvent, OpenTable, View } from "./wire";

/** The table of the guided first voyage. The fixed seed deals the same cards every time. */
export const GUIDED: OpenTable = {
  setup: { players: 3, board: "calm" },
  bots: crewOf("easy", 2),
  seed: "5a17",
  start: true,
};

interface Step {
  key: string;
  at: string; // selector of the element that the step explains
  from: (table: Table) => boolean; // the step can be shown
  before: (event: GameEvent, view: View) => boolean; // this event waits until the step is read
}

const day = ({ voyage, day }: View) => (voyage > 1 ? Infinity : day);

/** A step of a morning, from the first question of that day. The cards are revealed after it is read. */
const morning = (wanted: number, key: string, at: string): Step => ({
  key,
  at,
  from: ({ view, question }) => question !== null && view?.phase === "choosing" && day(view) >= wanted,
  before: ({ event }, view) => event === "revealed" && day(view) >= wanted,
});

/** A step of the first day, from the first moment that this holds. The next event comes after it is read. */
const moment = (key: string, at: string, holds: (view: View) => boolean): Step => ({
  key,
  at,
  from: ({ view }) => view !== null && (holds(view) || day(view) > 1),
  before: (_, view) => holds(view) || day(view) > 1,
});

export const STEPS: Step[] = [
  morning(1, "welcome", "header .name"),
  morning(1, "path", ".path .today"),
  morning(1, "hand", ".hand"),
  moment("island", ".island .cards", ({ island }) => island.length > 0),
  moment("dusk", "main .today", ({ phase }) => phase === "dusk"),
  moment("ship", ".own .ship", ({ phase }) => phase === "night"),
  morning(2, "reputation", ".reputation"),
  morning(2, "others", ".players"),
  morning(3, "hide", ".hand"),
  morning(3, "sell", ".own .heaps, .slim"),
  morning(4, "anchor", ".dial"),
  morning(Infinity, "pay", ".reputation"),
  morning(Infinity, "done", "header .name"),
];

/** The reader's place in the guided voyage. It survives a visit to another screen and a refresh of the page. */
export class Guide {
  at = $state(0);
  held = $state(false); // an event waits for the reader
  step = $derived.by(() => {
    const step = STEPS[this.at];
    return step && (this.held || step.from(this.table)) ? step : null;
  });
  private wake: (() => void) | null = null;

  constructor(private table: Table) {
    this.at = Number(sessionStorage.getItem(this.key)) || 0;
    table.gate = (event) => this.wait(event);
  }

  next() {
    this.at++;
    sessionStorage.setItem(this.key, String(this.at));
    this.wake?.();
  }

  leave() {
    this.at = STEPS.length - 1;
    this.next();
  }

  /** Lets the game go on without the guide. */
  close() {
    this.table.gate = null;
    this.leave = this.next = () => undefined;
    this.wake?.();
  }

  private get key() {
    return `galecrest-guide-${this.table.id}`;
  }

  private async wait(event: GameEvent) {
    while (this.table.view && STEPS[this.at]?.before(event, this.table.view)) {
      this.held = true;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    this.held = false;
  }
}
