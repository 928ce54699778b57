import { logOf } from "./api";

/** Saves the log of a game as a file, as `galecrest replay --verify` reads it. */
export async function saveLog(table: string) {
  const text = JSON.stringify(await logOf(table), null, 1);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `galecrest-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
