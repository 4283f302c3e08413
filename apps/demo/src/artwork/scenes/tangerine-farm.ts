import { clouds, heavenlyLight, mist, sky } from '../kit/air.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const tangerineFarm: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.12);
    clouds(s, -0.5, 0.5);
    heavenlyLight(s, -0.34, -0.66, 0.08);
    s.path(
      'M-1.7 0C-1 -.05 -.55 -.3 -.2 -.42C-.1 -.46 -.06 -.4 0 -.42C.08 -.44 .12 -.46 .2 -.4C.5 -.26 .8 -.1 1.4 0Z',
      s.down(-0.45, 0, mix(s.palette.mid, s.palette.far, 0.4), mix(s.palette.far, s.palette.mist, 0.6)),
    );
    if (s.art.weather === 'snow' || s.art.hour === 'dawn')
      s.path(
        'M-.34 -.34C-.26 -.4 -.22 -.42 -.2 -.42C-.1 -.46 -.06 -.4 0 -.42C.08 -.44 .12 -.46 .2 -.4L.3 -.35C.2 -.37 .14 -.33 .08 -.37C0 -.34 -.06 -.38 -.12 -.34C-.2 -.37 -.26 -.32 -.34 -.34Z',
        '#fbfdff',
      );
    mist(s, -0.06, 0.2, 0.6);
    const green = mix('#2f7a4a', s.palette.near, s.palette.dark ? 0.5 : 0.1);
    for (let row = 0; row < 4; row++) {
      const y = -0.04 + row * 0.06;
      for (let bush = -9; bush < 9; bush++)
        fruitBush(
          s,
          bush * (0.16 + row * 0.03) + (row % 2) * 0.07,
          y,
          0.09 + row * 0.03,
          mix(green, s.palette.mist, 0.3 - row * 0.1),
          180 + row * 20 + bush,
          row,
        );
    }
    stoneWall(s, 0.2);
    crate(s, 0.12, 0.26, 0.4);
    cast(s, -0.26, 0.25, 0.2, 'work', 0.1);
    for (const side of [-1, 1])
      for (let leaf = 0; leaf < 7; leaf++)
        s.at(
          side < 0 ? s.left : s.right,
          -0.72 + leaf * 0.05,
          0.1,
          () => s.path('M0 0C.4 -.3 1 -.3 1.5 0C1 .3 .4 .3 0 0Z', mix(green, leaf % 2 ? '#8fc06a' : s.palette.ink, 0.3)),
          side * -0.1,
          side * (0.5 - leaf * 0.2),
        );
  },
};

const fruitBush = (s: Scene, x: number, y: number, size: number, green: string, part: number, row: number): void => {
  if (x < s.left - size || x > s.right + size) return;
  const random = s.part(part);
  s.disc(x, y - size * 0.5, size * 0.8, darken(green, 0.25), size * 0.66);
  for (let clump = 0; clump < 15; clump++)
    s.disc(
      x + (random() - 0.5) * size * 1.2,
      y - size * (0.1 + random() * 0.95),
      size * 0.16,
      mix(green, random() < 0.5 ? lighten(green, 0.22) : darken(green, 0.2), 0.8),
      size * 0.1,
      random() * 3,
    );
  for (let fruit = 0; fruit < 5 + row; fruit++)
    s.disc(
      x + (random() - 0.5) * size * 1.15,
      y - size * (0.12 + random() * 0.8),
      size * 0.075,
      s.around(x, y - size * 0.6, size, '#ffc24d', '#f58a1f'),
    );
};

const stoneWall = (s: Scene, y: number): void => {
  const random = s.part(179);
  const basalt = mix('#4a4a50', s.palette.near, 0.3);
  for (let row = 0; row < 3; row++)
    for (let x = s.left; x < s.right + 0.1; x += 0.075)
      s.disc(
        x + row * 0.035 + random() * 0.02,
        y - row * 0.038,
        0.046,
        mix(lighten(basalt, 0.16), darken(basalt, 0.25), random()),
        0.03,
        random() - 0.5,
      );
  s.rect(s.left, y + 0.02, s.width, s.bottom, s.down(y, s.bottom, darken(basalt, 0.15), darken(basalt, 0.6)));
};

const crate = (s: Scene, x: number, y: number, size: number): void => {
  const random = s.part(177);
  for (let layer = 0; layer < 3; layer++)
    for (let fruit = 0; fruit < 8 - layer; fruit++) {
      const fruitX = x + (fruit - (7 - layer) / 2) * size * 0.135 + (random() - 0.5) * 0.01;
      const fruitY = y - size * (0.4 + layer * 0.1);
      const radius = size * 0.082;
      s.disc(
        fruitX,
        fruitY,
        radius,
        s.around(fruitX - radius * 0.3, fruitY - radius * 0.4, radius * 1.5, '#ffd27a', '#f7931e', '#c25a0c'),
      );
      if (random() < 0.4)
        s.path('M0 0C.6 -.8 1.6 -.8 2 -.3C1.4 .2 .6 .3 0 0Z', '#3f8a4a', fruitX, fruitY - radius * 0.8, radius * 0.7);
    }
  const wood = '#b5814a';
  s.rect(x - size * 0.58, y - size * 0.36, size * 1.16, size * 0.38, darken(wood, 0.55));
  for (let slat = 0; slat < 3; slat++)
    s.rect(
      x - size * 0.6,
      y - size * (0.36 - slat * 0.13),
      size * 1.2,
      size * 0.105,
      s.down(y - size * (0.36 - slat * 0.13), y - size * (0.25 - slat * 0.13), lighten(wood, 0.2), wood),
    );
  for (const side of [-0.56, 0.5]) s.rect(x + side * size, y - size * 0.37, size * 0.06, size * 0.4, darken(wood, 0.2));
  s.rect(x - size * 0.2, y - size * 0.225, size * 0.4, size * 0.1, s.accent, 0.004);
};
