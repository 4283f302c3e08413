import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, flute, marimba, pad, piano, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, hat, kick } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [53, 57, 60, 64],
  [50, 57, 60, 65],
  [55, 58, 62, 65],
  [48, 55, 58, 64],
];
const TONES = [65, 67, 69, 72, 74, 76, 77, 79] as const;
/** The room of nine ticks like a clock; in the elevator the drums hold their breath until the others have left. */
const OFFICE = [18, 26] as const;
const ALONE = [34.6, 37.6] as const;

/** A lunch-break waltz step in four, marimba and handclaps; piano or flute leads. */
export const score: Score = {
  seed: 1210,
  wet: 0.2,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.04, bright: 0.1, swell: 0.3 });
    for (let bar = 0; bar * 2 < seconds - 2; bar += 1) {
      const [at, chord] = [bar * 2, cycle(CHORDS, bar / 2)];
      const held = at >= ALONE[0] && at < ALONE[1];
      if (bar % 2 === 0) pad(mixer, at, 4.6, chord.slice(1), 0.016);
      zither(mixer, { at, length: 1, pitch: chord[0] - 12, gain: 0.12 });
      if (held) continue;
      for (let eighth = 0; eighth < 8; eighth += 1)
        if (eighth % 4 !== 0)
          marimba(mixer, {
            at: at + eighth * 0.25,
            length: 0.6,
            pitch: cycle(chord, eighth * 3) + 12,
            gain: between(random, 0.05, 0.1),
            pan: (eighth - 3.5) * 0.12,
          });
      if (at < 2) continue;
      kick(mixer, at, 0.3);
      kick(mixer, at + 1.25, 0.2);
      clap(mixer, at + 0.5, 0.14);
      clap(mixer, at + 1.5, 0.14);
      for (let eighth = 0; eighth < 4; eighth += 1) hat(mixer, at + eighth * 0.5 + 0.25, 0.03);
    }
    for (let at = OFFICE[0]; at < OFFICE[1]; at += 0.5)
      marimba(mixer, { at, length: 0.3, pitch: at % 1 ? 89 : 84, gain: 0.05, pan: 0.5 });
    for (const [at, pitch] of [
      [33, 81],
      [33.2, 77],
      [42, 84],
      [42.4, 89],
    ] as const)
      bell(mixer, { at, length: 2.6, pitch, gain: 0.035 });
    let tone = 2;
    for (let at = 2.5; at < seconds - 4;) {
      const length = pick([0.25, 0.5, 0.5, 1], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) };
      if (language === 'ko') piano(mixer, { ...note, length: length + 0.6, gain: 0.12 });
      else flute(mixer, { ...note, pitch: note.pitch + 12, length: length + 0.1, gain: 0.05 });
      at += length + (random() < 0.25 ? 1 : 0);
    }
  },
};
