/** Pieces glide from where they lay to where they lie now. A piece is an element with `data-piece`; a spot (a purse, a heap
 *  of tokens, the bag) has `data-spot`. */

const EASE = "cubic-bezier(.3,.9,.35,1)";

export type Places = Map<string, { box: DOMRect; copy: HTMLElement | null }>;

export function places(copied: string[] = []): Places {
  const found: Places = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const name = element.dataset.piece!;
    found.set(name, { box, copy: copied.includes(name) ? (element.cloneNode(true) as HTMLElement) : null });
  }
  return found;
}

/** Animates every piece that has moved from its old place to its new one. */
export function glide(before: Places, duration: number) {
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const was = before.get(element.dataset.piece!)?.box;
    if (!was) continue;
    const now = element.getBoundingClientRect();
    const dx = was.x - now.x;
    const dy = was.y - now.y;
    if (!now.width || Math.abs(dx) + Math.abs(dy) < 3) continue;
    element.animate(
      [
        { transform: `translate(${dx}px,${dy}px) scale(${was.width / now.width})`, transformOrigin: "0 0", zIndex: 60 },
        { transformOrigin: "0 0", zIndex: 60 },
      ],
      { duration, easing: EASE },
    );
  }
}

export function spot(name: string): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-spot="${name}"]`)) {
    if (element.getBoundingClientRect().width) return element;
  }
  return null;
}

/** A discarded card tips over before it flies away. */
const TIPPED = "translate(16%,10%) rotate(74deg)";

/** Moves a copy of an element from one box to another and removes it. */
export function fly(
  copy: HTMLElement,
  from: DOMRect,
  to: DOMRect | null,
  duration: number,
  { delay = 0, tips = false } = {},
) {
  copy.removeAttribute("data-piece");
  copy.removeAttribute("id");
  copy.classList.add("flyer");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(copy);
  const away = to
    ? `translate(${to.x + to.width / 2 - from.x - from.width / 2}px,${to.y + to.height / 2 - from.y - from.height / 2}px) scale(${Math.max(0.25, Math.min(1, to.width / from.width))})`
    : "translateY(80px) rotate(12deg) scale(.7)";
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      ...(tips ? [{ transform: TIPPED, offset: 0.4 }] : []),
      { opacity: 1, offset: 0.75 },
      { transform: tips ? `${away} rotate(90deg)` : away, opacity: to ? 0.6 : 0 },
    ],
    { duration, delay, easing: "ease-in-out", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** Sends coins from one element to another, one after the other. */
export function coins(from: HTMLElement | null, to: HTMLElement | null, count: number, duration: number) {
  if (!from || !to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  for (let i = 0; i < Math.min(count, 6); i++) {
    const coin = document.createElement("i");
    coin.className = "coin";
    const box = new DOMRect(start.x + start.width / 2 - 9, start.y + start.height / 2 - 9, 18, 18);
    fly(coin, box, new DOMRect(end.x + end.width / 2 - 9, end.y + end.height / 2 - 9, 18, 18), duration, {
      delay: i * 70,
    });
  }
}

/** Shows a number, such as +3, that rises from an element. */
export function rise(at: HTMLElement | null, text: string, good: boolean, duration: number) {
  if (!at) return;
  const box = at.getBoundingClientRect();
  const label = document.createElement("b");
  label.className = `rise ${good ? "good" : "bad"}`;
  label.textContent = text;
  label.setAttribute("aria-hidden", "true");
  Object.assign(label.style, { left: `${box.x + box.width / 2}px`, top: `${box.y}px` });
  document.body.append(label);
  const flight = label.animate(
    [
      { transform: "translate(-50%,6px) scale(.6)", opacity: 0 },
      { transform: "translate(-50%,-8px) scale(1.15)", opacity: 1, offset: 0.25 },
      { transform: "translate(-50%,-30px) scale(1)", opacity: 0 },
    ],
    { duration: Math.max(700, duration * 1.6), easing: "ease-out" },
  );
  flight.onfinish = flight.oncancel = () => label.remove();
}
