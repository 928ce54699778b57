import * as api from "./api";
import { facesOf } from "./faces";
import { Still } from "./still";
import { actingOf, seatName } from "./tell";
import { namesOf, type Shown } from "./table.svelte";
import type { DayStart, GameEvent, TableInfo, View } from "./wire";

const BEFORE = 12;

/** A finished game, step by step, as one seat or a spectator saw it. */
export class Replay extends Still implements Shown {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  step = $state(0);
  steps = $state(0);
  days = $state.raw<DayStart[]>([]);
  events = $state.raw<GameEvent[]>([]);
  asking = null;
  question = null;
  acting = $derived(this.view ? actingOf(this.view.turn) : null);
  chosen = $derived(this.view?.chosen ?? 0);
  names = $derived.by(() => namesOf(this.info));
  faces = $derived(facesOf(this.info));
  /** The place in `days` of the day that the step belongs to. */
  today = $derived(this.days.findLastIndex(({ step }) => step <= this.step));
  private wanted = 0;
  private told = new Map<number, GameEvent[]>();

  constructor(readonly id: string) {
    super();
  }

  name = (seat: number) => seatName(seat, this.names);

  async open(step: number, seat: number | null) {
    const found = await api.replay(this.id);
    this.info = found.table;
    this.steps = found.steps;
    this.days = found.days;
    await this.to(step, seat !== null && seat < found.table.seats.length ? seat : null);
  }

  /** Shows the game after this step, as this seat saw it. Resolves to the events of the step, or to none if another moment was asked
   *  for meanwhile. */
  async to(step: number, seat = this.seat): Promise<GameEvent[]> {
    if (seat !== this.seat) this.told.clear();
    const wanted = (this.wanted = Math.max(0, Math.min(this.steps, step)));
    this.step = wanted;
    this.seat = seat;
    const moment = await api.moment(this.id, wanted, seat);
    if (wanted !== this.wanted || seat !== this.seat) return []; // the slider has moved on meanwhile
    this.view = moment.view;
    this.told.set(wanted, moment.events);
    this.events = moment.events;
    void this.lookBack(wanted).catch(() => undefined); // the log is shorter without the steps before
    return moment.events;
  }

  /** Fetches the events of the steps before, for the log. */
  private async lookBack(wanted: number) {
    const first = Math.max(0, wanted - BEFORE);
    for (let step = wanted - 1; step >= first; step--) {
      if (wanted !== this.wanted) return;
      if (!this.told.has(step)) this.told.set(step, (await api.moment(this.id, step, this.seat)).events);
      if (wanted !== this.wanted) return;
      this.events = Array.from({ length: wanted - step + 1 }, (_, at) => this.told.get(step + at) ?? []).flat();
    }
  }

  answer() {}
}
