import { untrack } from "svelte";
import { scene } from "./scene.svelte";
import type { Loot } from "./wire";

/** What is enlarged or explained: a card, a tile, or the meaning of a symbol in words. */
export type What = { rank: number; seat: number } | { loot: Loot } | { title: string; text: string };

const LONG = 350; // milliseconds of a long press

/** Hover, focus or a long press shows the full card, or the words. */
export const peekable = (what: What) => peeking(() => what);

function peeking(what: () => What) {
  return (element: HTMLElement) => {
    let timer = 0;
    let held = false;
    let entered = false;
    let down = 0;
    let shown: typeof scene.peek = null;
    element.dataset.peek = "";
    const isInner = ({ target }: Event) => (target as Element).closest("[data-peek]") !== element; // a sign within this one explains itself
    const show = () => scene.quiet || (scene.peek = shown = { ...what(), at: element.getBoundingClientRect() });
    const hide = () => {
      clearTimeout(timer);
      const mine = shown; // another one may be shown meanwhile
      if (mine) queueMicrotask(() => scene.peek === mine && (scene.peek = null)); // a removed button loses its focus in the middle of an update
    };
    const soon = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, wait);
    };
    const on: Record<string, (event: PointerEvent & FocusEvent) => void> = {
      pointerenter: () => (entered = true),
      // What slides below a pointer that rests is not enlarged: it would cover the next question.
      pointermove: (event) => {
        if (isInner(event)) return void ((entered = true), hide());
        if (entered && event.pointerType === "mouse") soon(220);
        entered = false;
      },
      pointerleave: hide,
      pointerdown: (event) => {
        held = false;
        if (event.pointerType === "mouse") return;
        clearTimeout(timer);
        if (isInner(event)) return;
        down = event.timeStamp;
        timer = window.setTimeout(() => ((held = true), show()), LONG);
      },
      pointerup: (event) => {
        if (event.pointerType === "mouse") return;
        if (event.timeStamp - down < LONG) held = false; // a short tap that a busy device noticed late
        setTimeout(hide, held ? 900 : 0);
      },
      pointercancel: hide,
      focus: () => element.matches(":focus-visible") && soon(120),
      blur: hide,
      click: (event) => {
        if (!held) return hide();
        held = false; // a long press enlarges the card and does not choose it
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      contextmenu: (event) => event.preventDefault(),
    };
    for (const [name, handler] of Object.entries(on))
      element.addEventListener(name, handler as EventListener, name === "click");
    return () => {
      hide();
      for (const [name, handler] of Object.entries(on))
        element.removeEventListener(name, handler as EventListener, name === "click");
    };
  };
}

/** A symbol that explains itself on hover, focus and long press, and to screen readers: its title and a sentence. Within a button or a link
 *  it takes no focus of its own. */
export function explains(words: () => [title: string, text: string]) {
  const peek = peeking(() => {
    const [title, text] = words();
    return { title, text };
  });
  return (element: HTMLElement) => {
    $effect(() => element.setAttribute("aria-description", words()[1]));
    if (!element.closest("button, a, [aria-hidden=true]")) element.tabIndex = 0;
    return untrack(() => peek(element));
  };
}
