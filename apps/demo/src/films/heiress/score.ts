import { between, cycle, pick } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { bell, fiddle, pad, piano, saw } from '../sound/instruments.ts';
import type { Chord } from '../sound/instruments.ts';
import { bed, drum, surge } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';

const CHORDS: NonEmpty<Chord> = [
  [36, 51, 55, 60],
  [44, 51, 56, 60],
  [41, 53, 56, 60],
  [43, 50, 55, 59],
];
const TONES = [60, 62, 63, 67, 68, 71, 72, 75] as const;
/** What makes an audience gasp: the scarf, the tags, the mirror, the ring, the coffin. */
const GASPS = [13, 22, 28.4, 36.4, 43] as const;
const strings = saw(5);

/** An organ for the chapel, strings for everything after it; a piano or a fiddle weeps, the drums gasp. */
export const score: Score = {
  seed: 1313,
  wet: 0.42,
  play(mixer, language) {
    const { random, seconds } = mixer;
    bed(mixer, { gain: 0.06, bright: 0.05, swell: 0.7 });
    for (let bar = 0; bar * 4 < seconds - 1; bar += 1) {
      const chord = cycle(CHORDS, bar);
      pad(mixer, bar * 4, 5.2, chord, bar < 3 ? 0.045 : 0.028);
      if (bar < 3) continue;
      for (let eighth = 0; eighth < 8; eighth += 1)
        strings(mixer, {
          at: bar * 4 + eighth * 0.5,
          length: 0.42,
          pitch: cycle(chord, 1 + (eighth % 3)),
          gain: eighth % 4 ? 0.018 : 0.032,
          pan: (eighth % 2 ? 1 : -1) * 0.4,
        });
    }
    for (const at of [0.8, 4.8, 8.8]) bell(mixer, { at, length: 5, pitch: 60, gain: 0.06, pan: 0 });
    for (const at of GASPS) {
      surge(mixer, at - 1, 1.2, 0.3, 0.2);
      drum(mixer, at, 0.8, 46);
      strings(mixer, { at, length: 1.6, pitch: 59, gain: 0.07 });
      strings(mixer, { at, length: 1.6, pitch: 65, gain: 0.06 });
    }
    let tone = 4;
    for (let at = 3; at < seconds - 4;) {
      const length = pick([0.5, 1, 1.5, 2], random);
      tone = Math.max(0, Math.min(7, tone + Math.floor(random() * 5) - 2));
      const note = { at, length, pitch: cycle(TONES, tone) };
      if (language === 'ko') fiddle(mixer, { ...note, gain: 0.06 });
      else piano(mixer, { ...note, pitch: note.pitch + 12, gain: 0.11 });
      at += length + between(random, 0, 0.8);
    }
  },
};
