import { seeded } from '../drawing/random.ts';
import type { Random } from '../drawing/random.ts';

export const SAMPLE_RATE = 48_000;

/** Two channels of a film's length, -1..1. */
export interface Sound {
  left: Float32Array;
  right: Float32Array;
}

export interface Mixer extends Sound {
  seconds: number;
  random: Random;
  /** Adds a sample; `pan` goes from -1 (left) to 1 (right). Samples beyond the end are dropped. */
  add(index: number, value: number, pan?: number): void;
}

export const createMixer = (seconds: number, seed: number): Mixer => {
  const length = Math.round(seconds * SAMPLE_RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  return {
    seconds,
    left,
    right,
    random: seeded(seed),
    add(index, value, pan = 0) {
      if (index < 0 || index >= length) return;
      const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4;
      left[index] = (left[index] ?? 0) + value * Math.cos(angle);
      right[index] = (right[index] ?? 0) + value * Math.sin(angle);
    },
  };
};

const ECHO_SECONDS = [0.071, 0.089, 0.099, 0.105] as const;
const ECHO_DECAY = 0.78;
const FADE_IN_SECONDS = 1.2;
const FADE_OUT_SECONDS = 2.4;

/** Puts the music into a room and keeps it below full scale; `wet` is the share of the room. */
export const master = (mixer: Mixer, wet: number): Sound => {
  const length = mixer.left.length;
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  const lines = ECHO_SECONDS.map((seconds) => ({ memory: new Float32Array(Math.round(seconds * SAMPLE_RATE)), at: 0 }));
  for (let i = 0; i < length; i += 1) {
    const [dryLeft, dryRight] = [mixer.left[i] ?? 0, mixer.right[i] ?? 0];
    const room = [0, 0];
    lines.forEach((line, index) => {
      const echo = line.memory[line.at] ?? 0;
      line.memory[line.at] = (dryLeft + dryRight) * 0.5 + echo * ECHO_DECAY;
      line.at = (line.at + 1) % line.memory.length;
      room[index % 2] = (room[index % 2] ?? 0) + echo;
    });
    const fade = Math.min(1, i / (SAMPLE_RATE * FADE_IN_SECONDS), (length - i) / (SAMPLE_RATE * FADE_OUT_SECONDS));
    left[i] = Math.tanh((dryLeft + (room[1] ?? 0) * wet) * 1.1 * fade) * 0.92;
    right[i] = Math.tanh((dryRight + (room[0] ?? 0) * wet) * 1.1 * fade) * 0.92;
  }
  return { left, right };
};
