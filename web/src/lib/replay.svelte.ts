import * as api from "./api";
import { actingOf, seatName } from "./tell";
import { namesOf, type Shown } from "./table.svelte";
import type { GameEvent, TableInfo, View } from "./wire";

const BEFORE = 12;

/** A finished game, step by step, as one seat or a spectator saw it. */
export class Replay implements Shown {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  step = $state(0);
  steps = $state(0);
  events = $state.raw<GameEvent[]>([]);
  asking = null;
  question = null;
  acting = $derived(this.view ? actingOf(this.view.turn) : null);
  chosen = $derived(this.view?.chosen ?? 0);
  busy = false;
  revealing = false;
  now = null;
  again = false;
  recap = null;
  held = null;
  player = null;
  time = null;
  names = $derived.by(() => namesOf(this.info));
  private wanted = 0;
  private told = new Map<number, GameEvent[]>();

  constructor(readonly id: string) {}

  name = (seat: number) => seatName(seat, this.names);

  async open() {
    const found = await api.replay(this.id);
    this.info = found.table;
    this.steps = found.steps;
    await this.to(0);
  }

  async to(step: number) {
    const wanted = (this.wanted = Math.max(0, Math.min(this.steps, step)));
    this.step = wanted;
    const moment = await api.moment(this.id, wanted, this.seat);
    if (wanted !== this.wanted) return; // the slider has moved on meanwhile
    this.view = moment.view;
    this.told.set(wanted, moment.events);
    this.events = moment.events;
    await this.lookBack(wanted);
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

  async sit(seat: number | null) {
    this.seat = seat;
    this.told.clear();
    await this.to(this.step);
  }

  answer() {}
  takeBack() {}
}
