import type { GameEvent, Loot, View } from "./wire";

/** The view after one more event, so that it can be shown happening. The server's view at the end has the last word. */
export function apply(view: View, event: GameEvent): View {
  const seat = event.seat as number;
  const rank = event.rank as number;
  const loot = event.loot as Loot;
  switch (event.event) {
    case "voyage_began": {
      const dealt = event.dealt as number[];
      return {
        ...view,
        voyage: event.voyage as number,
        day: 1,
        days: event.days as Loot[][],
        days_of_voyage: (event.days as Loot[][]).length,
        hand: view.seat === null ? [] : sorted([...view.hand, ...dealt]),
        players: view.players.map((each) => ({ ...each, hand_size: each.hand_size + dealt.length, doubloons: 0 })),
      };
    }
    case "day_began": {
      const day = event.day as number;
      const days = view.days.slice(view.days.length - view.days_of_voyage + day - 1);
      return {
        ...view,
        day,
        days,
        phase: "choosing",
        island: [],
        players: view.players.map((each) => ({ ...each, has_chosen: false })),
      };
    }
    case "chose": {
      const next = seatChange(view, seat, (each) => ({ ...each, has_chosen: true }));
      return seat === view.seat ? { ...next, chosen: rank } : next;
    }
    case "revealed": {
      const island = event.island as [number, number][];
      const own = island.find(([who]) => who === view.seat)?.[1];
      return {
        ...view,
        island,
        chosen: 0,
        hand: view.hand.filter((each) => each !== own),
        players: view.players.map((each, who) => ({
          ...each,
          has_chosen: false,
          hand_size: each.hand_size - island.filter(([owner]) => owner === who).length,
        })),
      };
    }
    case "phase_began": {
      const phase = event.phase as View["phase"];
      const past = phase === "night" && view.days.length === view.days_of_voyage - view.day + 1;
      return { ...view, phase, days: past ? view.days.slice(1) : view.days, turn: { ...view.turn, acting: null } };
    }
    case "acted":
      return { ...view, turn: { ...view.turn, acting: `${rank}@${seat}` } };
    case "placed": {
      const island = [...view.island];
      island.splice(event.place as number, 0, [seat, rank]);
      return leaveHand({ ...view, island }, seat, rank);
    }
    case "gained_loot":
      return seatChange(event.origin === "day" ? offDay(view, loot, 1) : view, seat, (each) => ({
        ...each,
        loot: [...each.loot, loot],
      }));
    case "took_loot":
      return seatChange(
        seatChange(view, event.victim as number, (each) => ({ ...each, loot: without(each.loot, loot) })),
        seat,
        (each) => ({ ...each, loot: [...each.loot, loot] }),
      );
    case "discarded_loot": {
      const count = event.count as number;
      if (event.seat === null) return offDay(view, loot, count);
      return seatChange(view, seat, (each) => ({ ...each, loot: without(each.loot, loot, count) }));
    }
    case "swapped_loot": {
      const [today, tomorrow, ...rest] = view.days;
      if (!tomorrow) return view;
      const from = event.today as Loot;
      const to = event.tomorrow as Loot;
      return { ...view, days: [[...without(today, from), to], [...without(tomorrow, to), from], ...rest] };
    }
    case "brought_forward": {
      const [today, tomorrow, ...rest] = view.days;
      if (!tomorrow) return view;
      return { ...view, days: [[...today, loot], without(tomorrow, loot), ...rest] };
    }
    case "doubloons":
      return seatChange(view, seat, (each) => ({ ...each, doubloons: event.now as number }));
    case "paid": {
      const amount = event.amount as number;
      return seatChange(
        seatChange(view, seat, (each) => ({ ...each, doubloons: each.doubloons - amount })),
        event.receiver as number,
        (each) => ({ ...each, doubloons: each.doubloons + amount }),
      );
    }
    case "moved_reputation":
      return { ...view, track: event.track as number[] };
    case "discarded_character": {
      const next = event.origin === "island" ? offIsland(view, seat, rank) : offShip(view, seat, rank);
      return bury(next, seat, rank);
    }
    case "went_aboard": {
      const next =
        event.origin === "island"
          ? offIsland(view, seat, rank)
          : event.origin === "hand"
            ? leaveHand(view, seat, rank)
            : dig(view, seat, rank);
      return seatChange(next, seat, (each) => ({ ...each, ship: sorted([...each.ship, rank]) }));
    }
    case "returned_to_hand": {
      const from = event.origin === "ship" ? offShip(view, seat, rank) : dig(view, seat, rank);
      const next = seatChange(from, seat, (each) => ({ ...each, hand_size: each.hand_size + 1 }));
      return seat === view.seat && rank ? { ...next, hand: sorted([...next.hand, rank]) } : next;
    }
    case "kept":
      return seatChange(view, seat, (each) => ({ ...each, kept: sorted([...each.kept, rank]) }));
    case "scored":
      return seatChange(view, seat, (each) => ({ ...each, score: event.score as number }));
    case "pilferer_left":
      return { ...view, island: view.island.filter(([who]) => who !== 6) };
    case "game_ended":
      return { ...view, phase: "over", standing: event.standing as number[] };
  }
  return view;
}

const sorted = (ranks: number[]) => [...new Set(ranks)].sort((a, b) => a - b);

function without<T>(all: T[], one: T, count = 1): T[] {
  const left = [...all];
  for (let i = 0; i < count; i++) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function seatChange(view: View, seat: number, change: (player: View["players"][0]) => View["players"][0]): View {
  return { ...view, players: view.players.map((each, who) => (who === seat ? change(each) : each)) };
}

const offDay = (view: View, loot: Loot, count: number): View => ({
  ...view,
  days: view.days.map((day, at) => (at === 0 ? without(day, loot, count) : day)),
});

const offIsland = (view: View, seat: number, rank: number): View => ({
  ...view,
  island: view.island.filter(([who, what]) => who !== seat || what !== rank),
});

const offShip = (view: View, seat: number, rank: number) =>
  seatChange(view, seat, (each) => ({ ...each, ship: without(each.ship, rank), kept: without(each.kept, rank) }));

function leaveHand(view: View, seat: number, rank: number): View {
  const next = seatChange(view, seat, (each) => ({ ...each, hand_size: each.hand_size - 1 }));
  return seat === view.seat ? { ...next, hand: without(next.hand, rank) } : next;
}

function bury(view: View, seat: number, rank: number): View {
  const next = seatChange(view, seat, (each) => ({ ...each, graveyard_size: each.graveyard_size + 1 }));
  return seat === view.seat ? { ...next, graveyard: sorted([...next.graveyard, rank]) } : next;
}

function dig(view: View, seat: number, rank: number): View {
  const next = seatChange(view, seat, (each) => ({ ...each, graveyard_size: each.graveyard_size - 1 }));
  return seat === view.seat ? { ...next, graveyard: without(next.graveyard, rank) } : next;
}
