/** The settings of a person, stored in the browser. */

import type { Board } from "./wire";

export type Speed = "relaxed" | "brisk" | "instant";
/** What a choice does: wait for a second tap, wait two seconds in which it can be taken back, or go out at once. */
export type Sending = "ask" | "pause" | "send";
/** What a screen reader announces: every event, the summary of each day, or nothing but questions. */
export type Spoken = "events" | "days" | "questions";

const KEY = "galecrest";
const fresh = {
  language: "",
  speed: "brisk" as Speed,
  sending: "" as Sending | "", // empty: by the kind of pointer
  spoken: "days" as Spoken,
  volume: 0.5,
  muted: false,
  stillness: false,
  contrast: false,
  text: 1,
  guided: false,
  named: false, // the guest has chosen a name
  name: "", // and the captain's face, for tables on this device
  captain: 0,
  strength: "easy", // of the bots, their number and the board of the last quick game
  bots: 3,
  board: "calm" as Board,
  notify: false, // a system notification when it is your turn
};

class Settings {
  kept = $state({ ...fresh, ...stored() });

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const text = JSON.stringify(this.kept);
        try {
          localStorage.setItem(KEY, text);
        } catch {
          // a private window may refuse; then the settings last until the page is closed
        }
        document.documentElement.style.fontSize = `${100 * this.kept.text}%`; // of the size that the browser is set to
        document.documentElement.classList.toggle("still", this.still);
        document.documentElement.classList.toggle("contrast", this.kept.contrast);
      });
    });
  }

  /** True if motion is switched off here or in the system. */
  get still() {
    return this.kept.stillness || system("(prefers-reduced-motion: reduce)");
  }

  /** How much larger than usual text is: by the browser's setting and by the one here. */
  get text() {
    return this.kept.text * usual;
  }

  get sending(): Sending {
    return this.kept.sending || (system("(pointer: coarse)") ? "ask" : "pause");
  }
}

/** The text size that the browser is set to, as a multiple of 16 pixels. Read before ours is set. */
const usual =
  typeof document === "object" ? (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16 : 1;

const system = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

function stored(): Partial<typeof fresh> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<typeof fresh>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
