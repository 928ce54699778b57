import { catalogue } from "./catalogue";
import { t } from "./words.svelte";

export const STRENGTHS = Object.keys(catalogue.strengths);

/** So many bots of a strength. They take turns, so that a crew is mixed. */
export function crewOf(strength: string, count: number): string[] {
  const bots = catalogue.strengths[strength] ?? catalogue.strengths[STRENGTHS[0]];
  return Array.from({ length: count }, (_, at) => bots[at % bots.length]);
}

/** A bot's name. `buccaneer+bold` is a buccaneer with a manner. */
export function botName(bot: string): string {
  const [kind, manner] = bot.split("+");
  const name = t(`bot-${kind}`);
  return manner ? t("bot-with-manner", { bot: name, manner: t(`manner-${manner}`) }) : name;
}

/** How a bot plays, in a sentence or two. */
export function aboutBot(bot: string): string {
  const [kind, manner] = bot.split("+");
  return [t(`bot-${kind}.about`), manner && t(`manner-${manner}.about`)].filter(Boolean).join(" ");
}
