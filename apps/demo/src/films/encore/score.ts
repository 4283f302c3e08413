import { cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { piano, saw } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, hat, kick, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 60 / 112;
const CHORDS: NonEmpty<Chord> = [
  [57, 60, 64],
  [53, 57, 60],
  [60, 64, 67],
  [55, 59, 62],
];
const [bass, lead, arpeggio, chords] = [saw(4), saw(5), saw(8), saw(9)];

/** Muffled behind the stage door, then the whole hall; a synthesiser or a piano leads. */
export const score: Score = {
  seed: 37,
  wet: 0.12,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.05, bright: 0.22, swell: 0.6, rate: 0.14 });
    for (const at of [6.5, 18, 30, 48, 54]) surge(mixer, at, 4, 0.2, 0.22, (random() - 0.5) * 0.6);
    for (let bar = 0; bar * 4 * BEAT < seconds - 2; bar += 1) {
      const at = bar * 4 * BEAT;
      const chord = cycle(CHORDS, bar);
      const stage = bar > 3;
      for (let beat = 0; beat < 4; beat += 1) {
        kick(mixer, at + beat * BEAT, stage ? 0.6 : 0.34);
        bass(mixer, { at: at + (beat + 0.5) * BEAT, length: 0.42 * BEAT, pitch: chord[0] - 24, gain: stage ? 0.2 : 0.1 });
        if (!stage) continue;
        hat(mixer, at + (beat + 0.5) * BEAT, 0.12, 40);
        for (const sixteenth of [0.25, 0.75]) hat(mixer, at + (beat + sixteenth) * BEAT, 0.05);
        if (beat % 2) clap(mixer, at + beat * BEAT, 0.3);
      }
      for (const pitch of chord) chords(mixer, { at, length: 3.9 * BEAT, pitch, gain: stage ? 0.022 : 0.01 });
      if (!stage) continue;
      for (let eighth = 0; eighth < 8; eighth += 1) {
        const pitch = cycle(chord, eighth) + (eighth > 3 ? 24 : 12);
        arpeggio(mixer, { at: at + eighth * 0.5 * BEAT, length: 0.34 * BEAT, pitch, gain: 0.035, pan: eighth % 2 ? 0.5 : -0.5 });
      }
      for (const beat of [0, 1.5, 2, 3]) {
        const note = { at: at + beat * BEAT, length: 0.95 * BEAT, pitch: pick(chord, random) + 24, pan: 0.1 };
        if (language === 'ko') lead(mixer, { ...note, gain: 0.045 });
        else piano(mixer, { ...note, gain: 0.14 });
      }
    }
  },
};
