import { createContext, getContext, setContext } from "svelte";
import type { Shown } from "./table.svelte";

/** The table or replay that the board shows. */
export const [getShown, setShown] = createContext<Shown>();

/** Says of all parts within a component whether there is too little room for large targets. Objects that cannot be chosen are
 *  no buttons there. */
export const setCrowded = (crowded: () => boolean) => setContext("crowded", crowded);
export const isCrowded = () => getContext<(() => boolean) | undefined>("crowded") ?? (() => false);
