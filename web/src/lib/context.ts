import { createContext } from "svelte";
import type { Shown } from "./table.svelte";

/** The table or replay that the board shows. */
export const [getShown, setShown] = createContext<Shown>();
