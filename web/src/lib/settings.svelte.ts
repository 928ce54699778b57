/** The settings of a person, stored in the browser. */

import type { Board } from "./wire";

export type Speed = "relaxed" | "brisk" | "instant";

const KEY = "galecrest";
const fresh = {
  language: "",
  speed: "relaxed" as Speed,
  volume: 0.5,
  muted: false,
  stillness: false,
  text: 1,
  guided: false,
  named: false, // the guest has chosen a name
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
        document.documentElement.style.fontSize = `${16 * this.kept.text}px`;
        document.documentElement.classList.toggle("still", this.still);
      });
    });
  }

  /** True if motion is switched off here or in the system. */
  get still() {
    return (
      this.kept.stillness ||
      (typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches)
    );
  }
}

function stored(): Partial<typeof fresh> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<typeof fresh>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
