import { heavenlyLight, mist, sky } from '../kit/air.ts';
import { board, skyline, wetGround } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const convenienceStore: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    heavenlyLight(s, -0.34, -0.86, 0.06);
    skyline(s, 0.04, 0.62, mix(s.palette.mid, s.palette.near, 0.4), 216, { width: 0.16, lit: s.palette.dark ? 0.25 : 0.08 });
    mist(s, -0.1, 0.2, 0.35);
    const light = s.palette.dark ? '#f4fff6' : '#eef6f2';
    s.rect(-0.44, -0.5, 0.88, 0.56, mix('#4a505a', s.palette.near, 0.4));
    s.rect(-0.46, -0.5, 0.92, 0.13, s.accent);
    s.rect(-0.46, -0.4, 0.92, 0.018, lighten(s.accent, 0.7));
    s.words(
      ['달마트 24', '온동네 24', '별다방 25', '새벽편의점'][(s.part(217)() * 4) | 0] ?? '달마트 24',
      0,
      -0.447,
      0.075,
      '#fffdf4',
      fonts('do-hyeon', '달마트온동네별다방새벽편의점 245'),
    );
    board(s, '24시', 0.36, -0.447, 0.05, '#fffdf4', darken(s.accent, 0.2));
    s.glow(0, -0.15, 0.75, light, s.palette.dark ? 0.5 : 0.12);
    s.rect(-0.42, -0.36, 0.84, 0.4, s.down(-0.36, 0.04, '#ffffff', light, mix(light, s.palette.mid, 0.25)));
    const random = s.part(218);
    for (let shelf = 0; shelf < 4; shelf++) {
      const y = -0.3 + shelf * 0.085;
      for (let item = 0; item < 22; item++) {
        const x = -0.4 + item * 0.024;
        const tall = 0.03 + random() * 0.034;
        s.rect(
          x,
          y + 0.065 - tall,
          0.018,
          tall,
          ['#e8503f', '#f2c94c', '#3f9a6a', '#3f7fc4', '#f4efe6', '#9a5ab0'][Math.floor(random() * 6)] ?? '#f2c94c',
          0.003,
        );
      }
      s.rect(-0.41, y + 0.065, 0.55, 0.007, '#a9b2ba');
    }
    s.rect(0.16, -0.36, 0.25, 0.4, mix(light, '#9ed9e8', 0.35));
    for (const x of [0.16, 0.283, 0.405]) s.rect(x, -0.36, 0.009, 0.42, '#8d979f');
    s.rect(-0.42, -0.165, 0.58, 0.007, '#8d979f');
    s.rect(
      s.left,
      0.05,
      s.width,
      s.bottom,
      s.down(0.05, s.bottom, mix('#8d8f99', s.palette.near, s.palette.dark ? 0.6 : 0.1), darken(s.palette.near, 0.4)),
    );
    if (s.palette.dark || s.art.weather === 'rain') wetGround(s, 0.06, s.art.weather === 'rain' ? 0.55 : 0.28);
    s.line(
      [
        [-0.26, 0.18],
        [-0.26, -0.3],
      ],
      '#e9ecef',
      0.01,
    );
    s.path(
      'M-.3 0C-.24 -.14 .24 -.14 .3 0Q.2 -.03 .1 0Q0 -.03 -.1 0Q-.2 -.03 -.3 0Z',
      s.across(-0.3, 0.3, lighten(s.accent, 0.25), s.accent, darken(s.accent, 0.35)),
      -0.26,
      -0.27,
      0.8,
    );
    s.disc(-0.26, 0.06, 0.13, '#f7f7f2', 0.024);
    for (const [x, tall, colour] of [
      [-0.32, 0.045, '#e8503f'],
      [-0.27, 0.06, '#3f9a6a'],
      [-0.21, 0.035, '#f2c94c'],
    ] as const)
      s.rect(x, 0.055 - tall, 0.026, tall, colour, 0.005);
    for (const x of [-0.46, -0.1])
      s.path('M0 0L.1 0L.08 .1L.02 .1Z M.005 0L-.01 -.1L.11 -.1L.095 0Z', mix('#3f6ab0', s.palette.near, 0.2), x, 0.12, 0.9);
    cast(s, 0.18, 0.15, 0.25, 'modern', 0.17);
  },
};
