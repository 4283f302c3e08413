import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { fiddle, flute, pad, piano } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [41, 53, 60, 64],
  [45, 52, 60, 67],
  [38, 53, 57, 65],
  [43, 50, 59, 65],
];
const TONES = [65, 67, 69, 72, 74, 76, 77, 79] as const;
const BAR = 4;

/** A slow waltz for the piano under snow; fiddle or flute remembers. */
export const score: Score = {
  seed: 31,
  wet: 0.4,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.1, bright: 0.04, swell: 0.8, rate: 0.08 });
    surge(mixer, 9.6, 4, 0.34, 0.07, -0.4);
    for (let bar = 0; bar * BAR < seconds - 3; bar += 1) {
      const at = 0.6 + bar * BAR;
      const chord = cycle(CHORDS, bar);
      pad(mixer, at, BAR + 1.4, chord.slice(1), 0.02);
      [0, 1, 2, 3, 2, 1].forEach((step, beat) =>
        piano(mixer, {
          at: at + (beat * BAR) / 6,
          length: 2.4,
          pitch: cycle(chord, step) + (beat > 2 ? 12 : 0),
          gain: between(random, 0.05, 0.075),
          pan: (beat - 2.5) * 0.12,
        }),
      );
    }
    let tone = 3;
    for (let at = 4.6; at < seconds - 4;) {
      const length = pick([BAR / 3, BAR / 2, BAR * 0.66, BAR], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) };
      if (language === 'ko') fiddle(mixer, { ...note, gain: 0.055 });
      else flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.045 });
      at += length + (random() < 0.3 ? BAR / 2 : 0.05);
    }
  },
};
