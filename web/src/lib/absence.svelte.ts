import { isHere } from "./api";
import type { Table } from "./table.svelte";

/** The people for whom nobody need wait any longer: who was not connected for longer than the table waits, and who does not answer. The
 *  server decides the same (`Table.is_absent` and `Table.acting_host` in Python). */
export class Absence {
  private now = $state(Date.now());

  constructor(private table: Table) {
    $effect(() => {
      const waits = table.info?.seats.some(({ patience }) => patience !== null) || Object.keys(this.patience).length;
      this.now = Date.now();
      if (!waits) return;
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  // Whoever shares this device sits beside the others.
  private get patience() {
    return isHere(this.table.id) ? {} : (this.table.time?.patience ?? {});
  }

  /** Connected, but without an answer for a long time. */
  isIdle(seat: number) {
    const { time } = this.table;
    const until = this.patience[seat];
    return until !== undefined && time!.now + this.now / 1000 - time!.here >= until;
  }

  private isAway(seat: number) {
    const { patience } = this.table.info!.seats[seat];
    return patience !== null && this.now - this.table.told >= patience * 1000;
  }

  /** The seats, other than the reader's, on which a bot may play. */
  seats = $derived.by(() => {
    const { info, seat: own } = this.table;
    if (own === null || info?.state !== "playing") return [];
    return info.seats.flatMap(({ guest, bot, resigned }, seat) =>
      guest && !bot && !resigned && seat !== own && (this.isAway(seat) || this.isIdle(seat)) ? [seat] : [],
    );
  });

  /** True if the reader may offer seats: as host, or as the first person who plays while the host is absent. */
  hosts = $derived.by(() => {
    const { info, guest } = this.table;
    if (!info) return false;
    const present = info.seats.filter(
      ({ guest, bot, resigned }, seat) => guest && !bot && !resigned && !this.isAway(seat) && !this.isIdle(seat),
    );
    return guest === (present.some((each) => each.guest === info.host) ? info.host : (present[0]?.guest ?? info.host));
  });
}
