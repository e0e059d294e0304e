// How does each event sound? Short strokes of wood and calls of brass, made here out of waves.
import { hearing } from "./hearing.svelte";

/** One stroke: when it begins and how long it lasts in seconds, how high, how loud. */
interface Stroke {
  of: "wood" | "brass";
  at: number;
  long: number;
  high: number;
  loud: number;
}

const wood = (at: number, high: number, loud = 1): Stroke => ({ of: "wood", at, long: 0.09, high, loud });
const brass = (at: number, high: number, long = 0.28, loud = 0.5): Stroke => ({ of: "brass", at, long, high, loud });

export const SOUNDS = {
  turn: [brass(0, 392, 0.16), brass(0.17, 523, 0.34)],
  laid: [wood(0, 420), wood(0.05, 330, 0.5)],
  moved: [wood(0, 260, 0.8)],
  said: [brass(0, 784, 0.1, 0.25)],
  late: [wood(0, 880, 0.7)],
  refused: [wood(0, 150), wood(0.09, 130)],
  over: [brass(0, 392, 0.2), brass(0.2, 494, 0.2), brass(0.4, 587, 0.6), brass(0.4, 392, 0.6, 0.3)],
} satisfies Record<string, Stroke[]>;
export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Let it be heard, if this device wants to; a browser that forbids it until somebody has clicked is silent. */
export function sound(name: SoundName): void {
  if (!hearing.on || hearing.volume === 0) return;
  context ??= new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = (hearing.volume / 100) ** 2;
  out.connect(context.destination);
  for (const stroke of SOUNDS[name]) play(context, out, stroke);
}

function play(on: AudioContext, out: AudioNode, { of, at, long, high, loud }: Stroke): void {
  const start = on.currentTime + at + 0.02;
  const [tone, gain, filter] = [on.createOscillator(), on.createGain(), on.createBiquadFilter()];
  tone.type = of === "wood" ? "triangle" : "sawtooth";
  tone.frequency.setValueAtTime(of === "wood" ? high * 1.6 : high * 0.985, start);
  tone.frequency.exponentialRampToValueAtTime(high, start + 0.03);
  filter.type = of === "wood" ? "bandpass" : "lowpass";
  filter.frequency.value = of === "wood" ? high * 2 : high * 4;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + (of === "wood" ? 0.003 : 0.04));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(filter).connect(gain).connect(out);
  tone.start(start);
  tone.stop(start + long + 0.05);
}
