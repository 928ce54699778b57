import { settings } from "./settings.svelte";

/** Short sounds, synthesised in the browser. */
export type Cue = "turn" | "flip" | "coin" | "loss" | "token" | "hit" | "slide" | "aboard" | "fanfare" | "thunder";

let context: AudioContext | null = null;

// pitch, start, length, wave, loudness
// prettier-ignore
const NOTES: Record<Cue, [number, number, number, OscillatorType, number][]> = {
  turn: [[523, 0, 0.18, "triangle", 0.5], [784, 0.12, 0.3, "triangle", 0.5]],
  flip: [[220, 0, 0.07, "square", 0.12], [330, 0.06, 0.07, "square", 0.12]],
  coin: [[1319, 0, 0.08, "sine", 0.35], [1760, 0.06, 0.22, "sine", 0.3]],
  loss: [[392, 0, 0.14, "triangle", 0.4], [294, 0.1, 0.24, "triangle", 0.4]],
  token: [[660, 0, 0.1, "triangle", 0.4], [880, 0.07, 0.14, "triangle", 0.3]],
  hit: [[110, 0, 0.25, "sawtooth", 0.35], [82, 0.05, 0.3, "square", 0.2]],
  slide: [[440, 0, 0.12, "sine", 0.3], [494, 0.08, 0.16, "sine", 0.3]],
  aboard: [[262, 0, 0.12, "triangle", 0.35], [196, 0.08, 0.2, "triangle", 0.35]],
  fanfare: [[523, 0, 0.16, "triangle", 0.5], [659, 0.14, 0.16, "triangle", 0.5], [784, 0.28, 0.16, "triangle", 0.5], [1047, 0.42, 0.5, "triangle", 0.5]],
  thunder: [[55, 0, 0.9, "sawtooth", 0.4], [41, 0.1, 1.2, "square", 0.25]],
};

addEventListener("pointerdown", () => void context?.resume(), { passive: true });

/** Plays a cue, in a hidden tab only if it calls the player back. */
export function play(cue: Cue, { hidden = false } = {}) {
  const { volume, muted } = settings.kept;
  if (muted || !volume || (document.hidden && !hidden) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, from, length, wave, loudness] of NOTES[cue]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start + from);
    gain.gain.linearRampToValueAtTime(loudness * volume * 0.4, start + from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + from + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start + from);
    tone.stop(start + from + length + 0.05);
  }
}
