import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, flute, marimba, pad, piano, saw } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, drum, hat, kick, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [50, 57, 62, 66],
  [47, 54, 59, 62],
  [43, 55, 59, 62],
  [45, 52, 57, 61],
];
const TONES = [66, 69, 71, 73, 74, 76, 78, 81] as const;
/** Five fall one after the other; the pass on the inside; porridge, without drums. */
const [FALL, RACE, REST] = [19.4, 26, 34] as const;
const edge = saw(4);

/** Skates on ice keep time; the race brings drums, the porridge takes them away. Piano or flute leads. */
export const score: Score = {
  seed: 400,
  wet: 0.34,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.045, bright: 0.07, swell: 0.3 });
    for (let at = 1; at < REST; at += 1) surge(mixer, at, 0.7, 0.1, 0.4, at % 2 ? 0.4 : -0.4);
    for (let bar = 0; bar * 2 < seconds - 2; bar += 1) {
      const [at, chord] = [bar * 2, cycle(CHORDS, bar / 2)];
      if (bar % 2 === 0) pad(mixer, at, 4.8, chord.slice(0, 3), 0.02);
      for (let eighth = 0; eighth < 8; eighth += 1)
        marimba(mixer, {
          at: at + eighth * 0.25,
          length: 0.7,
          pitch: cycle(chord, [0, 2, 1, 3][eighth % 4] ?? 0) + 12,
          gain: between(random, 0.03, 0.07),
          pan: (eighth - 3.5) * 0.14,
        });
      if (at < RACE || at >= REST) continue;
      kick(mixer, at, 0.4);
      kick(mixer, at + 1, 0.4);
      clap(mixer, at + 0.5, 0.16);
      clap(mixer, at + 1.5, 0.16);
      for (let eighth = 0; eighth < 8; eighth += 1) {
        hat(mixer, at + eighth * 0.25, 0.05);
        edge(mixer, { at: at + eighth * 0.25, length: 0.22, pitch: chord[0] - 12, gain: 0.04 });
      }
    }
    for (let i = 0; i < 5; i += 1) drum(mixer, FALL + i * 0.34, 0.5, 80 - i * 6);
    for (let i = 0; i < 5; i += 1) bell(mixer, { at: 41 + i * 0.6, length: 3, pitch: cycle(TONES, i + 2) + 12, gain: 0.022 });
    let tone = 3;
    for (let at = 3; at < seconds - 4;) {
      const length = pick([0.5, 0.5, 1, 1.5], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) };
      if (language === 'ko') piano(mixer, { ...note, length: length + 0.8, gain: 0.11 });
      else flute(mixer, { ...note, pitch: note.pitch + 12, length: length + 0.1, gain: 0.045 });
      at += length + (random() < 0.25 ? 1 : 0);
    }
  },
};
