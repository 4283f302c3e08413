import { mist } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const steamedBathhouse: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const tile = mix('#8fd0c8', s.palette.sky[2], 0.35);
    s.fillAll(s.down(s.top, s.bottom, lighten(tile, 0.35), tile, darken(tile, 0.2)));
    for (let column = s.left; column < s.right; column += 0.09) s.rect(column, s.top, 0.005, s.height, alpha('#ffffff', 0.45));
    for (let row = s.top; row < 0.02; row += 0.09) s.rect(s.left, row, s.width, 0.005, alpha('#ffffff', 0.45));
    s.rect(-0.4, -0.8, 0.8, 0.46, '#e9f4f2', 0.03);
    s.rect(
      -0.38,
      -0.78,
      0.76,
      0.42,
      s.down(-0.78, -0.36, mix('#f4fbfb', s.palette.sky[3], 0.25), mix('#c9e0e0', s.palette.sky[2], 0.25)),
      0.02,
    );
    const clear = mix('#4f8f8f', s.palette.mid, 0.35);
    for (const eye of [-0.1, 0.1]) s.disc(eye, -0.64, 0.026, clear, 0.036);
    s.pen('M-.17 -.54C-.1 -.42 .1 -.42 .17 -.54', clear, 0.032);
    for (const drip of [-0.16, 0.02, 0.15])
      s.line(
        [
          [drip, -0.5],
          [drip, -0.4],
        ],
        clear,
        0.008,
      );
    s.path(
      'M-1.3 -.1L1.3 -.1L1.3 .3L-1.3 .3Z',
      s.down(-0.1, 0.2, mix('#6fc0d0', s.palette.sky[2], 0.2), mix('#2f7f96', s.palette.mid, 0.3)),
    );
    s.rect(s.left, -0.14, s.width, 0.06, '#f7f4ea', 0.01);
    for (let ripple = 0; ripple < 14; ripple++)
      s.pen('M0 0Q.04 -.015 .08 0', alpha('#ffffff', 0.5), 0.005, -1.1 + ripple * 0.125, 0.0 + (ripple % 3) * 0.04, 1);
    const faces = { none: 0, one: 1, child: 1, running: 1, 'two-apart': 2, 'two-together': 2, group: 5 }[s.art.figures];
    for (let head = 0; head < faces; head++) bather(s, (head - (faces - 1) / 2) * 0.19, -0.06 + (head % 2) * 0.03, head);
    for (const x of [-0.4, -0.1, 0.25]) mist(s, -0.24 + x * 0.1, 0.3, 0.4, '#ffffff');
    for (const x of [-0.72, 0.44]) {
      s.path('M-.07 -.08L.07 -.08L.055 .02L-.055 .02Z', s.accent, x, -0.14, 1);
      s.disc(x, -0.22, 0.07, lighten(s.accent, 0.4), 0.016);
    }
  },
};

/** A head above the water with a towel rolled into two horns, from behind. */
const bather = (s: Scene, x: number, y: number, index: number): void => {
  s.disc(x, y + 0.08, 0.085, '#e6b898', 0.06);
  s.disc(x, y - 0.03, 0.055, '#1d1620', 0.062);
  const towel = index % 2 ? '#fff7e6' : s.accent;
  s.rect(x - 0.06, y - 0.085, 0.12, 0.05, towel, 0.024);
  for (const side of [-1, 1]) s.disc(x + side * 0.07, y - 0.065, 0.03, darken(towel, 0.08));
  for (const side of [-1, 1]) s.disc(x + side * 0.07, y - 0.065, 0.013, darken(towel, 0.25));
};
