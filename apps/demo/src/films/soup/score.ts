import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { flute, marimba, piano, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, hat, kick } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 60 / 116;
const CHORDS: NonEmpty<Chord> = [
  [48, 55, 64, 67],
  [45, 52, 60, 64],
  [41, 53, 60, 65],
  [43, 50, 59, 65],
];
const TONES = [60, 62, 64, 67, 69, 72, 74, 76] as const;
/** The rhythm stops while the days are counted. */
const [QUIET, TABLE] = [33, 40] as const;

/** A shuffle for marimba and claps, with soup on the stove; flute or zither bickers with it. */
export const score: Score = {
  seed: 30,
  wet: 0.16,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.08, bright: 0.2, swell: 0.4, rate: 0.3 });
    for (let bar = 0; bar * 4 * BEAT < seconds - 3; bar += 1) {
      const at = bar * 4 * BEAT;
      const chord = cycle(CHORDS, bar);
      const quiet = at > QUIET && at < TABLE;
      chord.forEach((pitch, i) =>
        piano(mixer, { at: at + i * 0.02, length: 3.6 * BEAT, pitch, gain: quiet ? 0.06 : 0.045, pan: (i - 1.5) * 0.2 }),
      );
      if (quiet) continue;
      for (const beat of [0, 2]) kick(mixer, at + beat * BEAT, 0.34);
      for (const beat of [1, 3]) clap(mixer, at + beat * BEAT, 0.13);
      for (let eighth = 0; eighth < 8; eighth += 1) hat(mixer, at + (eighth * 0.5 + (eighth % 2 ? 0.12 : 0)) * BEAT, 0.035);
      for (let eighth = 0; eighth < 8; eighth += 1)
        if (random() < 0.7)
          marimba(mixer, {
            at: at + (eighth * 0.5 + (eighth % 2 ? 0.12 : 0)) * BEAT,
            length: 0.5,
            pitch: cycle(chord, eighth) + 12,
            gain: between(random, 0.07, 0.12),
            pan: 0.3,
          });
    }
    let tone = 4;
    for (let at = 4 * BEAT; at < seconds - 4;) {
      const length = pick([0.5, 0.5, 1, 1.5], random) * BEAT;
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length: length * 0.92, pitch: cycle(TONES, tone) };
      if (language === 'ko') flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.045 });
      else zither(mixer, { ...note, gain: 0.2 });
      at += length + (random() < 0.22 ? BEAT * 2 : 0);
    }
  },
};
