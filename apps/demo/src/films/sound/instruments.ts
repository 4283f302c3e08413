import { TAU } from '../drawing/easing.ts';
import { SAMPLE_RATE } from './mixer.ts';
import type { Mixer } from './mixer.ts';

/** A note: when and how long in seconds, its MIDI number, loudness 0..1 and place -1..1. */
export interface Note {
  at: number;
  length: number;
  pitch: number;
  gain: number;
  pan?: number;
}

/** MIDI numbers that sound together. */
export type Chord = readonly [number, ...number[]];

export type Instrument = (mixer: Mixer, note: Note) => void;

const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
/** How far a tone's phase turns in a second. */
const turnOf = (pitch: number): number => TAU * hertz(pitch);

const samples = (
  mixer: Mixer,
  { at, length }: Pick<Note, 'at' | 'length'>,
  sample: (second: number, index: number) => void,
): void => {
  const start = Math.round(at * SAMPLE_RATE);
  const end = Math.min(start + Math.round(length * SAMPLE_RATE), mixer.left.length);
  for (let i = start; i < end; i += 1) sample((i - start) / SAMPLE_RATE, i);
};

/** A plucked silk string like the gayageum's (Karplus and Strong's loop). */
export const zither: Instrument = (mixer, note) => {
  const loop = new Float32Array(Math.max(2, Math.round(SAMPLE_RATE / hertz(note.pitch)))).map(() => mixer.random() * 2 - 1);
  for (let pass = 0; pass < 3; pass += 1)
    loop.forEach((value, i) => (loop[i] = (value + (loop[(i + 1) % loop.length] ?? 0)) / 2));
  let at = 0;
  samples(mixer, { at: note.at, length: Math.max(note.length, 3) }, (second, index) => {
    const value = loop[at] ?? 0;
    const following = (at + 1) % loop.length;
    loop[at] = 0.9972 * 0.5 * (value + (loop[following] ?? 0));
    at = following;
    mixer.add(index, value * note.gain * 2.2 * Math.min(1, (Math.max(note.length, 3) - second) * 8), note.pan);
  });
};

/** A bamboo flute: it slides into the note, breathes, and trembles when it stays. */
export const flute: Instrument = (mixer, note) => {
  let phase = 0;
  let breath = 0;
  samples(mixer, note, (second, index) => {
    const tremble = 0.22 * Math.sin(second * 31) * Math.min(1, second / 0.7);
    phase += turnOf(note.pitch + tremble - 0.5 * Math.exp(-second * 14)) / SAMPLE_RATE;
    breath = 0.93 * breath + 0.07 * (mixer.random() * 2 - 1);
    const shape = Math.min(1, second / 0.12, Math.max(0, note.length - second) / 0.25);
    const tone = Math.sin(phase) + 0.28 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase) + breath * 0.8;
    mixer.add(index, tone * note.gain * shape, note.pan ?? 0.15);
  });
};

/** An electric piano: two operators, a soft tremolo from side to side. */
export const piano: Instrument = (mixer, note) => {
  const turn = turnOf(note.pitch);
  samples(mixer, note, (second, index) => {
    const shape = Math.exp(-second * 1.5) * Math.min(1, second / 0.004, Math.max(0, note.length - second) / 0.1);
    const bell = 1.1 * Math.exp(-second * 3) * Math.sin(turn * 2 * second);
    const tone = Math.sin(turn * second + bell) * (1 + 0.2 * Math.sin(second * 28));
    mixer.add(index, tone * note.gain * shape, (note.pan ?? 0) + 0.2 * Math.sin(second * 4));
  });
};

/** A bowed string like the haegeum's: bright, nasal, never quite still. */
export const fiddle: Instrument = (mixer, note) => {
  let phase = 0;
  samples(mixer, note, (second, index) => {
    const tremble = 0.28 * Math.sin(second * 36) * Math.min(1, second / 0.5);
    phase += turnOf(note.pitch + tremble - 0.35 * Math.exp(-second * 9)) / SAMPLE_RATE;
    const shape = Math.min(1, second / 0.16, Math.max(0, note.length - second) / 0.22);
    let tone = 0;
    for (let partial = 1; partial <= 6; partial += 1)
      tone += Math.sin(phase * partial) / (partial + (partial === 2 ? -0.6 : 0.4));
    mixer.add(index, tone * note.gain * shape * 0.55, note.pan ?? -0.1);
  });
};

/** Three saws a little apart: leads, basses and stage chords, by how many partials are let through. */
export const saw =
  (partials: number): Instrument =>
  (mixer, note) => {
    for (const detune of [-0.08, 0, 0.09]) {
      const turn = turnOf(note.pitch + detune);
      samples(mixer, note, (second, index) => {
        const shape = Math.min(1, second / 0.006, Math.max(0, note.length - second) / 0.03) * Math.exp(-second * 1.2);
        let tone = 0;
        for (let partial = 1; partial <= partials; partial += 1) tone += Math.sin(turn * partial * second + detune * 9) / partial;
        mixer.add(index, tone * note.gain * shape, (note.pan ?? 0) + detune * 6);
      });
    }
  };

/** A slow choir of sines under everything. */
export const pad = (mixer: Mixer, at: number, length: number, pitches: readonly number[], gain: number): void => {
  for (const pitch of pitches) {
    for (const detune of [-0.06, 0.05]) {
      const turn = turnOf(pitch + detune);
      const start = mixer.random() * 6;
      samples(mixer, { at, length }, (second, index) => {
        const shape = Math.min(1, second / 1.6, Math.max(0, length - second) / 1.8);
        const phase = start + turn * second;
        mixer.add(index, (Math.sin(phase) + Math.sin(phase * 2) / 4 + Math.sin(phase * 3) / 9) * gain * shape, detune * 9);
      });
    }
  }
};

/** A small bronze bell with its uneven overtones. */
export const bell: Instrument = (mixer, note) => {
  for (const [interval, share] of [
    [0, 1],
    [7.02, 0.7],
    [12.1, 0.6],
    [19.2, 0.4],
  ] as const) {
    const turn = turnOf(note.pitch + interval);
    samples(mixer, note, (second, index) => {
      const shape = Math.exp(-second * 1.5) * Math.min(1, second / 0.003);
      mixer.add(index, Math.sin(turn * second) * note.gain * share * shape, note.pan ?? 0.4);
    });
  }
};

/** A wooden marimba-like stroke for cooking and play. */
export const marimba: Instrument = (mixer, note) => {
  const turn = turnOf(note.pitch);
  samples(mixer, { at: note.at, length: Math.min(note.length, 1.2) }, (second, index) => {
    const tone = Math.sin(turn * second) * Math.exp(-second * 6) + 0.4 * Math.sin(turn * 3.9 * second) * Math.exp(-second * 22);
    mixer.add(index, tone * note.gain * Math.min(1, second / 0.002), note.pan);
  });
};
