import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { marimba, pad, piano, saw } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, hat, kick, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 60 / 120;
const CHORDS: NonEmpty<Chord> = [
  [54, 61, 66, 69],
  [50, 57, 62, 66],
  [57, 61, 64, 69],
  [52, 59, 64, 68],
];
const [bass, lead] = [saw(3), saw(6)];
/** The lesson in which nothing moves, the routine at four in the morning, the stage. */
const [LESSON, TAPE, ROUTINE, STAGE] = [18, 25, 32, 40] as const;

/** A practice track from a small loudspeaker that stops for the lesson and opens up on stage; a synthesizer or a piano leads. */
export const score: Score = {
  seed: 404,
  wet: 0.16,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.03, bright: 0.1, swell: 0.4 });
    for (const at of [STAGE - 0.6, STAGE + 3.4]) surge(mixer, at, 4, 0.3, 0.24, between(random, -0.4, 0.4));
    for (let at = LESSON; at < TAPE; at += 1) hat(mixer, at, 0.12, 130);
    for (let bar = 0; bar * 4 * BEAT < seconds - 2; bar += 1) {
      const at = bar * 4 * BEAT;
      const chord = cycle(CHORDS, bar);
      if (at >= LESSON && at < TAPE - 1) {
        pad(mixer, at, 3.4, chord.slice(1, 3), 0.018);
        continue;
      }
      const full = at >= ROUTINE;
      pad(mixer, at, 4 * BEAT + 0.8, chord.slice(1), full ? 0.014 : 0.018);
      for (let beat = 0; beat < 4; beat += 1) {
        if (at >= 10) kick(mixer, at + beat * BEAT, full ? 0.5 : 0.24);
        if (at >= 10 && beat % 2) clap(mixer, at + beat * BEAT, full ? 0.22 : 0.1);
        bass(mixer, { at: at + (beat + 0.5) * BEAT, length: 0.4 * BEAT, pitch: chord[0] - 12, gain: full ? 0.12 : 0.05 });
        if (full) for (const part of [0.25, 0.5, 0.75]) hat(mixer, at + (beat + part) * BEAT, part === 0.5 ? 0.09 : 0.04);
      }
      for (let eighth = 0; eighth < 8; eighth += 1) {
        const pitch = cycle(chord, [0, 2, 3, 1, 2, 3, 2, 1][eighth] ?? 0) + 12;
        marimba(mixer, {
          at: at + eighth * 0.5 * BEAT,
          length: 0.8,
          pitch,
          gain: between(random, 0.05, 0.08),
          pan: (eighth - 3.5) * 0.12,
        });
      }
      for (const beat of at >= STAGE ? [0, 0.75, 1.5, 2, 3, 3.5] : [0, 1.5, 3]) {
        const note = { at: at + beat * BEAT, length: 0.9 * BEAT, pitch: pick(chord, random) + 24, pan: 0.1 };
        if (language === 'ko') lead(mixer, { ...note, gain: full ? 0.04 : 0.022 });
        else piano(mixer, { ...note, length: BEAT * 2, gain: full ? 0.14 : 0.09 });
      }
    }
  },
};
