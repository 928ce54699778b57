import { t } from "./words.svelte";
import type { Shown } from "./table.svelte";

/** Who sits there: a bot, somebody whose connection is gone, or just somebody. */
export function sitting(table: Shown, seat: number) {
  const taken = table.info?.seats[seat];
  if (!taken || table.info?.state !== "playing") return { lamp: "", words: "" };
  if (taken.bot) return { lamp: "", words: taken.guest ? t("bot-sits-in") : t(`bot-${taken.bot}`) };
  if (taken.left) return { lamp: "gone", words: t("has-left") };
  return taken.here ? { lamp: "here", words: "" } : { lamp: "away", words: t("reconnecting") };
}

/** Is this seat thinking about a question just now? */
export const onTurn = ({ view, busy }: Shown, seat: number) =>
  view!.phase !== "choosing" && view!.turn.seat === seat && view!.turn.kind !== "" && !busy;
