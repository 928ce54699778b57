import type { TableInfo, View } from "./wire";

/** People who share this device: whose hand is open, by table. After a reload none is. */
class Hotseat {
  open = $state<Record<string, number>>({});
}

export const hotseat = new Hotseat();

/** The seats of the people at a table. */
export const peopleOf = (info: TableInfo | null) =>
  (info?.seats ?? []).flatMap(({ guest, bot }, seat) => (guest && !bot ? [seat] : []));

/** Whether the game waits for this seat. */
export const isAsked = (view: View, seat: number) =>
  view.phase === "choosing"
    ? !view.players[seat].has_chosen && view.players[seat].hand_size > 0
    : view.turn.kind !== "" && view.turn.seat === seat;
