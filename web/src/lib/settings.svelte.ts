/** What a person sets once and finds again: kept in the browser. */

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
          // private windows may refuse; then they last for the visit
        }
        document.documentElement.style.fontSize = `${16 * this.kept.text}px`;
        document.documentElement.classList.toggle("still", this.still);
      });
    });
  }

  /** No motion: asked for here, or in the system. */
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
