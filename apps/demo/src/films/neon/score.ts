import { cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { flute, piano, saw, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, hat, kick } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 60 / 76;
const CHORDS: NonEmpty<Chord> = [
  [53, 56, 60, 63],
  [51, 55, 58, 62],
  [48, 51, 55, 58],
  [46, 50, 53, 60],
];
const bass = saw(2);

/** Late-night electric piano in the rain; flute or zither leads. */
export const score: Score = {
  seed: 23,
  wet: 0.22,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.1, bright: 0.3, swell: 0.3 });
    bed(mixer, { gain: 0.16, bright: 0.03, swell: 0.5 });
    for (let bar = 0; bar * 4 * BEAT < seconds - 4; bar += 1) {
      const at = bar * 4 * BEAT;
      const chord = cycle(CHORDS, bar);
      chord.forEach((pitch, i) => {
        piano(mixer, { at: at + i * 0.02, length: 4 * BEAT, pitch, gain: 0.07, pan: (i - 1.5) * 0.3 });
        piano(mixer, { at: at + 2.5 * BEAT + i * 0.02, length: 1.4 * BEAT, pitch, gain: 0.045, pan: (i - 1.5) * 0.3 });
      });
      bass(mixer, { at, length: 1.8 * BEAT, pitch: chord[0] - 24, gain: 0.1 });
      bass(mixer, { at: at + 2.5 * BEAT, length: 1.2 * BEAT, pitch: chord[0] - 24, gain: 0.08 });
      if (bar > 1) {
        for (const beat of [0, 2.5]) kick(mixer, at + beat * BEAT, 0.4);
        for (const beat of [1, 3]) clap(mixer, at + beat * BEAT, 0.14);
        for (let eighth = 0; eighth < 8; eighth += 1) hat(mixer, at + (eighth * 0.5 + (eighth % 2 ? 0.08 : 0)) * BEAT, 0.05);
      }
      for (let beat = 0; bar > 2 && beat < 4; beat += 1) {
        if (random() > 0.6) continue;
        const note = { at: at + beat * BEAT, pitch: pick(chord, random) + 12, length: BEAT * (0.8 + random()) };
        if (language === 'ko') flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.03, pan: -0.2 });
        else zither(mixer, { ...note, gain: 0.2, pan: 0.2 });
      }
    }
  },
};
