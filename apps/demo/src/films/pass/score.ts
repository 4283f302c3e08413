import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, fiddle, flute, pad, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [45, 52, 57, 60],
  [41, 48, 57, 60],
  [43, 50, 58, 62],
  [40, 52, 56, 59],
];
const TONES = [57, 60, 62, 64, 67, 69, 72, 74] as const;
/** The lorry at the bend, the tails that catch the bus, the bead. */
const [BEND, TAILS, BEAD] = [30, 33.2, 40] as const;

/** An engine under plucked strings on a mountain; a bowed string or a bamboo flute leads. */
export const score: Score = {
  seed: 1987,
  wet: 0.34,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.16, bright: 0.02, swell: 0.3, rate: 1.4 });
    bed(mixer, { gain: 0.05, bright: 0.09, swell: 0.8, rate: 0.12 });
    surge(mixer, BEND - 0.6, 3, 0.5, 0.2, -0.5);
    for (const at of [19.6, 21.4, 23.1]) bell(mixer, { at: at + 0.3, length: 2, pitch: pick([88, 91, 93], random), gain: 0.03 });
    for (let at = BEND; at < TAILS + 5; at += 0.8) drum(mixer, at, at < TAILS ? 0.4 : 0.26, 52);
    for (let i = 0; i < 8; i += 1)
      zither(mixer, { at: TAILS + i * 0.3, length: 3, pitch: (TONES[i] ?? 57) + 12, gain: 0.22, pan: i * 0.16 - 0.6 });
    for (let at = BEAD + 1.6; at < seconds - 3; at += 0.75)
      bell(mixer, { at, length: 2.6, pitch: pick(TONES, random) + 24, gain: 0.018 });
    for (let bar = 0; bar * 4 < seconds - 2; bar += 1) {
      const chord = cycle(CHORDS, bar);
      pad(mixer, bar * 4, 5.6, chord.slice(0, 3), 0.024);
      if (bar * 4 >= BEND - 2 && bar * 4 < TAILS) continue;
      for (let beat = 0; beat < 6; beat += 1)
        zither(mixer, {
          at: bar * 4 + beat * (2 / 3),
          length: 2,
          pitch: cycle(chord, [0, 2, 1, 3, 2, 1][beat] ?? 0) + 12,
          gain: between(random, 0.07, 0.12),
          pan: (beat - 2.5) * 0.16,
        });
    }
    let tone = 3;
    for (let at = 2.4; at < seconds - 4;) {
      const length = pick([2 / 3, 4 / 3, 2, 8 / 3], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length: length + 0.3, pitch: cycle(TONES, tone) + 12 };
      if (at < BEND - 1 || at > TAILS + 2) {
        if (language === 'ko') fiddle(mixer, { ...note, gain: 0.05 });
        else flute(mixer, { ...note, gain: 0.055 });
      }
      at += length + (random() < 0.3 ? 4 / 3 : 0.04);
    }
  },
};
