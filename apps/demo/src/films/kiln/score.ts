import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { fiddle, flute, pad, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, hat, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [38, 45, 57],
  [40, 47, 55],
  [43, 50, 57],
  [38, 50, 55],
];
const TONES = [50, 52, 55, 57, 59, 62, 64, 67] as const;
/** The wood catches, and the last chamber burns. */
const [CATCHES, BURNS] = [20, 32] as const;

/** A barrel drum that quickens as the fire climbs; flute or fiddle over it, crackling wood beneath. */
export const score: Score = {
  seed: 1300,
  wet: 0.3,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.07, bright: 0.04, swell: 0.6 });
    for (let bar = 0; bar * 6 < seconds; bar += 1) pad(mixer, bar * 6, 7.4, cycle(CHORDS, bar), 0.032);
    for (let at = CATCHES; at < 41; at += between(random, 0.03, 0.22)) hat(mixer, at, between(random, 0.015, 0.1), 120);
    surge(mixer, CATCHES - 0.4, 4, 0.34, 0.05);
    surge(mixer, BURNS - 3, 7, 0.5, 0.05);
    let beat = 0;
    for (let at = 18; at < 40; at += at < CATCHES + 5 ? 1 : at < BURNS ? 0.6 : 0.4) {
      drum(mixer, at, beat % 4 ? 0.2 : 0.42, beat % 4 ? 78 : 56);
      beat += 1;
    }
    for (let at = 1.2; at < seconds - 4; at += pick([0.75, 1.5, 1.5, 0.75, 3], random))
      zither(mixer, {
        at,
        length: 3,
        pitch: pick(TONES, random),
        gain: between(random, 0.14, 0.22),
        pan: (random() - 0.5) * 0.6,
      });
    let tone = 4;
    for (let at = 4; at < seconds - 4;) {
      const length = between(random, 1.2, 3);
      tone = Math.max(1, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) + 12 };
      if (language === 'ko') flute(mixer, { ...note, gain: 0.055 });
      else fiddle(mixer, { ...note, gain: 0.05 });
      at += length + (random() < 0.4 ? 1.6 : 0.1);
    }
  },
};
