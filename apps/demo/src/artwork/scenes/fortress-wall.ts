import { heavenlyLight, mist, ridges, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { hanok } from '../kit/hanok.ts';
import { pine } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Point } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const fortressWall: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.05);
    heavenlyLight(s, -0.3, -0.5, 0.085);
    ridges(s, -0.08, 0.4);
    const { mid, near, pale } = s.palette;
    const stone = mix(mix('#a89a84', pale, 0.2), mid, s.palette.dark ? 0.55 : 0.15);
    const crest = (t: number): Point => [
      0.62 - 1.25 * Math.sin(t * 2.4 + 0.2) * (1 - t * 0.45) + t * 0.05,
      0.34 - t * 0.74 + Math.sin(t * 7) * 0.03,
    ];
    const face: Point[] = [];
    const foot: Point[] = [];
    for (let step = 0; step <= 60; step++) {
      const t = step / 60;
      const [x, y] = crest(t);
      face.push([x, y]);
      foot.unshift([x + 0.02, y + 0.2 * (1 - t) ** 1.3 + 0.028]);
    }
    s.path(
      'M-1.6 .8L-1.6 .1C-1 .02 -.6 .12 -.1 -.06C.1 -.2 .2 -.34 .32 -.34C.5 -.3 .8 -.1 1 .1L1 .8Z',
      s.down(-0.34, 0.5, mix(mid, s.palette.mist, 0.25), mix(mid, near, 0.6), near),
    );
    s.shape([...face, ...foot], s.ramp([0.5, -0.4], [-0.5, 0.4], mix(stone, s.palette.mist, 0.35), stone, darken(stone, 0.2)));
    const random = s.part(76);
    for (let step = 0; step < 150; step++) {
      const t = (step / 150) ** 1.25;
      const [x, y] = crest(t);
      const size = 0.05 * (1 - t) ** 1.2 + 0.006;
      if (step % 2) s.rect(x - size * 0.4, y - size * 0.9, size * 0.85, size, lighten(stone, 0.12), size * 0.08);
      for (let row = 1; row < 4; row++)
        s.rect(x - size * 0.5 + random() * size * 0.4, y + row * size * 0.9, size * 0.9, size * 0.06, alpha(s.palette.ink, 0.35));
    }
    for (const t of [0.1, 0.42, 0.72]) {
      const [x, y] = crest(t);
      const size = 0.2 * (1 - t) + 0.03;
      s.line(
        [
          [x, y],
          [x, y - size],
        ],
        s.palette.ink,
        size * 0.05,
      );
      s.path('M0 0C.4 -.14 .6 .2 1.1 .04L1 .5C.6 .66 .4 .34 0 .5Z', s.accent, x, y - size, size * 0.8);
    }
    const [gateX, gateY] = crest(0.985);
    hanok(s, gateX, gateY + 0.035, 0.34, { bays: 3, lit: [0.7, 1, 0.7] });
    s.glow(gateX, gateY - 0.1, 0.2, '#ff9a4a', s.palette.dark ? 0.6 : 0.1);
    mist(s, 0.02, 0.2, 0.45);
    pine(s, 0.42, 0.36, 0.4, s.palette.ink, 77, -0.3);
    cast(s, -0.22, 0.16, 0.18, 'joseon', 0.15);
  },
};
