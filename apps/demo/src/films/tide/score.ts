import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, fiddle, pad, piano, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const TONES = [53, 55, 58, 60, 62, 65, 67, 70, 72, 74, 77] as const;
const CHORDS: NonEmpty<Chord> = [
  [41, 53, 60],
  [46, 53, 58],
  [43, 50, 58],
  [48, 55, 60],
];

/** Surf and a slow rowing rhythm; the two-string fiddle leads, or the piano. */
export const score: Score = {
  seed: 53,
  wet: 0.36,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.16, bright: 0.05, swell: 0.8, rate: 0.09 });
    for (let at = 0.5; at < seconds - 6; at += between(random, 5, 8))
      surge(mixer, at, between(random, 4, 6), 0.2, 0.16, (random() - 0.5) * 1.2);
    for (let bar = 0; bar * 7.5 < seconds; bar += 1) pad(mixer, bar * 7.5, 8.5, cycle(CHORDS, bar), 0.03);
    for (let beat = 0; 10 + beat * 1.5 < seconds - 8; beat += 1) {
      const at = 10 + beat * 1.5;
      if (at > 26 && at < 46) continue;
      drum(mixer, at, beat % 2 ? 0.16 : 0.26, beat % 2 ? 84 : 64);
    }
    for (let at = 3; at < seconds - 5; at += pick([0.75, 1.5, 1.5, 2.25], random)) {
      zither(mixer, {
        at,
        length: 3,
        pitch: cycle(TONES, Math.floor(random() * 7)),
        gain: between(random, 0.1, 0.18),
        pan: (random() - 0.5) * 0.7,
      });
    }
    for (let at = 27; at < 46; at += between(random, 2.2, 4))
      bell(mixer, { at, length: 4, pitch: 79 + Math.floor(random() * 3) * 5, gain: 0.02 });
    let tone = 6;
    for (let at = 7; at < seconds - 7;) {
      const length = between(random, 1.4, 3.6);
      tone = Math.max(4, Math.min(10, tone + Math.floor(random() * 5) - 2));
      const pitch = cycle(TONES, tone);
      if (language === 'ko') fiddle(mixer, { at, length, pitch, gain: 0.06 });
      else piano(mixer, { at, length, pitch: pitch + 12, gain: 0.11 });
      at += length + (random() < 0.4 ? 1.5 : 0.15);
    }
  },
};
