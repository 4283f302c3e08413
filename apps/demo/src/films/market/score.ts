import { cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { flute, marimba, piano, saw, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, drum, hat, kick, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 60 / 120;
const CHORDS: NonEmpty<Chord> = [
  [55, 59, 62],
  [52, 55, 59],
  [48, 52, 55],
  [50, 54, 57],
];
const MELODY = [67, 69, 71, 74, 76, 79] as const;
const bass = saw(2);

/** Frying, chatter and a cheerful trot; the flute leads, or the electric piano. */
export const score: Score = {
  seed: 71,
  wet: 0.14,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.09, bright: 0.12, swell: 0.4, rate: 0.2 });
    for (const at of [19, 36.5]) surge(mixer, at, 8, 0.1, 0.5);
    for (let bar = 0; bar * 4 * BEAT < seconds - 2; bar += 1) {
      const at = bar * 4 * BEAT;
      const chord = cycle(CHORDS, bar);
      bass(mixer, { at, length: 0.8 * BEAT, pitch: chord[0] - 24, gain: 0.13 });
      bass(mixer, { at: at + 2 * BEAT, length: 0.8 * BEAT, pitch: chord[0] - 17, gain: 0.11 });
      for (const beat of [1, 3]) {
        for (const pitch of chord) zither(mixer, { at: at + beat * BEAT, length: 0.5, pitch: pitch + 12, gain: 0.05, pan: -0.3 });
        clap(mixer, at + beat * BEAT, 0.16);
      }
      for (const beat of [0, 2]) kick(mixer, at + beat * BEAT, 0.36);
      for (let eighth = 0; eighth < 8; eighth += 1) hat(mixer, at + eighth * 0.5 * BEAT, eighth % 2 ? 0.07 : 0.03);
      for (let eighth = 0; eighth < 8; eighth += 1) {
        if (random() < 0.3) continue;
        marimba(mixer, { at: at + eighth * 0.5 * BEAT, length: 0.6, pitch: cycle(chord, eighth) + 24, gain: 0.09, pan: 0.35 });
      }
      if (bar % 8 === 7) for (let hit = 0; hit < 4; hit += 1) drum(mixer, at + (3 + hit / 4) * BEAT, 0.2 + hit * 0.04, 90);
      if (bar < 2) continue;
      for (const beat of pick(
        [
          [0, 1, 1.5, 2.5],
          [0, 0.5, 1, 2, 3],
          [0.5, 1.5, 2, 3.5],
        ],
        random,
      )) {
        const note = { at: at + beat * BEAT, length: 0.62 * BEAT, pitch: pick(MELODY, random) };
        if (language === 'ko') flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.05 });
        else piano(mixer, { ...note, length: 0.9, gain: 0.14 });
      }
    }
  },
};
