import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, fiddle, flute, marimba, pad, zither } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const BEAT = 60 / 108;
const CHORDS: NonEmpty<Chord> = [
  [45, 52, 57],
  [50, 57, 62],
  [40, 52, 59],
  [45, 50, 57],
];
const TONES = [57, 60, 62, 64, 67, 69, 72, 74] as const;
const FIGURE = [0, 2, 3, 5, 3, 2, 4, 1] as const;
/** The pestle hits the roof, the dead lady appears. */
const [HIT, GHOST] = [12.4, 34] as const;

/** A sly march: zither and wood blocks in step; flute or fiddle leads. */
export const score: Score = {
  seed: 66,
  wet: 0.26,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.05, bright: 0.06, swell: 0.6 });
    for (let bar = 0; bar * 6 < seconds; bar += 1) pad(mixer, bar * 6, 7, cycle(CHORDS, bar), 0.026);
    for (let at = 0.6; at < 9; at += 1 / 0.9) drum(mixer, at, 0.26, 60);
    surge(mixer, HIT - 2.4, 2.6, 0.3, 0.2);
    drum(mixer, HIT, 0.7, 46);
    for (let i = 0; i < 6; i += 1) drum(mixer, HIT + 0.1 + i * 0.13, 0.2 - i * 0.025, 120 + i * 14);
    for (let beat = 0; beat * BEAT < seconds - 18; beat += 1) {
      const at = 16 + beat * BEAT;
      if (at > GHOST - 1 && at < GHOST + 2.4) continue;
      const tone = cycle([...FIGURE] as [number, ...number[]], beat) + (Math.floor(beat / 8) % 2);
      zither(mixer, { at, length: 2, pitch: cycle(TONES, tone), gain: between(random, 0.16, 0.22), pan: -0.2 });
      if (beat % 2) marimba(mixer, { at, length: 0.8, pitch: cycle(TONES, tone) + 12, gain: 0.09, pan: 0.3 });
      if (beat % 4 === 0) drum(mixer, at, 0.2, 72);
    }
    surge(mixer, GHOST - 0.6, 3, 0.16, 0.06);
    for (let i = 0; i < 4; i += 1) bell(mixer, { at: GHOST + i * 0.5, length: 4, pitch: 88 - i * 3, gain: 0.022 });
    let tone = 4;
    for (let at = 3; at < seconds - 4;) {
      const length = pick([BEAT, BEAT * 2, BEAT * 2, BEAT * 3], random);
      tone = Math.max(1, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) + 12 };
      if (language === 'ko') flute(mixer, { ...note, gain: 0.05 });
      else fiddle(mixer, { ...note, pitch: note.pitch - 12, gain: 0.055 });
      at += length + (random() < 0.3 ? BEAT * 3 : 0.05);
    }
  },
};
