import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { flute, pad, piano, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, hat, kick, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 60 / 96;
const CHORDS: NonEmpty<Chord> = [
  [50, 57, 62, 66],
  [47, 54, 62, 66],
  [43, 55, 59, 66],
  [45, 52, 61, 64],
];
const TONES = [62, 64, 66, 69, 71, 74, 76, 78] as const;
/** The voice that was not meant to be heard; then the roof. */
const [MISTAKE, ROOF] = [27.6, 33] as const;

/** A record that crackles, guitars of a school band made of piano and zither; the drums leave when the voice comes. */
export const score: Score = {
  seed: 1110,
  wet: 0.24,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.04, bright: 0.05, swell: 0.5 });
    for (let at = 17; at < MISTAKE; at += between(random, 0.02, 0.3)) hat(mixer, at, between(random, 0.01, 0.05), 200);
    surge(mixer, MISTAKE - 0.6, 1.4, 0.24, 0.5);
    for (let bar = 0; bar * 4 * BEAT < seconds - 3; bar += 1) {
      const at = bar * 4 * BEAT;
      const chord = cycle(CHORDS, bar);
      const still = at > MISTAKE - 1 && at < ROOF - 1;
      pad(mixer, at, 4 * BEAT + 1, chord.slice(1), still ? 0.03 : 0.014);
      if (still) continue;
      for (let eighth = 0; eighth < 8; eighth += 1)
        piano(mixer, {
          at: at + eighth * 0.5 * BEAT,
          length: 1.4,
          pitch: cycle(chord, [0, 2, 1, 3, 2, 1, 3, 2][eighth] ?? 0) + 12,
          gain: between(random, 0.035, 0.06),
          pan: (eighth - 3.5) * 0.1,
        });
      if (bar < 2) continue;
      for (const beat of [0, 2.5]) kick(mixer, at + beat * BEAT, 0.32);
      for (const beat of [1, 3]) clap(mixer, at + beat * BEAT, 0.1);
      for (let eighth = 0; eighth < 8; eighth += 1) hat(mixer, at + eighth * 0.5 * BEAT, 0.03);
    }
    let tone = 3;
    for (let at = 8 * BEAT; at < seconds - 4;) {
      const length = pick([0.5, 1, 1, 1.5, 2], random) * BEAT;
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) };
      if (at < MISTAKE - 1 || at > ROOF) {
        if (language === 'ko') flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.042 });
        else zither(mixer, { ...note, gain: 0.22 });
      }
      at += length + (random() < 0.25 ? BEAT * 2 : 0.02);
    }
  },
};
