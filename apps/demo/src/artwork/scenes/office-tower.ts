import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Point } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const officeTower: Family = {
  title: 'bottom',
  draw: (s) => {
    s.fillAll(s.around(0.02, -0.42, 1.2, lighten(s.palette.sky[3], 0.35), s.palette.sky[2], s.palette.sky[1], s.palette.sky[0]));
    s.glow(0.02, -0.42, 0.45, s.palette.light, 0.6);
    const centre: Point = [0.02, -0.42];
    const random = s.part(131);
    const blocks: Array<[number, number, number, number]> = [
      [-2.75, 0.42, 0.3, 0.1],
      [-2.02, 0.3, 0.36, 0.25],
      [-0.95, 0.36, 0.3, 0.18],
      [-0.2, 0.34, 0.34, 0.3],
      [2.52, 0.44, 0.26, 0.2],
      [0.62, 0.46, 0.24, 0.06],
      [1.57, 0.44, 0.17, 0],
    ];
    for (const [angle, width, reach, haze] of blocks) {
      const face = mix(mix(s.palette.mid, s.palette.near, 0.45), s.palette.sky[2], haze);
      const at = (side: number, distance: number): Point => {
        const turn = angle + side * width * 0.5;
        return [centre[0] + Math.cos(turn) * distance, centre[1] + Math.sin(turn) * distance];
      };
      s.shape(
        [at(-1, reach), at(1, reach), at(1, 2.4), at(-1, 2.4)],
        s.ramp(at(-1, 0.8), at(1, 0.8), lighten(face, 0.25), face, darken(face, 0.45)),
      );
      for (let floor = 0; floor < 34; floor++) {
        const distance = reach + 0.012 + (floor / 34) ** 1.5 * 1.8;
        for (let column = 0; column < 7; column++) {
          const from = -0.92 + column * 0.265;
          const on = random() < (s.palette.dark ? 0.34 : 0.08);
          const reflection = mix(s.palette.sky[2], s.palette.sky[3], random());
          s.shape(
            [
              at(from, distance),
              at(from + 0.2, distance),
              at(from + 0.2, distance * 1.026 + 0.004),
              at(from, distance * 1.026 + 0.004),
            ],
            alpha(on ? s.palette.light : reflection, on ? 0.95 : s.palette.dark ? 0.16 : 0.5),
          );
        }
      }
      s.line([at(-1, reach), at(1, reach)], lighten(face, 0.4), 0.006);
    }
    for (let bird = 0; bird < 5; bird++)
      s.pen('M-1 -.4Q-.5 -.7 0 0Q.5 -.7 1 -.4', s.palette.ink, 0.005, -0.12 + random() * 0.3, -0.55 + random() * 0.26, 0.018);
    s.path('M-.5 -.05L.12 -.16L.5 .05L.08 .04L.02 .2L-.08 .07Z', '#fffdf6', 0.02, -0.4, 0.07);
    s.path('M-.08 .07L.12 -.16L.02 .2Z', s.accent, 0.02, -0.4, 0.07);
    s.rect(s.left, 0.2, s.width, s.bottom, s.down(0.2, s.bottom, alpha(s.palette.ink, 0), alpha(s.palette.ink, 0.9)));
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, 0.3, s.palette.near, s.palette.ink));
    s.rect(s.left, 0.1, s.width, 0.008, lighten(s.palette.near, 0.35));
    cast(s, 0, 0.11, 0.2, 'modern', 0.2);
  },
};
