import { heavenlyLight, mist, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const foxFire: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.1);
    heavenlyLight(s, 0.02, -0.5, 0.3);
    for (const [layer, count] of [
      [0, 14],
      [1, 9],
      [2, 5],
    ] as const) {
      const random = s.part(330 + layer);
      const tone = [mix(s.palette.far, s.palette.mist, 0.2), s.palette.mid, s.palette.near][layer] ?? s.palette.near;
      for (let trunk = 0; trunk < count * s.width; trunk++) {
        const x = s.left + s.width * random();
        const width = (0.012 + layer * 0.012) * (0.6 + random());
        if (Math.abs(x) < 0.22 + layer * 0.1) continue;
        s.shape(
          [
            [x - width, s.bottom],
            [x - width * 0.6, s.top],
            [x + width * 0.6, s.top],
            [x + width, s.bottom],
          ],
          tone,
        );
        for (let twig = 0; twig < 4; twig++) {
          const y = s.top + s.height * 0.6 * random();
          const side = random() < 0.5 ? -1 : 1;
          s.pen(`M${x} ${y}q${side * 0.05} -.03 ${side * 0.12} -.035`, tone, width * 0.35);
        }
      }
      mist(s, -0.04 + layer * 0.05, 0.3, 0.4);
    }
    tails(s, 0.03, -0.06);
    s.path(
      'M-.6 .6C-.5 .2 -.3 .06 -.16 .02C0 -.01 .14 0 .22 .04C.4 .12 .5 .3 .66 .6Z',
      s.down(0, 0.4, s.palette.mid, s.palette.near, s.palette.ink),
    );
    fox(s, 0, 0.03, 0.25);
    const random = s.part(334);
    for (let flame = 0; flame < 9; flame++) {
      const turn = flame * 2.4;
      const x = Math.cos(turn) * (0.3 + 0.2 * random());
      const y = -0.12 + Math.sin(turn) * 0.26;
      const size = 0.05 + 0.035 * random();
      s.glow(x, y - size * 0.4, size * 2.2, s.accent, 0.4);
      s.path(
        'M0 0C-.42 -.06 -.36 -.42 -.16 -.58C-.16 -.42 -.06 -.44 .02 -1C.2 -.7 .44 -.4 .3 -.14C.22 -.02 .1 0 0 0Z',
        s.down(-1, 0, lighten(s.accent, 0.3), lighten(s.accent, 0.75)),
        x,
        y,
        size,
      );
    }
    cast(s, s.wide ? -0.42 : 0.33, 0.22, 0.19, 'joseon', 0.1);
  },
};

/** Nine tails as a fan of long brush shapes, white at the tip. */
const tails = (s: Scene, x: number, y: number): void => {
  const fur = mix('#e0662a', s.accent, 0.22);
  for (const index of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
    const turn = index * 0.36;
    const length = 0.66 - Math.abs(index) * 0.035;
    s.at(
      x,
      y,
      length,
      () => {
        const data =
          'M0 0C-.1 -.12 -.17 -.34 -.13 -.56C-.1 -.74 -.02 -.84 -.08 -1C.06 -.94 .15 -.78 .13 -.58C.11 -.36 .06 -.14 0 0Z';
        s.path(data, alpha(s.palette.ink, 0.4), 0.02, 0.01, 1.03);
        s.path(data, s.down(-1, 0, '#ffffff', '#ffe6c8', fur, fur, darken(fur, 0.15), darken(fur, 0.5)));
        for (let hair = 0; hair < 14; hair++)
          s.pen(
            `M${-0.02 + hair * 0.003} -.06C${-0.16 + hair * 0.02} -.3 ${-0.13 + hair * 0.018} -.6 ${0.02 + hair * 0.006} -.93`,
            alpha(hair % 3 ? '#fff3e0' : darken(fur, 0.4), 0.22),
            0.006,
          );
      },
      index < 0 ? -length : length,
      turn,
    );
  }
};

const fox = (s: Scene, x: number, y: number, size: number): void =>
  s.at(
    x,
    y,
    size,
    () => {
      const fur = mix('#e0662a', s.accent, 0.15);
      s.path(
        'M.3 0C.42 -.28 .3 -.52 .06 -.68C.04 -.78 -.02 -.86 -.08 -.9L-.1 -1.12L-.2 -.97L-.28 -1.1L-.31 -.9Q-.42 -.8 -.56 -.72Q-.48 -.66 -.32 -.66C-.26 -.5 -.27 -.3 -.24 -.02L-.3 .01L.3 .01Z',
        s.ramp([-0.4, -1], [0.4, 0], '#fffaf0', '#ffd9a8', fur),
      );
      s.path('M-.5 -.7Q-.42 -.64 -.32 -.655C-.27 -.5 -.27 -.3 -.24 -.1C-.12 -.3 -.08 -.5 -.2 -.66Z', '#fffdf6');
      s.line(
        [
          [-0.35, -0.805],
          [-0.28, -0.815],
          [-0.255, -0.83],
        ],
        '#3a0f1e',
        0.026,
      );
      s.disc(-0.55, -0.715, 0.024, '#2a0d1c');
      s.shape(
        [
          [-0.12, -1.07],
          [-0.18, -0.97],
          [-0.11, -0.95],
        ],
        '#7a2a2a',
      );
      s.pen('M.22 -.02C.02 -.04 0 -.28 .14 -.34', alpha(darken(fur, 0.3), 0.5), 0.02);
    },
    size,
  );
