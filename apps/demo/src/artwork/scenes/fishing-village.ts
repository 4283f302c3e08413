import { clouds, heavenlyLight, ridge, sky, water } from '../kit/air.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';
import { boat } from './props/boat.ts';

export const fishingVillage: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    clouds(s, -0.45);
    heavenlyLight(s, -0.3, -0.62, 0.09);
    const { mid, near, far, pale, light } = s.palette;
    ridge(s, -0.12, 0.26, 1.5, 2, mix(far, s.palette.sky[3], 0.25), mix(far, s.palette.mist, 0.4), -0.05);
    s.path(
      'M-.2 .1C-.1 -.1 .1 -.3 .34 -.36C.6 -.4 .9 -.36 1.2 -.3L1.2 .1Z',
      s.down(-0.36, 0, mix('#4f8a64', mid, s.palette.dark ? 0.6 : 0.2), mix(near, mid, 0.4)),
    );
    const random = s.part(170);
    for (let row = 0; row < 5; row++) {
      for (let house = 0; house < 6; house++) {
        const x = -0.1 + row * -0.02 + house * 0.13 + random() * 0.04;
        const y = -0.26 + row * 0.058 - house * 0.014;
        if (x < -0.02 + (4 - row) * 0.05) continue;
        const size = 0.042 + row * 0.006;
        const wall = mix('#fbf4e6', near, s.palette.dark ? 0.55 : 0.04);
        s.rect(x - size, y - size * 0.9, size * 2, size * 1.5, s.across(x - size, x + size, wall, darken(wall, 0.2)));
        s.shape(
          [
            [x - size * 1.2, y - size * 0.8],
            [x - size * 0.5, y - size * 1.5],
            [x + size * 0.6, y - size * 1.5],
            [x + size * 1.2, y - size * 0.8],
          ],
          mix(
            ['#d9573f', '#2f7fb5', '#e8a53c', s.accent][Math.floor(random() * 4)] ?? s.accent,
            near,
            s.palette.dark ? 0.35 : 0.05,
          ),
        );
        if (random() < 0.7)
          s.rect(x - size * 0.3, y - size * 0.5, size * 0.5, size * 0.5, s.palette.dark ? light : mix(near, mid, 0.5));
      }
    }
    water(s, -0.02, near, mix(s.palette.sky[2], mid, 0.35), -0.3);
    const pier = mix('#a8a294', near, s.palette.dark ? 0.5 : 0.1);
    s.shape(
      [
        [-0.06, -0.02],
        [1.2, -0.02],
        [1.2, 0.04],
        [-0.1, 0.04],
      ],
      s.down(-0.02, 0.04, lighten(pier, 0.2), darken(pier, 0.4)),
    );
    boat(s, 0.36, 0.07, 0.26, '#2f7fb5', 0.02);
    boat(s, -0.3, 0.02, 0.2, '#e8a53c', -0.03);
    boat(s, -0.02, 0.16, 0.48, s.accent, -0.02);
    s.path('M-1.5 1L-1.5 .2C-.8 .26 -.2 .22 .2 .25C.6 .27 1 .2 1.5 .24L1.5 1Z', darken(pier, 0.55));
    for (const x of [-0.34, 0.4]) s.rect(x, 0.18, 0.035, 0.07, darken(pier, 0.7), 0.01);
    cast(s, -0.22, 0.245, 0.19, 'modern', 0.12);
    for (let gull = 0; gull < 5; gull++)
      s.pen('M-1 -.3Q-.5 -.8 0 0Q.5 -.8 1 -.3', lighten(pale, 0.5), 0.006, -0.1 + random() * 0.5, -0.5 - random() * 0.2, 0.022);
  },
};
