import { mist, ridge, water } from '../kit/air.ts';
import { lighten, mix } from '../kit/colour.ts';
import { pine, rocks } from '../kit/nature.ts';
import type { Family } from './family.ts';
import { crane } from './props/crane.ts';

export const pineCrane: Family = {
  title: 'top',
  draw: (s) => {
    const paper = mix(s.palette.sky[3], '#f1e2b8', s.art.hour === 'night' ? 0.1 : 0.55);
    s.fillAll(s.down(s.top, s.bottom, mix(s.palette.sky[1], paper, s.palette.dark ? 0.15 : 0.6), paper));
    s.disc(0.16, -0.52, 0.25, s.around(0.1, -0.58, 0.4, lighten(s.accent, 0.2), s.accent));
    mist(s, -0.36, 0.2, 0.9, lighten(paper, 0.3));
    ridge(s, -0.06, 0.24, 2.2, 2, mix(paper, s.palette.mid, 0.35), paper);
    ridge(s, 0.06, 0.2, 3, 3, mix(paper, s.palette.mid, 0.6), mix(paper, s.palette.mid, 0.2));
    mist(s, 0.05, 0.16, 0.9, paper);
    water(s, 0.12, mix(s.palette.near, '#1f5a6a', 0.4), mix(paper, '#3f8a94', 0.5), 0.16);
    const pineColour = mix('#1d5a44', s.palette.ink, s.palette.dark ? 0.5 : 0.15);
    pine(s, -0.5, 0.3, 1.02, pineColour, 101, 0.42);
    pine(s, 0.56, 0.28, 0.5, pineColour, 102, -0.3);
    rocks(s, -0.16, 0.2, 0.17, mix('#4f5a66', s.palette.near, 0.4), 103, 4);
    crane(s, 0.02, 0.09, 0.34, false);
    if (s.art.figures !== 'one' && s.art.figures !== 'none') crane(s, 0.26, 0.14, 0.28, false);
    crane(s, 0.22, -0.36, 0.13, true);
    crane(s, -0.08, -0.66, 0.08, true);
  },
};
