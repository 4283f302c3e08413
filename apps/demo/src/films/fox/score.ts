import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, fiddle, flute, marimba, pad } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [45, 52, 60],
  [41, 53, 60],
  [43, 55, 62],
  [40, 52, 59],
];
const TONES = [69, 72, 74, 76, 79, 81, 84] as const;

/** Wind, ice bells and a wide choir; flute or fiddle leads. */
export const score: Score = {
  seed: 97,
  wet: 0.42,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.2, bright: 0.03, swell: 0.9, rate: 0.07 });
    for (const at of [8.5, 27, 47]) surge(mixer, at, 5, 0.16, 0.1);
    for (let bar = 0; bar * 7.5 < seconds; bar += 1) pad(mixer, bar * 7.5, 9, cycle(CHORDS, bar), 0.036);
    for (let at = 0.8; at < seconds - 4; at += pick([0.5, 0.75, 1, 1.5], random)) {
      const pitch = pick(TONES, random) + 12;
      marimba(mixer, { at, length: 1.2, pitch, gain: between(random, 0.02, 0.05), pan: (random() - 0.5) * 1.4 });
      if (random() < 0.35) bell(mixer, { at, length: 4, pitch, gain: 0.016, pan: (random() - 0.5) * 1.2 });
    }
    // the fox runs from 10 s to 19 s
    for (let hit = 0; 10.2 + hit * 0.42 < 18.6; hit += 1) drum(mixer, 10.2 + hit * 0.42, hit % 3 ? 0.1 : 0.18, hit % 3 ? 96 : 66);
    let tone = 2;
    for (let at = 5; at < seconds - 6;) {
      const length = between(random, 1, 2.8);
      tone = Math.max(0, Math.min(6, tone + Math.floor(random() * 5) - 2));
      const pitch = cycle(TONES, tone);
      if (language === 'ko') flute(mixer, { at, length, pitch, gain: 0.06 });
      else fiddle(mixer, { at, length, pitch: pitch - 12, gain: 0.06 });
      at += length + (random() < 0.4 ? 1.6 : 0.1);
    }
  },
};
