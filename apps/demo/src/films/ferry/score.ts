import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, flute, marimba, pad, piano, saw, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, clap, drum, hat, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 0.6;
const BAR = BEAT * 4;
const CHORDS: NonEmpty<Chord> = [
  [43, 55, 59, 62],
  [40, 55, 59, 64],
  [36, 55, 60, 64],
  [38, 54, 57, 62],
];
const TONES = [62, 64, 67, 69, 71, 74, 76, 79] as const;
/** The band walks with the four friends, rests while they sleep and comes back with the first boat. */
const [WALK, SLEEP, MORNING] = [9.6, 33.6, 40.8] as const;
const HORNS = [0.8, 40.4] as const;
const horn = saw(7);

/** A strummed travelling tune over waves: marimba and plucks, a whistle or a piano in front, a music box for the night. */
export const score: Score = {
  seed: 571,
  wet: 0.22,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.07, bright: 0.12, swell: 0.7, rate: 0.16 });
    for (let at = 2; at < seconds - 3; at += 7) surge(mixer, at, 3.6, 0.16, 0.2, at % 2 ? 0.4 : -0.4);
    for (const at of HORNS) for (const pitch of [43, 50]) horn(mixer, { at, length: 1.5, pitch, gain: 0.05 });
    const asleep = (at: number) => at >= SLEEP && at < MORNING;
    for (let bar = 0; bar * BAR < seconds - 3; bar += 1) {
      const [at, chord] = [bar * BAR, cycle(CHORDS, bar)];
      pad(mixer, at, BAR + 1, chord.slice(1), asleep(at) ? 0.03 : 0.016);
      if (asleep(at)) {
        for (let beat = 0; beat < 4; beat += 1)
          bell(mixer, { at: at + beat * BEAT, length: 2, pitch: cycle(chord, 1 + (beat % 3)) + 24, gain: 0.02 });
        continue;
      }
      marimba(mixer, { at, length: 1, pitch: chord[0] + 12, gain: 0.2, pan: -0.1 });
      marimba(mixer, { at: at + BEAT * 2, length: 1, pitch: cycle(chord, 1), gain: 0.14, pan: 0.1 });
      for (const [beat, note] of [1, 1.5, 2, 3, 3.5].entries())
        for (const string of [1, 2, 3])
          zither(mixer, {
            at: at + note * BEAT + string * 0.012,
            length: 0.5,
            pitch: cycle(chord, string) + 12,
            gain: between(random, 0.035, 0.05),
            pan: (beat % 2 ? 1 : -1) * 0.35,
          });
      if (at < WALK) continue;
      for (const beat of [0, 2]) drum(mixer, at + beat * BEAT, 0.24, 62);
      for (const beat of [1, 3]) clap(mixer, at + beat * BEAT, 0.05);
      for (let eighth = 0; eighth < 8; eighth += 1) hat(mixer, at + (eighth * BEAT) / 2, eighth % 2 ? 0.03 : 0.016);
    }
    let tone = 2;
    for (let at = BAR; at < seconds - 4;) {
      const length = pick([BEAT / 2, BEAT, BEAT, BEAT * 2], random);
      tone = Math.max(0, Math.min(7, tone + pick([-2, -1, 1, 1, 2], random)));
      const note = { at, length: length + 0.1, pitch: cycle(TONES, tone) };
      if (!asleep(at) && language === 'ko') flute(mixer, { ...note, pitch: note.pitch + 12, gain: 0.055 });
      if (!asleep(at) && language === 'en') piano(mixer, { ...note, length: length + 0.6, gain: 0.12 });
      at += random() < 0.2 ? length + BEAT : length;
    }
  },
};
