import { botName } from "./crew";
import { t } from "./words.svelte";
import type { Shown } from "./table.svelte";

/** The state of a seat: a bot, a person who is connected, or one who is not. */
export function sitting(table: Shown, seat: number) {
  const taken = table.info?.seats[seat];
  if (!taken || table.info?.state !== "playing") return { lamp: "", words: "" };
  if (taken.resigned) return { lamp: "", words: t("has-resigned") };
  if (taken.bot) return { lamp: "", words: taken.guest ? t("bot-sits-in") : botName(taken.bot) };
  if (taken.left) return { lamp: "gone", words: t("has-left") };
  return taken.here ? { lamp: "here", words: "" } : { lamp: "away", words: t("reconnecting") };
}

/** True while the game waits for an answer of this seat. */
export const onTurn = ({ view, busy }: Shown, seat: number) =>
  view!.phase !== "choosing" && view!.turn.seat === seat && view!.turn.kind !== "" && !busy;
