import { LOOT, PILFERER } from "./catalogue";
import type { GameEvent, Loot, Player, View } from "./wire";

/** The view after one more event. It knows no rule: events carry their results. All fields but `turn` and `questions`, which say what
 *  is asked and half done, are the server's own; `tests/fold.test.ts` proves it with whole games. */
export function apply(view: View, event: GameEvent): View {
  switch (event.event) {
    case "voyage_began":
      return {
        ...view,
        voyage: event.voyage,
        days: event.days,
        days_of_voyage: event.days.length,
        bag: event.days.reduce((bag, day) => less(bag, day), view.bag),
        undealt: less(view.undealt, event.dealt),
        top: [],
        hand: view.seat === null ? [] : crew(view.hand, event.dealt),
        players: view.players.map((each) => ({
          ...each,
          hand_size: each.hand_size + event.dealt.length,
          holds: crew(each.holds, event.dealt),
        })),
      };
    case "day_began":
      return { ...view, day: event.day, phase: "choosing" };
    case "chose": {
      const next = at(view, event.seat, () => ({ has_chosen: true }));
      return event.seat === view.seat ? { ...next, chosen: event.rank ?? 0 } : next;
    }
    case "revealed": {
      const gone = event.island.reduce((now, [seat, rank]) => fromHand(now, seat, rank), view);
      const players = gone.players.map((each) => ({ ...each, has_chosen: false }));
      return { ...gone, island: event.island, chosen: 0, players };
    }
    case "phase_began":
      return { ...view, phase: event.phase };
    case "day_ended":
      return { ...view, island: [], days: view.days.slice(1) };
    case "placed": {
      const island = view.island.toSpliced(event.place, 0, [event.seat, event.rank]);
      return fromHand({ ...view, island }, event.seat, event.rank);
    }
    case "gained_loot": {
      const next = event.origin === "day" ? today(view, [event.loot]) : { ...view, bag: less(view.bag, [event.loot]) };
      return at(next, event.seat, ({ loot }) => ({ loot: pile(loot, [event.loot]) }));
    }
    case "took_loot": {
      const next = at(view, event.victim, ({ loot }) => ({ loot: less(loot, [event.loot]) }));
      return at(next, event.seat, ({ loot }) => ({ loot: pile(loot, [event.loot]) }));
    }
    case "discarded_loot": {
      const tokens = Array.from({ length: event.count }, () => event.loot);
      const next = { ...view, bag: pile(view.bag, tokens) };
      if (event.seat === null) return today(next, tokens);
      return at(next, event.seat, ({ loot }) => ({ loot: less(loot, tokens) }));
    }
    case "swapped_loot": {
      const [now, next, ...rest] = view.days;
      const days = [
        pile(less(now, [event.today]), [event.tomorrow]),
        pile(less(next, [event.tomorrow]), [event.today]),
      ];
      return { ...view, days: [...days, ...rest] };
    }
    case "brought_forward": {
      const [now, next, ...rest] = view.days;
      return { ...view, days: [pile(now, [event.loot]), less(next, [event.loot]), ...rest] };
    }
    case "doubloons":
      return at(view, event.seat, () => ({ doubloons: event.now }));
    case "paid": {
      const next = at(view, event.seat, ({ doubloons }) => ({ doubloons: doubloons - event.amount }));
      return at(next, event.receiver, ({ doubloons }) => ({ doubloons: doubloons + event.amount }));
    }
    case "moved_reputation":
      return { ...view, track: event.track, standing: event.standing };
    case "discarded_character": {
      const next = event.origin === "island" ? fromIsland(view, event) : fromShip(view, event);
      return bury(next, event.seat, [event.rank]);
    }
    case "went_aboard":
      return at(leave(view, event), event.seat, ({ ship }) => ({ ship: crew(ship, [event.rank]) }));
    case "returned_to_hand": {
      const { seat, rank } = event;
      const next = event.origin === "ship" && rank !== null ? fromShip(view, { seat, rank }) : dig(view, seat, rank);
      const known = event.origin === "ship" && rank !== null ? [rank] : []; // `hand_known` follows for other cards
      const more = at(next, seat, (each) => ({ hand_size: each.hand_size + 1, holds: crew(each.holds, known) }));
      return seat === view.seat && rank !== null ? { ...more, hand: crew(more.hand, [rank]) } : more;
    }
    case "hand_known":
      return at(view, event.seat, () => ({ holds: event.holds, may_hold: event.may_hold }));
    case "kept":
      return at(view, event.seat, ({ kept }) => ({ kept: crew(kept, [event.rank]) }));
    case "scored": {
      const next = at(view, event.seat, () => ({ score: event.score, doubloons: 0 }));
      return { ...next, standing: event.standing };
    }
    case "unloaded": {
      const next = at(view, event.seat, ({ ship, loot }) => ({
        ship: less(ship, event.buried),
        kept: [],
        loot: less(loot, event.returned),
      }));
      return bury({ ...next, bag: pile(view.bag, event.returned) }, event.seat, event.buried);
    }
    case "deck_shown":
      return { ...view, top: event.pointers };
    case "pilferer_came":
      return { ...view, top: [] };
    case "pilferer_left":
      return { ...view, island: view.island.filter(([seat]) => seat !== PILFERER) };
    case "game_ended":
      return { ...view, phase: "over", standing: event.standing };
  }
  return view;
}

/** A character of a seat. */
interface Who {
  seat: number;
  rank: number;
}

/** A pile with more tokens in it, in the order of the kinds. */
const pile = (tokens: Loot[], more: Loot[]) =>
  more.length ? [...tokens, ...more].sort((a, b) => LOOT.indexOf(a) - LOOT.indexOf(b)) : tokens;

/** Ranks with some more among them, in ascending order. */
const crew = (ranks: number[], more: number[]) =>
  more.length ? [...new Set([...ranks, ...more])].sort((a, b) => a - b) : ranks;

/** The list without these items, each removed once. */
function less<T>(all: T[], gone: T[]): T[] {
  const left = [...all];
  for (const one of gone) {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** The view with a change at one seat. */
const at = (view: View, seat: number, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((each, who) => (who === seat ? { ...each, ...change(each) } : each)),
});

const today = (view: View, gone: Loot[]): View => ({ ...view, days: view.days.with(0, less(view.days[0], gone)) });

const fromIsland = (view: View, { seat, rank }: Who): View => ({
  ...view,
  island: view.island.filter(([who, what]) => who !== seat || what !== rank),
});

const fromShip = (view: View, { seat, rank }: Who) =>
  at(view, seat, ({ ship, kept }) => ({ ship: less(ship, [rank]), kept: less(kept, [rank]) }));

/** Removes a card from a hand. Everybody sees which. */
function fromHand(view: View, seat: number, rank: number): View {
  const next = at(view, seat, ({ hand_size, holds }) => ({ hand_size: hand_size - 1, holds: less(holds, [rank]) }));
  return seat === view.seat ? { ...next, hand: less(next.hand, [rank]) } : next;
}

/** Removes a character that goes aboard from its origin. */
function leave(view: View, event: Who & { origin: string }): View {
  if (event.origin === "island") return fromIsland(view, event);
  return event.origin === "hand" ? fromHand(view, event.seat, event.rank) : dig(view, event.seat, event.rank);
}

function bury(view: View, seat: number, ranks: number[]): View {
  const next = at(view, seat, ({ graveyard_size }) => ({ graveyard_size: graveyard_size + ranks.length }));
  return seat === view.seat ? { ...next, graveyard: crew(next.graveyard, ranks) } : next;
}

function dig(view: View, seat: number, rank: number | null): View {
  const next = at(view, seat, ({ graveyard_size }) => ({ graveyard_size: graveyard_size - 1 }));
  return seat === view.seat && rank !== null ? { ...next, graveyard: less(next.graveyard, [rank]) } : next;
}
