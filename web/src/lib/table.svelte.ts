import { tick } from "svelte";
import { history, Refused, renamed } from "./api";
import { apply } from "./apply";
import { facesOf } from "./faces";
import { linkTo, type Connection, type Link, type MaybeFields, type RequestType } from "./link";
import { isSilent } from "./log";
import { ledgerOf } from "./ledger";
import { coins, fly, glide, places, rise, spot, type Places } from "./motion";
import { settings, type Speed } from "./settings.svelte";
import { play, type Cue } from "./sound";
import { factsOf, recapOf, type Recap } from "./recap";
import { scene } from "./scene.svelte";
import { actingOf, called, seatName, sentence } from "./tell";
import { t } from "./words.svelte";
import type { ChatLine, GameEvent, Happened, Me, Option, Question, ServerMessage, TableInfo, Time, View } from "./wire";

// Milliseconds that an event takes at the relaxed pace.
const LENGTH: Partial<Record<GameEvent["event"], number>> = {
  voyage_began: 900,
  day_began: 700,
  chose: 60,
  revealed: 1800,
  phase_began: 650,
  acted: 650,
  gained_loot: 750,
  took_loot: 900,
  paid: 900,
  doubloons: 650,
  moved_reputation: 700,
  went_aboard: 400,
  discarded_character: 800,
  automa_chose: 1100,
  day_ended: 0,
  hand_known: 0,
  deck_shown: 0,
  explained: 0,
  scored: 500,
};
const USUAL = 550;
const PACE = { relaxed: 1, brisk: 0.38, instant: 0 };
const REDUCED = 0.6; // without motion there is less to wait for

/** Milliseconds that an event is shown. */
export const lengthOf = ({ event }: GameEvent, speed: Speed, still = false) =>
  (LENGTH[event] ?? USUAL) * PACE[speed] * (still ? REDUCED : 1);

const TAKE_BACK = 2000; // milliseconds in which a choice can be taken back

const CUES: Partial<Record<GameEvent["event"], Cue>> = {
  revealed: "flip",
  gained_loot: "token",
  took_loot: "token",
  paid: "coin",
  moved_reputation: "slide",
  went_aboard: "aboard",
  discarded_character: "hit",
  voyage_ended: "fanfare",
};

const KEPT = 1500; // events remembered for log and ledger

/** The data that the board shows, of a table or of a replay. */
export interface Shown {
  info: TableInfo | null;
  seat: number | null;
  view: View | null;
  names: string[];
  name: (seat: number) => string;
  /** The figure at each seat, for the player's face. */
  faces: string[];
  events: GameEvent[];
  asking: Question | null;
  question: Question | null;
  chosen: number;
  busy: boolean;
  revealing: boolean;
  now: GameEvent | null;
  time: (Time & { here: number }) | null;
  /** The player is about to change a chosen card. */
  again: boolean;
  /** A choice that has not gone out yet: it waits for a second tap, or for two seconds. */
  held: { option: Option; asks: boolean } | null;
  takeBack: () => void;
  /** Pause, single steps and skipping, where events are played. */
  player: { paused: boolean; hold: () => void; step: () => void; skip: () => void } | null;
  recap: Recap | null;
  /** The character whose ability is carried out. */
  acting: { seat: number; rank: number } | null;
  answer: (option: Option) => void;
}

/** One table: its connection, the view on the screen, and the open question. */
export class Table implements Shown {
  info = $state.raw<TableInfo | null>(null);
  told = 0; // when `info` came, in milliseconds
  seat = $state<number | null>(null);
  guest = $state("");
  seatLink = $state<string | null>(null);
  view = $state.raw<View | null>(null);
  change = $state.raw<Question | null>(null);
  time = $state.raw<(Time & { here: number }) | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<Me[]>([]);
  removed = $state(false); // by the host
  events = $state.raw<GameEvent[]>([]);
  connection = $state<Connection>("connecting");
  closed = $state(""); // the reason with which the server closed the socket
  busy = $state(false);
  now = $state.raw<GameEvent | null>(null);
  revealing = $state(false);
  sent = $state.raw<{ question: number; option: Option } | null>(null);
  acting = $state.raw<{ seat: number; rank: number } | null>(null);
  trouble = $state("");
  recap = $state.raw<Recap | null>(null);
  again = $state(false);
  ended = $state(0); // the voyage whose breakdown is shown
  gate: ((event: GameEvent) => Promise<void>) | null = null; // the guided voyage holds an event back until its explanation is read
  held = $state.raw<{ question: number; option: Option; asks: boolean } | null>(null);
  paused = $state(false);
  gated = $state(false); // the guided voyage holds an event

  private link: Link;
  private number = 0;
  private untold = 0;
  private shown: { number: number; events: GameEvent[] } | null = null; // after the last message whose events were shown
  private queue: Happened[] = [];
  private wake: (() => void) | null = null;
  private timer = 0;
  private holding = 0;
  private hasty = false;
  private dayStart: View | null = null;
  private first = true;

  constructor(
    readonly id: string,
    private seatKey: string | null = null,
  ) {
    this.restore();
    addEventListener("pagehide", this.store);
    document.addEventListener("visibilitychange", this.away);
    this.link = this.connect();
  }

  private connect(steal = false) {
    return linkTo(
      this.id,
      () => ({ after: this.number, link: this.seatKey }),
      (message) => this.hear(message),
      (connection, reason = "") => {
        this.connection = connection;
        if (connection === "closed") this.closed = reason;
      },
      steal,
    );
  }

  /** Opens a link that was closed once more, if need be in the place of another tab. */
  reopen() {
    this.link.close();
    this.sent = null; // if the answer was stored, the table shows it
    const steal = this.closed === "other_tab";
    this.closed = "";
    this.link = this.connect(steal);
  }

  /** Lets the bots of this device answer quickly. */
  hurry = () => this.link.hurry();

  leaveRoom() {
    this.takeBack();
    removeEventListener("pagehide", this.store);
    document.removeEventListener("visibilitychange", this.away);
    this.store();
    this.link.close();
    this.sailOn();
    this.skip();
  }

  // Questions

  /** The open question to this seat, after the events before it have been shown. */
  question = $derived.by<Question | null>(() => {
    if (this.busy || !this.view || this.seat === null) return null;
    const open = this.view.questions[0] ?? null;
    return open && this.sent?.question !== open.id ? open : null;
  });

  private open = $state<number | null>(null); // the question of the newest message
  /** This seat has to answer, whatever is still shown of what happened before. */
  due = $derived(this.seat !== null && this.open !== null && this.open !== this.sent?.question);

  /** The question whose options can be clicked: the open one, or the one under which a chosen card can be changed. */
  asking = $derived<Question | null>(this.question ?? (this.busy ? null : this.change));
  chosen = $derived.by(() => {
    if (this.held?.option.place === "hand") return this.held.option.rank ?? 0;
    const sent = this.view?.phase === "choosing" && this.sent?.option.place === "hand" ? this.sent.option.rank : null;
    return sent ?? this.view?.chosen ?? 0;
  });

  names = $derived.by(() => namesOf(this.info));
  name = (seat: number) => seatName(seat, this.names);
  faces = $derived(facesOf(this.info));
  ledger = $derived(ledgerOf(this.events));

  /** Chooses. Depending on the settings the choice waits for a second tap or for two seconds; choosing it again sends it. */
  answer = (option: Option) => {
    const question = this.asking;
    if (!question?.options.includes(option)) return;
    const again = this.held?.option === option;
    this.takeBack();
    if (question === this.change && option.rank === this.chosen) return void (this.again = false);
    const deadline = this.time?.deadlines[question.seat];
    const hurried = deadline !== undefined && deadline - this.time!.now - (Date.now() / 1000 - this.time!.here) < 4;
    if (again || settings.sending === "send" || hurried) return void this.send(question, option);
    const asks = settings.sending === "ask";
    this.held = { question: question.id, option, asks };
    play("slide");
    if (!asks) this.holding = window.setTimeout(this.sendHeld, TAKE_BACK);
  };

  /** Forgets a choice that has not gone out. */
  takeBack = () => {
    clearTimeout(this.holding);
    this.held = null;
  };

  /** A choice stays lifted as long as its question is open, also when another player's choice has brought a new view. */
  private keepHeld(open: Question | null) {
    const { held } = this;
    if (!held) return;
    const option = open?.id === held.question && open.options.find(({ id }) => id === held.option.id);
    if (option) this.held = { ...held, option };
    else this.takeBack();
  }

  private sendHeld = () => {
    const { held, asking } = this;
    this.takeBack();
    if (held && asking?.id === held.question) void this.send(asking, held.option);
  };

  /** Whoever turns to another tab has decided. */
  private away = () => {
    if (!document.hidden) return;
    if (this.held && !this.held.asks) this.sendHeld();
    this.store(); // a phone may end a page that is out of sight
  };

  private async send(question: Question, option: Option) {
    this.sent = { question: question.id, option };
    this.again = false;
    this.trouble = "";
    play("slide");
    try {
      await this.link.ask("answer", { question: question.id, option: option.id });
    } catch (refusal) {
      this.sent = null;
      this.complain(refusal);
    }
  }

  async ask<T extends RequestType>(type: T, ...fields: MaybeFields<T>) {
    this.trouble = "";
    try {
      await this.link.ask(type, ...fields);
      return true;
    } catch (refusal) {
      this.complain(refusal);
      return false;
    }
  }

  /** Takes a name, here and everywhere else. */
  async takeName(name: string) {
    if (!(await this.ask("take_name", { name }))) return false;
    await renamed(name);
    return true;
  }

  complain = (refusal: unknown) => {
    this.trouble = refusal instanceof Refused ? refusal.code : "failed";
  };

  // Messages of the server

  private hear(message: ServerMessage) {
    switch (message.type) {
      case "welcome":
        this.guest = message.guest;
        this.seatKey = null;
      // falls through
      case "table":
        this.seat = message.seat;
        this.seatLink = message.link;
        this.told = Date.now();
        this.info = message.table;
        this.removed = message.removed;
        break;
      case "chat": {
        const known = new Set(this.chat.map(({ id }) => id));
        const fresh = message.lines.filter(({ id }) => !known.has(id));
        this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id).slice(-200); // lines of an unmuted guest come late
        break;
      }
      case "muted":
        this.muted = message.guests;
        this.chat = this.chat.filter(({ guest }) => !message.guests.some((each) => each.guest === guest));
        break;
      case "happened":
        this.happened(message);
    }
  }

  private happened(message: Happened) {
    const fresh = message.whole
      ? []
      : message.events.slice(Math.max(0, message.events.length - (message.number - this.number)));
    this.number = message.number;
    this.open = message.view.questions[0]?.id ?? null;
    this.time = message.time ? { ...message.time, here: Date.now() / 1000 } : null;
    const hasty = !this.gate && (PACE[settings.kept.speed] === 0 || document.hidden);
    // The choice of another player shows nothing to wait for; meanwhile an open question stays open.
    const quiet = fresh.every(({ event }) => event === "chose") && !this.busy;
    const atOnce = this.first || message.whole || !this.view || hasty || quiet;
    const holds = !this.first && fresh.some(isBreak); // the breakdown of a voyage is read before the next one begins
    this.first = false;
    if (message.whole) {
      this.events = [];
      this.queue = [];
      void this.lookBack(message.number);
    }
    if (atOnce && !this.busy && !holds) {
      for (const event of fresh) this.take(event);
      return this.settle(message);
    }
    this.queue.push({ ...message, events: fresh });
    if (atOnce) this.hasty = true;
    if (!this.busy) void this.playOn();
    else if (atOnce) this.wake?.();
  }

  private settle(message: Happened) {
    const asked = this.view?.questions[0]?.id;
    this.view = message.view;
    this.change = message.change;
    if (!message.change) this.again = false;
    this.keepHeld(message.view.questions[0] ?? message.change);
    this.now = null;
    this.acting = actingOf(message.view.turn);
    const question = message.view.questions[0];
    if (this.sent && (question ? question.id !== this.sent.question : this.change?.id !== this.sent.question))
      this.sent = null;
    if (this.sent && this.change && message.view.chosen === this.sent.option.rank) this.sent = null;
    if (question && question.id !== asked) play("turn");
    this.dayStart ??= message.view;
    this.shown = { number: this.number, events: this.events };
  }

  // Animation

  private async playOn() {
    this.busy = true;
    try {
      while (this.queue.length) {
        const message = this.queue.shift()!;
        for (const event of message.events) {
          await this.show(event);
          if (isBreak(event) && this.ended) await new Promise<void>((resolve) => (this.goOn = resolve));
        }
        this.settle(message);
      }
    } finally {
      this.busy = false;
      this.hasty = false;
      this.paused = false;
    }
  }

  private goOn: (() => void) | null = null;

  /** Closes the breakdown of a voyage and begins the next one. */
  sailOn() {
    this.ended = 0;
    this.goOn?.();
  }

  /** Skips the animation up to the next question. */
  skip = () => {
    this.hurry();
    if (!this.busy) return;
    this.hasty = true;
    this.paused = false;
    this.wake?.();
  };

  /** Pauses before the next event, or plays on. */
  hold = () => {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else this.wake?.();
  };

  /** Shows the next event and pauses again. */
  step = () => {
    this.paused = true;
    this.wake?.();
  };

  player = $derived(
    this.busy && !this.ended ? { paused: this.paused, hold: this.hold, step: this.step, skip: this.skip } : null,
  );

  private async show(event: GameEvent) {
    this.gated = this.gate !== null;
    await this.gate?.(event);
    this.gated = false;
    const backlog = this.queue.reduce((sum, { events }) => sum + events.length, 0);
    const pace = this.hasty || document.hidden ? 0 : backlog > 40 ? 0.4 : 1;
    const length = lengthOf(event, settings.kept.speed, settings.still) * pace;
    const moving = length > 0 && !settings.still;
    const leaves = event.event === "discarded_character" || event.event === "returned_to_hand";
    const before = moving ? places(leaves ? [`card:${event.seat}:${event.rank}`] : []) : null;
    const from = moving ? origin(event) : null;
    this.take(event);
    if (!isSilent(event)) this.now = event;
    this.revealing = moving && event.event === "revealed";
    if (event.event === "acted") this.acting = { seat: event.seat, rank: event.rank };
    else if (event.event === "phase_began" || event.event === "day_began") this.acting = null;
    if (length === 0) return;
    await tick();
    const cue = event.event === "doubloons" ? (event.change > 0 ? "coin" : "loss") : CUES[event.event];
    if (cue) play(cue);
    if (before) move(event, before, from, length);
    await this.pause(length);
    this.revealing = false;
  }

  private pause(length: number) {
    return new Promise<void>((resolve) => {
      if (!this.paused) this.timer = window.setTimeout(resolve, length);
      this.wake = () => (clearTimeout(this.timer), resolve());
    });
  }

  /** Folds an event into the view, and notes it for log, ledger and screen readers. */
  private take(event: GameEvent) {
    this.events = [...this.events, event].slice(-KEPT);
    this.mark(event);
    if (this.view) this.view = apply(this.view, event);
    if (settings.kept.spoken === "events" && !isSilent(event) && event.event !== "acted")
      scene.say(sentence(event, this));
  }

  private mark(event: GameEvent) {
    // The last day of a voyage ends where doubloons become points.
    if (event.event === "day_began" || (event.event === "scored" && this.dayStart)) {
      if (this.dayStart && this.view && this.seat !== null && this.dayStart.phase !== "over") {
        this.recap = recapOf(this.dayStart, this.view, this.seat);
      }
      if (this.dayStart && this.view && settings.kept.spoken !== "questions") this.tellDay(this.dayStart, this.view);
      this.dayStart = event.event === "day_began" && this.view ? apply(this.view, event) : null;
    }
    if (event.event === "voyage_ended" && !this.first) this.ended = event.voyage;
  }

  /** Tells screen readers what the day brought to each player. */
  private tellDay(before: View, after: View) {
    if (!before.day || before.phase === "over") return;
    const reveal = this.events.findLast(({ event }) => event === "revealed");
    const changes = after.players.map(
      (_, seat) => `${called(this, seat)}: ${factsOf(recapOf(before, after, seat)).join(", ")}.`,
    );
    scene.say(
      [`${t("recap", { day: before.day })}`, ...(reveal ? [`${sentence(reveal, this)}.`] : []), ...changes].join(" "),
    );
  }

  /** Fetches the events up to this number, which the socket left out, for log and ledger. The board does not animate them. */
  private async lookBack(number: number) {
    this.untold = number;
    try {
      const told = await history(this.id, this.seat);
      if (this.untold !== number || told.seat !== this.seat) return; // another message has replaced everything meanwhile
      this.events = [...told.events.slice(0, number), ...this.events].slice(-KEPT);
      this.shown = { number: this.number, events: this.events };
    } catch {
      // without the history the log begins here
    }
  }

  // Log and ledger survive a refresh of the page

  private store = () => {
    if (!this.shown) return;
    try {
      const { id, guest, seat, shown } = this;
      sessionStorage.setItem("galecrest-table", JSON.stringify({ id, guest, seat, ...shown } satisfies Stored));
    } catch {
      // without storage the log is empty after a refresh
    }
  };

  private restore() {
    try {
      const kept = JSON.parse(sessionStorage.getItem("galecrest-table") ?? "null") as Stored | null;
      if (kept?.id !== this.id || this.seatKey || kept.events.length < Math.min(kept.number, KEPT)) return;
      this.events = kept.events;
      this.number = kept.number;
    } catch {
      // nothing usable was stored
    }
  }
}

type Origin = { copy: HTMLElement; box: DOMRect } | null;

/** A copy of the token at the place that it is about to leave. */
function origin(event: GameEvent): Origin {
  const element = spotBefore(event);
  return element && { copy: element.cloneNode(true) as HTMLElement, box: element.getBoundingClientRect() };
}

function spotBefore(event: GameEvent): HTMLElement | null {
  switch (event.event) {
    case "gained_loot":
      return spot(event.origin === "day" ? `day:${event.loot}` : "bag");
    case "took_loot":
      return spot(`loot:${event.victim}:${event.loot}`);
    case "discarded_loot":
      return spot(event.seat === null ? `day:${event.loot}` : `loot:${event.seat}:${event.loot}`);
  }
  return null;
}

/** Animates an event: cards glide, tokens and coins fly, numbers rise. */
function move(event: GameEvent, before: Places, from: Origin, length: number) {
  const flight = Math.min(length, 700);
  if (event.event !== "revealed" && event.event !== "day_began") glide(before, Math.min(length, 650));
  switch (event.event) {
    case "gained_loot":
    case "took_loot": {
      const to = spot(`loot:${event.seat}:${event.loot}`) ?? spot(`purse:${event.seat}`);
      if (from) fly(from.copy, from.box, to?.getBoundingClientRect() ?? null, flight);
      break;
    }
    case "discarded_loot":
      if (from) fly(from.copy, from.box, spot("bag")?.getBoundingClientRect() ?? null, flight);
      break;
    case "doubloons": {
      const purse = spot(`purse:${event.seat}`);
      const source = document.querySelector<HTMLElement>("[data-acting]") ?? spot("isle");
      if (event.change > 0) coins(source, purse, event.change, flight);
      rise(purse, signed(event.change), event.change > 0, length);
      break;
    }
    case "moved_reputation":
      rise(spot(`pennant:${event.seat}`), signed(event.spaces), event.spaces > 0, length);
      break;
    case "paid":
      coins(spot(`purse:${event.seat}`), spot(`purse:${event.receiver}`), event.amount, flight);
      break;
    case "discarded_character": {
      const gone = before.get(`card:${event.seat}:${event.rank}`);
      const grave = spot(`grave:${event.seat}`)?.getBoundingClientRect() ?? null;
      if (gone?.copy) fly(gone.copy, gone.box, grave, flight, { tips: true });
      break;
    }
  }
}

/** The end of a voyage after which another one begins. */
const isBreak = (event: GameEvent) => event.event === "voyage_ended" && event.voyage < 3;

const signed = (number: number) => (number > 0 ? `+${number}` : `−${-number}`);

/** The form in which a browser tab stores log and ledger. */
interface Stored {
  id: string;
  guest: string;
  seat: number | null;
  number: number;
  events: GameEvent[];
}

/** The names of all seats. A bot gets a sailor's name. */
export function namesOf(info: Pick<TableInfo, "seats" | "setup"> | null): string[] {
  if (!info) return [];
  const bots = info.seats.filter((each) => each.bot && !each.name);
  const names = info.seats.map(
    (each) => each.name || (each.bot ? t(`sailor-${bots.indexOf(each) % 5}`) : t("seat-free")),
  );
  return info.setup.level || info.setup.players === 1 ? [names[0], t("automa")] : names;
}
