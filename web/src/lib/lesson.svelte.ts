import { BOTS, CAPTAINS, captainFigure } from "./faces";
import generated from "./lessons.json";
import { Still } from "./still";
import type { Shown } from "./table.svelte";
import { actingOf, seatName } from "./tell";
import { t } from "./words.svelte";
import type { Option, View } from "./wire";

interface Position {
  key: string;
  seat: number;
  right: string; // the id of the right option
  view: View;
}

const POSITIONS = generated as unknown as Position[];

/** A position of a real game with one question, whose right answer is known. It needs no server. */
export class Lesson extends Still implements Shown {
  info = null;
  seat: number;
  view: View;
  names: string[];
  faces: string[];
  events = [];
  given = $state.raw<Option | null>(null);
  right = $derived.by(() => this.given?.id === this.position.right);
  question = $derived.by(() => (this.right ? null : this.position.view.questions[0]));
  asking = $derived(this.question);
  acting: Shown["acting"];
  chosen = $derived(this.given?.place === "hand" ? (this.given.rank ?? 0) : 0);

  private constructor(private position: Position) {
    super();
    this.seat = position.seat;
    this.view = position.view;
    this.acting = actingOf(position.view.turn);
    this.names = position.view.players.map((_, seat) => (seat === position.seat ? t("you") : t(`sailor-${seat}`)));
    this.faces = position.view.players.map((_, seat) =>
      captainFigure(seat === position.seat ? CAPTAINS[0] : BOTS[seat]),
    );
  }

  /** The lesson of this name, or null. */
  static find(key: string) {
    const position = POSITIONS.find((each) => each.key === key);
    return position ? new Lesson(position) : null;
  }

  name = (seat: number) => seatName(seat, this.names);
  answer = (option: Option) => void (this.given = option);
}
