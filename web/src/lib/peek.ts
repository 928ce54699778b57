import { scene } from "./scene.svelte";
import type { Loot } from "./wire";

export type What = { rank: number; seat: number } | { loot: Loot };

/** Hover, focus or a long press shows the full card. */
export function peekable(what: What) {
  return (element: HTMLElement) => {
    let timer = 0;
    let held = false;
    const show = () => scene.quiet || (scene.peek = { ...what, at: element.getBoundingClientRect() });
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => (scene.peek = null)); // a removed button loses its focus in the middle of an update
    };
    const soon = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, wait);
    };
    const on: Record<string, (event: PointerEvent & FocusEvent) => void> = {
      pointerenter: (event) => event.pointerType === "mouse" && soon(220),
      pointerleave: hide,
      pointerdown: (event) => {
        held = false;
        if (event.pointerType === "mouse") return;
        clearTimeout(timer);
        timer = window.setTimeout(() => ((held = true), show()), 350);
      },
      pointerup: (event) => event.pointerType !== "mouse" && setTimeout(hide, held ? 900 : 0),
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
