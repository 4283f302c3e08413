import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, flute, marimba, pad, piano } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, hat, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [50, 57, 65, 69],
  [46, 53, 62, 65],
  [43, 55, 58, 65],
  [45, 52, 61, 67],
];
const TONES = [62, 64, 65, 69, 70, 72, 74, 77] as const;
/** Strokes of the tower; the hour that stands still; the winch; the first stroke of the day. */
const STROKES = [1.8, 3.8, 5.8, 7.6, 10.1, 11.9, 14.4] as const;
const [STOPPED, WINCH, DAY] = [14.4, 31.4, 43] as const;

/** A clock that ticks under a waltz, falls silent for an hour and is wound again; piano or flute leads. */
export const score: Score = {
  seed: 1313,
  wet: 0.36,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.07, bright: 0.06, swell: 0.8, rate: 0.18 });
    for (const at of [...STROKES, DAY]) {
      for (const pitch of [45, 52]) bell(mixer, { at, length: 5, pitch, gain: at === STOPPED ? 0.09 : 0.06, pan: 0.2 });
      surge(mixer, at, 1.2, 0.08, 0.2);
    }
    for (let at = 0; at < seconds - 2; at += 0.5) {
      if (at > STOPPED + 0.4 && at < WINCH) continue;
      hat(mixer, at, at % 1 ? 0.05 : 0.09, 150);
      if (at > WINCH && at < 40) marimba(mixer, { at: at + 0.25, length: 0.5, pitch: at % 1 ? 50 : 45, gain: 0.1 });
    }
    for (let bar = 0; bar * 3 < seconds - 2; bar += 1) {
      const chord = cycle(CHORDS, bar);
      const still = bar * 3 > STOPPED && bar * 3 < 24;
      pad(mixer, bar * 3, 4.4, chord.slice(0, 3), still ? 0.034 : 0.02);
      if (still) continue;
      for (const [beat, at] of [0, 1, 1.5, 2, 2.5].entries())
        marimba(mixer, {
          at: bar * 3 + at,
          length: 1,
          pitch: cycle(chord, beat) + 12,
          gain: between(random, 0.05, 0.09),
          pan: (beat - 2) * 0.2,
        });
    }
    for (let at = STOPPED + 1.4; at < 24; at += 1.5) bell(mixer, { at, length: 3, pitch: pick(TONES, random) + 12, gain: 0.022 });
    let tone = 3;
    for (let at = 2.5; at < seconds - 4;) {
      const length = pick([0.5, 1, 1, 1.5, 2], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length: length + 0.4, pitch: cycle(TONES, tone) + 12 };
      if (at < STOPPED - 1 || at > 24.6) {
        if (language === 'ko') piano(mixer, { ...note, length: length + 1, gain: 0.12 });
        else flute(mixer, { ...note, gain: 0.05 });
      }
      at += length + (random() < 0.3 ? 1 : 0.02);
    }
  },
};
