/** Copies a text. False if the browser refuses. Plain http has no clipboard API, so there an older way has to do. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // the browser or its user does not allow it
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const there = document.querySelector("dialog[open]") ?? document.body; // outside an open dialog nothing can be selected
  const focused = document.activeElement;
  there.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch {
    // then the caller marks the text
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
