import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, flute, marimba, pad, piano } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [48, 55, 64, 71],
  [45, 52, 60, 67],
  [41, 53, 57, 64],
  [43, 50, 59, 66],
];
const TONES = [64, 66, 67, 69, 71, 74, 76, 78] as const;
/** While the fever climbs the heart is heard; when the hand is calm the music box plays. */
const [FEVER, CALM] = [18, 36.4] as const;

/** A lullaby for piano and marimba over a ward at night; piano or flute leads. */
export const score: Score = {
  seed: 392,
  wet: 0.3,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.06, bright: 0.08, swell: 0.4 });
    surge(mixer, 3.6, 4.6, 0.22, 0.12, 0.5);
    for (let bar = 0; bar * 4 < seconds - 2; bar += 1) {
      const chord = cycle(CHORDS, bar);
      pad(mixer, bar * 4, 5.4, chord.slice(0, 3), 0.022);
      for (let beat = 0; beat < 6; beat += 1)
        marimba(mixer, {
          at: bar * 4 + (beat * 4) / 6,
          length: 0.9,
          pitch: cycle(chord, [0, 2, 3, 2, 1, 3][beat] ?? 0) + 12,
          gain: between(random, 0.05, 0.09),
          pan: (beat - 2.5) * 0.16,
        });
    }
    for (let at = FEVER; at < FEVER + 7; at += 0.62) for (const beat of [0, 0.18]) drum(mixer, at + beat, beat ? 0.2 : 0.34, 54);
    for (let at = CALM; at < CALM + 5; at += 0.5) bell(mixer, { at, length: 2.4, pitch: pick(TONES, random) + 12, gain: 0.02 });
    let tone = 3;
    for (let at = 2.6; at < seconds - 4;) {
      const length = pick([2 / 3, 4 / 3, 2, 8 / 3], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) };
      if (language === 'ko') piano(mixer, { ...note, length: length + 1, gain: 0.11 });
      else flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.045 });
      at += length + (random() < 0.3 ? 4 / 3 : 0.04);
    }
  },
};
