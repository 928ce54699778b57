import { settings } from "./settings.svelte";
import { play } from "./sound";

/** Calls a player back to the table: a dot in the title, on the icon and as a badge, and in a hidden tab a sound and, if the player
 *  allows it, a notification of the system. */

let page = "Galecrest";
let turn = "";
let note: Notification | null = null;
let tag = ""; // of the last notification: the address of its table

/** The title of the page, without the call. */
export function entitle(title: string) {
  page = title;
  show();
}

/** It is the player's turn, in these words; an empty text ends the call. */
export function callBack(words: string) {
  if (words === turn) return;
  const begins = words && !turn;
  turn = words;
  show();
  void badge();
  if (!words) void hush();
  else if (begins && document.hidden) {
    play("turn", { hidden: true });
    void notify(words);
  }
}

export const canNotify = () => typeof Notification !== "undefined" && isSecureContext;

/** Asks the player for permission. To be called from a click only. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  settings.kept.notify = (await Notification.requestPermission()) === "granted";
  return settings.kept.notify;
}

function show() {
  document.title = turn ? `● ${turn} · ${page}` : page;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  icon.dataset.plain ??= icon.href;
  if (!turn) icon.href = icon.dataset.plain;
  else void dotted(icon.dataset.plain).then((href) => turn && (icon.href = href));
}

let drawn: Promise<string> | null = null;

/** The icon with a red dot. */
function dotted(plain: string) {
  return (drawn ??= new Promise<string>((resolve) => {
    const image = new Image(64, 64);
    image.onerror = () => resolve(plain);
    image.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 64;
      const pen = canvas.getContext("2d");
      if (!pen) return resolve(plain);
      pen.drawImage(image, 0, 0, 64, 64);
      pen.beginPath();
      pen.arc(47, 17, 15, 0, 2 * Math.PI);
      pen.fillStyle = "#e5331a";
      pen.strokeStyle = "#fff";
      pen.lineWidth = 4;
      pen.fill();
      pen.stroke();
      resolve(canvas.toDataURL());
    };
    image.src = plain;
  }));
}

async function badge() {
  try {
    await (turn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.());
  } catch {
    // only an installed app has a badge
  }
}

/** The service worker, where there is one: phones allow notifications from it alone. */
async function worker() {
  try {
    return "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  } catch {
    return undefined; // the browser blocks service workers
  }
}

async function notify(words: string) {
  if (!settings.kept.notify || !canNotify() || Notification.permission !== "granted") return;
  tag = location.href;
  const how = { body: words, tag, data: tag };
  const registration = await worker();
  if (!turn) return; // answered meanwhile
  try {
    if (registration?.active) return await registration.showNotification("Galecrest", how);
    note = new Notification("Galecrest", how);
    note.onclick = () => (window.focus(), note?.close());
  } catch {
    // a phone without the service worker
  }
}

async function hush() {
  note?.close();
  note = null;
  if (!tag) return;
  const shown = await (await worker())?.getNotifications({ tag });
  if (!turn) shown?.forEach((each) => each.close());
}
