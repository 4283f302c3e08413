import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, fiddle, flute, pad, piano } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [45, 52, 60, 64],
  [41, 53, 57, 64],
  [48, 55, 60, 67],
  [43, 50, 59, 67],
];
const TONES = [64, 67, 69, 71, 72, 74, 76, 79] as const;
/** The plow comes on; the telephone rings until it is answered; then the wind has gone. */
const [PLOW, RING, STOP] = [18, 35.8, 41] as const;

/** A slow waltz for piano over wind; fiddle or flute leads, and rests while the telephone rings. */
export const score: Score = {
  seed: 1111,
  wet: 0.4,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.05, bright: 0.06, swell: 0.9, rate: 0.14 });
    for (let at = 0; at < STOP - 3; at += 4.5) surge(mixer, at, 4.4, 0.2, 0.07, at % 2 ? 0.5 : -0.5);
    for (let bar = 0; bar * 3 < seconds - 2; bar += 1) {
      const [at, chord] = [bar * 3, cycle(CHORDS, bar)];
      pad(mixer, at, 4.4, chord.slice(0, 3), at > STOP ? 0.032 : 0.022);
      for (let beat = 0; beat < 6; beat += 1)
        piano(mixer, {
          at: at + beat * 0.5,
          length: 1.4,
          pitch: cycle(chord, [0, 2, 3, 1, 3, 2][beat] ?? 0) + (beat ? 12 : 0),
          gain: between(random, 0.05, 0.08),
          pan: (beat - 2.5) * 0.14,
        });
    }
    for (let at = PLOW; at < PLOW + 6; at += 0.5) drum(mixer, at, 0.1 + (at - PLOW) * 0.05, 48);
    for (const at of [RING, RING + 1.4])
      for (let i = 0; i < 8; i += 1)
        bell(mixer, { at: at + i * 0.09, length: 0.5, pitch: i % 2 ? 88 : 84, gain: 0.035, pan: -0.3 });
    for (let i = 0; i < 6; i += 1)
      bell(mixer, { at: STOP + 0.4 + i * 0.75, length: 3, pitch: cycle(TONES, i * 2) + 12, gain: 0.02 });
    let tone = 4;
    for (let at = 3; at < seconds - 4;) {
      const length = pick([0.5, 1, 1.5, 2], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length: length + 0.1, pitch: cycle(TONES, tone) };
      if (at < RING - 1 || at > RING + 3) {
        if (language === 'ko') fiddle(mixer, { ...note, gain: 0.055 });
        else flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.05 });
      }
      at += length + (random() < 0.3 ? 1 : 0);
    }
  },
};
