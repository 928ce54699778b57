// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { peekable } from "../src/lib/peek.svelte";
import { scene } from "../src/lib/scene.svelte";

const islet = { title: "Day 1", text: "Each islet is a day." };
let outer: HTMLElement;
let inner: HTMLElement;
let stop: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  outer = document.createElement("li");
  inner = outer.appendChild(document.createElement("span"));
  document.body.append(outer);
  stop = [peekable(islet)(outer), peekable({ loot: "map" })(inner)];
});
afterEach(() => {
  stop.forEach((each) => each());
  outer.remove();
  vi.useRealTimers();
});

/** A pointer as the page hears it: entering does not bubble, moving and pressing do. */
function point(at: HTMLElement, kind: string, pointerType: string) {
  const event = new MouseEvent(kind, { bubbles: !kind.endsWith("enter") });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  at.dispatchEvent(event);
}

it("explains the inner one of two signs, by long press and by hover", () => {
  point(inner, "pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  expect(scene.peek).toMatchObject({ loot: "map" });
  scene.peek = null;
  for (const each of [outer, inner]) point(each, "pointerenter", "mouse");
  point(inner, "pointermove", "mouse");
  vi.advanceTimersByTime(1000);
  expect(scene.peek).toMatchObject({ loot: "map" });
});

it("explains the outer one beside the inner one", () => {
  point(outer, "pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  expect(scene.peek).toMatchObject(islet);
  scene.peek = null;
  point(outer, "pointerenter", "mouse");
  point(inner, "pointermove", "mouse"); // over the inner one, and back
  point(outer, "pointermove", "mouse");
  vi.advanceTimersByTime(1000);
  expect(scene.peek).toMatchObject(islet);
});
