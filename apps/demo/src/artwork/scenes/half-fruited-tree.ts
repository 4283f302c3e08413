import { clouds, sky } from '../kit/air.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const halfFruitedTree: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.05);
    clouds(s, -0.45, 0.5);
    s.path(
      'M-1.7 .1C-1 0 -.6 -.2 -.2 -.3C0 -.34 .4 -.3 .8 -.12C1.2 0 1.4 .06 1.6 .1Z',
      s.down(-0.3, 0.1, mix(s.palette.mid, s.palette.far, 0.5), mix(s.palette.far, s.palette.mist, 0.6)),
    );
    s.rect(
      s.left,
      0.06,
      s.width,
      s.bottom,
      s.down(0.06, s.bottom, mix('#8fae5a', s.palette.mid, 0.3), mix('#4f6f34', s.palette.near, 0.3)),
    );
    s.pen(
      'M0 .14C.02 0 -.02 -.1 0 -.22M0 -.12C-.06 -.2 -.14 -.24 -.2 -.3M0 -.12C.08 -.2 .14 -.24 .22 -.3',
      mix('#5a3a22', s.palette.near, 0.2),
      0.05,
    );
    const random = s.part(420);
    const green = mix('#2f7a42', s.palette.near, 0.15);
    for (let leaf = 0; leaf < 190; leaf++) {
      const a = random() * 6.28;
      const r = Math.sqrt(random());
      s.disc(
        Math.cos(a) * r * 0.4,
        -0.42 + Math.sin(a) * r * 0.25,
        0.05 + random() * 0.02,
        mix(green, random() < 0.5 ? lighten(green, 0.25) : darken(green, 0.25), 0.7),
        0.032,
        random() * 3,
      );
    }
    for (let fruit = 0; fruit < 34; fruit++) {
      const a = Math.PI / 2 + random() * Math.PI;
      const r = Math.sqrt(random()) * 0.95;
      const x = Math.cos(a) * r * 0.37 - 0.02;
      const y = -0.42 + Math.sin(a) * r * 0.23;
      s.disc(x, y, 0.03, s.around(x - 0.01, y - 0.012, 0.05, '#ffd27a', s.accent, darken(s.accent, 0.3)));
    }
    ladder(s, -0.42, 0.16, -0.26, -0.42);
    ladder(s, 0.42, 0.16, 0.26, -0.42);
    s.rect(s.left, 0.16, s.width, 0.03, mix('#4a4a50', s.palette.near, 0.3), 0.01);
    for (let stone = s.left; stone < s.right; stone += 0.06)
      s.disc(
        stone,
        0.17 + Math.sin(stone * 31) * 0.01,
        0.04,
        mix('#5a5a60', s.palette.near, 0.35 + 0.2 * Math.sin(stone * 17)),
        0.026,
      );
    cast(s, 0, s.wide ? 0.13 : 0.26, 0.22, 'modern', 0.26);
  },
};

const ladder = (s: Scene, footX: number, footY: number, topX: number, topY: number): void => {
  for (const side of [-0.035, 0.035])
    s.line(
      [
        [footX + side, footY],
        [topX + side * 0.7, topY],
      ],
      '#d9b26a',
      0.014,
    );
  for (let rung = 1; rung < 9; rung++) {
    const part = rung / 9;
    const x = footX + (topX - footX) * part;
    const y = footY + (topY - footY) * part;
    s.line(
      [
        [x - 0.034, y],
        [x + 0.034, y],
      ],
      '#c99a50',
      0.01,
    );
  }
};
