import { TAU } from '../drawing/easing.ts';
import { SAMPLE_RATE } from './mixer.ts';
import type { Mixer } from './mixer.ts';

const each = (mixer: Mixer, at: number, seconds: number, sample: (second: number, index: number) => void): void => {
  const start = Math.round(at * SAMPLE_RATE);
  for (let i = 0; i < seconds * SAMPLE_RATE; i += 1) if (start + i < mixer.left.length) sample(i / SAMPLE_RATE, start + i);
};

export const kick = (mixer: Mixer, at: number, gain: number): void =>
  each(mixer, at, 0.35, (s, i) =>
    mixer.add(i, Math.sin(TAU * (48 * s + 14 * (1 - Math.exp(-s * 32)))) * Math.exp(-s * 9) * gain),
  );

export const hat = (mixer: Mixer, at: number, gain: number, decay = 60): void => {
  let previous = 0;
  each(mixer, at, 0.12, (s, i) => {
    const noise = mixer.random() * 2 - 1;
    mixer.add(i, (noise - previous) * gain * Math.exp(-s * decay), 0.2);
    previous = noise;
  });
};

export const clap = (mixer: Mixer, at: number, gain: number): void => {
  let body = 0;
  each(mixer, at, 0.25, (s, i) => {
    body += 0.35 * (mixer.random() * 2 - 1 - body);
    mixer.add(i, body * gain * (Math.exp(-s * 22) + (s < 0.03 ? Math.abs(Math.sin(s * 300)) : 0)));
  });
};

/** The barrel drum: a deep skin and the rim beside it. */
export const drum = (mixer: Mixer, at: number, gain: number, pitch = 70): void =>
  each(mixer, at, 0.7, (s, i) => {
    const skin = Math.sin(TAU * (pitch * s + 6 * (1 - Math.exp(-s * 24)))) * Math.exp(-s * 6);
    mixer.add(i, (skin + (mixer.random() * 2 - 1) * 0.16 * Math.exp(-s * 60)) * gain, -0.1);
  });

export interface Bed {
  gain: number;
  /** 0..1: how much of the high end is let through. */
  bright: number;
  /** How far it swells, 0..1, and how often per second. */
  swell?: number;
  rate?: number;
}

/** Noise that lies under the whole film: rain, surf, wind, a hall full of people. */
export const bed = (mixer: Mixer, { gain, bright, swell = 0, rate = 0.1 }: Bed): void => {
  let [left, right] = [0, 0];
  for (let i = 0; i < mixer.left.length; i += 1) {
    left += bright * (mixer.random() * 2 - 1 - left);
    right += bright * (mixer.random() * 2 - 1 - right);
    const level = gain * (1 - swell / 2 + (swell / 2) * Math.sin((i / SAMPLE_RATE) * rate * TAU));
    mixer.add(i, left * level * 1.2, -0.8);
    mixer.add(i, right * level * 1.2, 0.8);
  }
};

/** A surge of noise that rises and falls again: a wave on the rocks, a cheer, a gust. */
export const surge = (mixer: Mixer, at: number, seconds: number, gain: number, bright: number, pan = 0): void => {
  let body = 0;
  each(mixer, at, seconds, (s, i) => {
    body += bright * (mixer.random() * 2 - 1 - body);
    mixer.add(i, body * gain * Math.sin((s / seconds) * Math.PI) ** 2, pan);
  });
};
