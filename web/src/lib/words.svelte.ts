import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import game from "../../../src/galecrest/locales/en/game.ftl?raw";
import ui from "../../../src/galecrest/locales/en/ui.ftl?raw";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", pl: "Polski" };
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, string | number>;

const others = import.meta.glob<string>("../../../src/galecrest/locales/{fr,nl,pl}/{game,ui}.ftl", {
  query: "?raw",
  import: "default",
});

export function bundle(language: string, sources: string[]) {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const english = bundle("en", [game, ui]);

class Words {
  language = $state<Language>("en");
  bundle = $state.raw(english);

  /** Switches the language. Languages other than English are fetched on demand. */
  async speak(language: Language) {
    let chosen = english;
    if (language !== "en") {
      const files = Object.entries(others).filter(([path]) => path.includes(`/${language}/`));
      if (!files.length) return;
      chosen = bundle(language, await Promise.all(files.map(([, load]) => load())));
    }
    this.bundle = chosen;
    this.language = language;
    settings.kept.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();

function found(key: string) {
  const [id, attribute] = key.split(".");
  for (const each of words.bundle === english ? [english] : [words.bundle, english]) {
    const message = each.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { each, pattern };
  }
}

/** The text for a key in the current language, in English where it is missing. `character-17.dusk` is an attribute. */
export function t(key: string, args: Args = {}): string {
  const hit = found(key);
  if (!hit) return key;
  const errors: Error[] = [];
  const given = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value) : value]),
  );
  return hit.each.formatPattern(hit.pattern, given, errors);
}

export const has = (key: string) => found(key) !== undefined;

export function firstLanguage(): Language {
  const wanted = [settings.kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => tag in LANGUAGES) ?? "en") as Language;
}
