import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Film, Shot } from '../drawing/film.ts';
import { man, umbrella, woman } from '../drawing/figures.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { rain, rings } from '../drawing/rain.ts';
import { cycle } from '../drawing/random.ts';
import type { NonEmpty } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, place } from '../drawing/stage.ts';
import type { Rgb } from '../drawing/stage.ts';
import { marimba, pad } from '../sound/instruments.ts';
import { bed } from '../sound/percussion.ts';
import type { Score } from '../sound/score.ts';
import { signOff } from './sign-off.ts';

const COLORS: NonEmpty<Rgb> = [
  [226, 62, 52],
  [246, 178, 52],
  [52, 160, 150],
  [240, 236, 224],
  [70, 110, 200],
];
const GROUND = 930;
const PEOPLE = 5;

/** Grey weather; one umbrella after the other opens and is a colour in it. */
const opening: Shot = {
  name: 'opening',
  seconds: 12,
  prepare(stage) {
    const street = stage.layer(WIDTH, HEIGHT, (g) => {
      fillSheet(g, [
        [0, '#3c4a5c'],
        [0.5, '#66788a'],
        [0.84, '#8b9aa8'],
        [0.86, '#2c3644'],
        [1, '#161d28'],
      ]);
      for (let block = 0; block < 9; block += 1) {
        g.fillStyle = `rgba(38,48,62,${0.35 + (block % 3) * 0.12})`;
        const height = 320 + ((block * 137) % 260);
        g.fillRect(block * 230 - 60, 930 - height, 200, height);
      }
      glow(g, 960, 300, 1000, [230, 236, 240], 0.22);
    });
    const vignette = vignetteOf(stage, 0.55);
    return (g, { t }) => {
      place(g, street, 0, 0);
      rings(g, t, { seed: 5, count: 26, top: 940, bottom: 1070 });
      for (let person = 0; person < PEOPLE; person += 1) {
        const begins = 1 + person * 0.8;
        const open = ramp(t, begins, begins + 0.5);
        const step = t * 3.4 + person;
        const x = mix(-260, 260, smooth(t / 12)) + 360 + person * 300;
        const height = 330 + (person % 2) * 34;
        const color = cycle(COLORS, person);
        const body = { x, y: GROUND + 26 + (person % 2) * 26, height, color: '#141a24', step };
        if (person % 2) man(g, body);
        else woman(g, body);
        if (open > 0) {
          g.save();
          g.translate(x, 0);
          g.scale(0.25 + 0.75 * open + 0.12 * Math.sin(open * Math.PI), 1);
          umbrella(g, { ...body, x: 0 }, color);
          g.restore();
          glow(g, x + 10, body.y - height, 240, color, 0.22 * open);
          glow(g, x, body.y + 40, 160, color, 0.16 * open);
        }
      }
      rain(g, t, { count: 60, seed: 8, alpha: 0.3, length: 90 });
      place(g, vignette, 0, 0);
      signOff(g, t, {
        korean: '비온뒤 우산',
        english: 'After Rain Umbrellas',
        line: 'Made by hand in Jeonju. Mended for life.',
        face: 'jua',
        from: 6,
        y: 300,
      });
    };
  },
};

export const umbrellas: Film = { name: 'ad-umbrellas', lines: 720, dissolve: 1, shots: [opening] };

export const umbrellasScore: Score = {
  seed: 227,
  wet: 0.3,
  play(mixer) {
    bed(mixer, { gain: 0.06, bright: 0.5 });
    for (const [bar, chord] of [
      [48, 55, 64],
      [45, 57, 60],
      [41, 53, 60],
      [43, 55, 62],
    ].entries())
      pad(mixer, bar * 3, 3.2, chord, 0.03);
    for (const [beat, pitch] of [72, 76, 79, 84, 79, 76, 72, 74, 77, 81, 84, 81, 79, 76, 79, 84, 88, 84].entries())
      marimba(mixer, { at: 1 + beat * 0.55, length: 1, pitch, gain: 0.2, pan: (beat % 5) / 5 - 0.4 });
  },
};
