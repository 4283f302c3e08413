import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, flute, pad, piano, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const PENTATONIC = [50, 52, 55, 57, 59, 62, 64, 67, 69, 71, 74] as const;
const CHORDS: NonEmpty<Chord> = [
  [38, 50, 57],
  [43, 50, 59],
  [40, 52, 59],
  [38, 45, 57],
];

const step = (from: number, by: number, low: number, high: number): number => Math.max(low, Math.min(high, from + by));

/** Zither over slow chords; the flute leads in the Korean track, the piano in the English one. */
export const score: Score = {
  seed: 11,
  wet: 0.34,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.05, bright: 0.02, swell: 1 });
    for (let bar = 0; bar * 8 < seconds; bar += 1) pad(mixer, bar * 8, 9, cycle(CHORDS, bar), 0.028);
    let tone = 5;
    for (let at = 2; at < seconds - 5; at += pick([0.75, 1.5, 0.375, 0.75, 1.125], random)) {
      tone = step(tone, pick([-2, -1, 1, 1, 2, -1], random), 1, 9);
      const pitch = cycle(PENTATONIC, tone);
      zither(mixer, { at, length: 3.2, pitch, gain: between(random, 0.2, 0.28), pan: (random() - 0.5) * 0.6 });
      if (random() < 0.3) zither(mixer, { at: at + 0.02, length: 3.2, pitch: pitch - 12, gain: 0.16, pan: -0.2 });
    }
    for (let at = 1; at < seconds; at += between(random, 5.5, 10.5)) bell(mixer, { at, length: 4, pitch: 84, gain: 0.012 });
    let melody = 6;
    for (let at = 8; at < seconds - 8;) {
      const length = between(random, 1.2, 3.4);
      melody = step(melody, Math.floor(random() * 5) - 2, 4, 10);
      const pitch = cycle(PENTATONIC, melody) + 12;
      if (language === 'ko') flute(mixer, { at, length, pitch, gain: 0.055 });
      else piano(mixer, { at, length, pitch, gain: 0.1, pan: 0.1 });
      at += length + (random() < 0.35 ? 2 : 0.1);
    }
  },
};
