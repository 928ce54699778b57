/** A span of seconds: `0:30`, `2:30`, `3 h`. */
export function span(seconds: number): string {
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** A decision's time in the shortest usual words: `30 s`, `2 min`, `24 h`. */
export const brief = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;

/** The clocks on offer: seconds for each decision, and the reserve for the whole game. */
export const CLOCKS = [
  { decision: 30, bank: 150 },
  { decision: 60, bank: 300 },
  { decision: 120, bank: 600 },
  { decision: 86_400, bank: 86_400 },
];
