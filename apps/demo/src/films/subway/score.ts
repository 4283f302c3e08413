import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, fiddle, pad, piano, saw } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, hat, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [38, 45, 53],
  [37, 45, 52],
  [36, 43, 51],
  [37, 44, 52],
];
const TONES = [62, 65, 67, 69, 72, 74] as const;
/** The lights fail and come back. */
const [DARK, LIGHT] = [17.4, 26.6] as const;
const hum = saw(3);

/** Rails, a low pulse, a clock; fiddle or piano asks the question. */
export const score: Score = {
  seed: 707,
  wet: 0.3,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.26, bright: 0.05, swell: 0.5, rate: 0.2 });
    surge(mixer, 3, 7, 0.5, 0.12, 0.4);
    for (let bar = 0; bar * 6 < seconds; bar += 1) {
      pad(mixer, bar * 6, 7, cycle(CHORDS, bar), 0.04);
      hum(mixer, { at: bar * 6, length: 5.6, pitch: cycle(CHORDS, bar)[0] - 12, gain: 0.04 });
    }
    // the wheels over the joints of the rails, two by two
    for (let at = 10; at < 33; at += 0.92) {
      if (at > DARK && at < LIGHT) continue;
      for (const beat of [0, 0.14]) drum(mixer, at + beat, 0.2, 88);
      hat(mixer, at + 0.46, 0.03);
    }
    for (let second = 0; DARK + second * 0.5 < LIGHT; second += 1)
      bell(mixer, { at: DARK + second * 0.5, length: 0.6, pitch: second % 2 ? 91 : 96, gain: 0.03 });
    drum(mixer, DARK, 0.8, 40);
    surge(mixer, LIGHT - 1.2, 1.6, 0.4, 0.3);
    for (let at = 33.4; at < seconds - 3; at += 1.2) drum(mixer, at, 0.16, 52);
    for (let at = 2.4; at < seconds - 4;) {
      const length = pick([0.9, 1.8, 2.7], random);
      const note = { at, length, pitch: pick(TONES, random) };
      const quiet = at > DARK && at < LIGHT ? 0.4 : 1;
      if (language === 'ko') fiddle(mixer, { ...note, gain: 0.05 * quiet });
      else piano(mixer, { ...note, pitch: note.pitch + 12, gain: 0.1 * quiet });
      at += length + between(random, 0.2, 1.6);
    }
  },
};
