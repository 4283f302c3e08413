import type { NonEmpty } from '../drawing/random.ts';
import { between, cycle } from '../drawing/random.ts';
import { bell, pad, piano, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [45, 52, 57],
  [41, 48, 57],
];
const TONES = [69, 72, 76, 79] as const;

/** Crickets and a slow chord; now and then a plucked string, or a key of the piano. */
export const score: Score = {
  seed: 97,
  wet: 0.5,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.05, bright: 0.12, swell: 0.5, rate: 0.12 });
    for (let bar = 0; bar * 10 < seconds; bar += 1) pad(mixer, bar * 10, 10, cycle(CHORDS, bar), 0.04);
    for (let note = 0, at = 1.5; at < seconds - 3; note += 1, at += between(random, 2.4, 3.4)) {
      const pitch = cycle(TONES, note);
      if (language === 'ko') zither(mixer, { at, length: 3, pitch, gain: 0.14 });
      else piano(mixer, { at, length: 3, pitch, gain: 0.1 });
    }
    bell(mixer, { at: 8, length: 5, pitch: 81, gain: 0.015 });
  },
};
