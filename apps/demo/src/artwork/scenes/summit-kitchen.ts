import { ridge, sky, stars } from '../kit/air.ts';
import { alpha, lighten, mix } from '../kit/colour.ts';
import { pine } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const summitKitchen: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0);
    stars(s, 200, -0.1);
    ridge(s, -0.02, 0.16, 1.8, 7, mix(s.palette.far, s.palette.mid, 0.3));
    s.path(
      'M-2 .6L-2 .02C-1.2 -.02 -.7 -.2 -.3 -.22L.3 -.22C.6 -.2 .9 .02 1.5 .06L1.5 .6Z',
      s.down(-0.22, 0.5, mix('#eef3ff', s.palette.mid, 0.25), mix('#aebbdc', s.palette.near, 0.35), s.palette.near),
    );
    s.rect(-0.4, -0.36, 0.36, 0.16, mix('#dfe4ee', s.palette.near, 0.35));
    s.path('M-.4 -.36C-.4 -.66 -.04 -.66 -.04 -.36Z', s.across(-0.4, -0.04, '#f4f7ff', '#b9c4dc', '#6a7696'));
    s.path('M-.245 -.58L-.195 -.58L-.19 -.36L-.25 -.36Z', '#0a1024');
    s.glow(-0.22, -0.46, 0.2, s.accent, 0.5);
    s.beam(-0.22, -0.5, 3.3, 0.9, 0.012, 0.05, s.accent, 0.5);
    s.rect(0.06, -0.32, 0.34, 0.13, mix('#8a5f44', s.palette.near, 0.3));
    s.path('M.02 -.3L.12 -.4L.36 -.4L.44 -.3Z', mix('#f4f7ff', s.palette.mid, 0.15));
    s.rect(0.14, -0.28, 0.11, 0.07, lighten(s.palette.light, 0.5));
    s.rect(0.193, -0.28, 0.006, 0.07, '#6b4426');
    s.rect(0.14, -0.247, 0.11, 0.005, '#6b4426');
    s.glow(0.195, -0.24, 0.42, s.palette.light, 0.9);
    s.shape(
      [
        [0.12, -0.19],
        [0.27, -0.19],
        [0.4, 0.02],
        [0.02, 0.02],
      ],
      alpha(s.palette.light, 0.35),
    );
    s.rect(0.32, -0.48, 0.035, 0.1, mix('#5a5a66', s.palette.near, 0.3));
    for (let puff = 0; puff < 5; puff++) s.glow(0.34 + puff * 0.03, -0.52 - puff * 0.05, 0.05 + puff * 0.012, '#dfe6f4', 0.5);
    for (const [x, tall] of [
      [-0.86, 0.34],
      [-0.62, 0.26],
      [0.5, 0.3],
      [-0.5, 0.2],
    ] as const)
      pine(s, x, 0.1, tall, mix('#24403f', s.palette.near, 0.5), 484 + Math.round(x * 9), 0.06);
    cast(s, -0.06, 0.03, 0.15, 'work', 0.14);
  },
};
