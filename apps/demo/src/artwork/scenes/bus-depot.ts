import { heavenlyLight, ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const busDepot: Family = {
  title: 'bottom',
  draw: (s) => {
    sky(s, 0.02);
    heavenlyLight(s, -0.28, -0.5, 0.08);
    ridges(s, 0, 0.25);
    s.rect(
      s.left,
      0.02,
      s.width,
      s.bottom,
      s.down(0.02, s.bottom, mix('#7a7f8a', s.palette.near, 0.4), darken(s.palette.near, 0.3)),
    );
    s.rect(-0.22, -0.3, 0.44, 0.32, '#f6fff4');
    s.glow(0, -0.15, 0.55, '#f4fff0', 0.7);
    s.rect(-0.25, -0.37, 0.5, 0.08, s.accent, 0.008);
    s.words('새벽편의점', 0, -0.33, 0.052, '#ffffff', fonts('do-hyeon', '새벽편의점'));
    for (let shelf = 0; shelf < 3; shelf++)
      for (let item = 0; item < 9; item++)
        s.rect(
          -0.2 + item * 0.03,
          -0.24 + shelf * 0.08,
          0.02,
          0.055,
          ['#e8503f', '#f2c94c', '#3f7fc4', '#3f9a6a'][(item + shelf) % 4] ?? '#e8503f',
        );
    s.rect(0.09, -0.26, 0.11, 0.28, '#bfe0e6');
    for (let bus = 6; bus >= 0; bus--) {
      const side = bus % 2 ? 1 : -1;
      sleepingBus(
        s,
        side * (0.32 + Math.floor(bus / 2) * 0.3),
        0.08 - Math.floor(bus / 2) * 0.02,
        0.26 - Math.floor(bus / 2) * 0.02,
        bus,
      );
    }
    s.rect(s.left, 0.1, s.width, 0.012, alpha('#ffffff', 0.5));
    cast(s, 0, 0.09, 0.2, 'modern', 0.16);
  },
};

/** A city bus from the front with its lights off. */
const sleepingBus = (s: Scene, x: number, y: number, size: number, index: number): void => {
  const paint = mix(['#3f6fb0', '#3a8a5a', '#b04a3f'][index % 3] ?? '#3f6fb0', s.palette.near, 0.35);
  s.rect(
    x - size * 0.46,
    y - size * 1.15,
    size * 0.92,
    size * 1.1,
    s.down(y - size * 1.15, y, lighten(paint, 0.15), darken(paint, 0.25)),
    size * 0.09,
  );
  s.rect(x - size * 0.39, y - size * 0.95, size * 0.78, size * 0.5, mix('#20303f', s.palette.sky[2], 0.35), size * 0.05);
  s.rect(x - size * 0.28, y - size * 1.1, size * 0.56, size * 0.11, '#141a22', size * 0.02);
  for (const lamp of [-0.32, 0.32]) s.disc(x + lamp * size, y - size * 0.24, size * 0.07, '#cfd6da');
  s.line(
    [
      [x - size * 0.3, y - size * 0.5],
      [x, y - size * 0.72],
    ],
    '#0e141a',
    size * 0.03,
  );
  for (const wheel of [-0.34, 0.34])
    s.rect(x + wheel * size - size * 0.09, y - size * 0.08, size * 0.18, size * 0.1, '#0c0f14', size * 0.03);
};
