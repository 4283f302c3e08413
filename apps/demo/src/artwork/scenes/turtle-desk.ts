import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const turtleDesk: Family = {
  title: 'bottom',
  indoors: 'water',
  draw: (s) => {
    s.fillAll(
      s.down(
        s.top,
        s.bottom,
        mix('#8fe6e0', s.palette.sky[2], 0.3),
        mix('#2f9ab8', s.palette.mid, 0.25),
        mix('#12507a', s.palette.near, 0.4),
      ),
    );
    for (const x of [-0.7, -0.2, 0.25]) s.beam(x, s.top, 0.12, 1.1, 0.04, 0.2, '#eaffff', 0.35);
    const random = s.part(482);
    for (let bubble = 0; bubble < 18; bubble++) {
      const y = -0.06 - bubble * 0.045;
      const x = 0.3 + Math.sin(bubble * 0.7) * 0.07;
      const r = 0.022 + bubble * 0.0012;
      s.ring(x, y, r, alpha('#ffffff', 0.85), 0.005);
      s.disc(x, y, r, alpha('#dffcff', 0.25));
      s.disc(x - r * 0.35, y - r * 0.35, r * 0.2, '#ffffff');
    }
    for (let coral = 0; coral < 9; coral++) {
      const x = -1.05 + coral * 0.19 + random() * 0.05;
      const paint = [s.accent, '#ffb36b', '#e86a9a', '#ffd86a'][coral % 4] ?? s.accent;
      s.pen(
        'M0 0C0 -.12 -.04 -.16 -.06 -.24M0 -.06C.04 -.12 .06 -.16 .05 -.22M-.02 -.12C-.07 -.15 -.1 -.16 -.11 -.2',
        mix(paint, s.palette.near, 0.15),
        0.028,
        x,
        0.06,
        0.9 + random() * 0.7,
      );
    }
    s.path(
      'M-.3 -.02C-.34 -.34 .1 -.44 .18 -.1L.16 .02Z',
      s.ramp([-0.3, -0.4], [0.2, 0], '#8fc06a', '#4a8a4a', '#24583a'),
      -0.04,
      -0.06,
    );
    for (const [x, y] of [
      [-0.14, -0.22],
      [0, -0.26],
      [-0.2, -0.12],
      [-0.05, -0.14],
      [0.09, -0.14],
    ] as const)
      s.path('M-.05 0L-.025 -.045L.025 -.045L.05 0L.025 .045L-.025 .045Z', alpha('#1f4a2f', 0.5), x - 0.02, y - 0.03);
    s.path('M0 0C.02 -.1 .1 -.14 .16 -.1C.22 -.06 .2 .04 .12 .05C.06 .06 .02 .05 0 .06Z', '#b9d98a', 0.06, -0.28);
    s.disc(0.2, -0.33, 0.017, '#ffffff');
    s.disc(0.205, -0.33, 0.009, '#1a2420');
    s.pen('M.14 -.26Q.2 -.24 .24 -.27', '#4a6a3a', 0.007);
    s.pen('M.06 -.3C.06 -.46 .24 -.46 .25 -.34', '#2a3240', 0.018);
    s.disc(0.08, -0.3, 0.034, s.accent, 0.042);
    s.pen('M.09 -.27C.1 -.2 .18 -.19 .24 -.23', '#2a3240', 0.009);
    s.disc(0.245, -0.233, 0.013, '#2a3240');
    s.path(
      'M-.5 -.02C-.3 -.06 .3 -.06 .42 -.02L.38 .12L-.46 .12Z',
      s.down(-0.05, 0.12, lighten(s.accent, 0.35), s.accent, darken(s.accent, 0.3)),
    );
    s.rect(-0.36, -0.12, 0.13, 0.09, '#26323f', 0.01);
    s.rect(-0.35, -0.11, 0.11, 0.07, '#9ff0ea');
    s.rect(0.1, -0.055, 0.11, 0.02, '#f4f4ee', 0.004);
    s.rect(
      s.left,
      0.1,
      s.width,
      s.bottom,
      s.down(0.1, s.bottom, mix('#e6d2a0', s.palette.near, 0.3), mix('#8a7a5a', s.palette.near, 0.5)),
    );
    cast(s, 0.34, 0.12, 0.2, 'joseon', 0.1);
  },
};
