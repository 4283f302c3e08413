import { clouds, heavenlyLight, mist, ridge, sky } from '../kit/air.ts';
import { namsan, skyline } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const seoulRidgeDusk: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4);
    heavenlyLight(s, 0.2, -0.44, 0.13);
    const { far, mid, near, ink } = s.palette;
    ridge(s, -0.2, 0.3, 1.6, 1, mix(far, s.palette.sky[3], 0.35), mix(far, s.palette.mist, 0.5));
    mist(s, -0.18, 0.2, 0.6);
    namsan(s, -0.16, -0.04, 0.52, mix(mid, far, 0.25));
    skyline(s, 0.02, 0.24, mix(mid, far, 0.4), 110, { width: 0.05 });
    mist(s, -0.01, 0.16, 0.55);
    skyline(s, 0.12, 0.22, mid, 111, { width: 0.085 });
    const random = s.part(112);
    for (let house = 0; house < 46 * s.width; house++) {
      const x = s.left + s.width * random();
      const y = 0.14 + random() * 0.12;
      const size = 0.025 + (y - 0.12) * 0.16;
      s.rect(x - size, y - size * 0.9, size * 2, size * 1.6, mix(near, mid, random() * 0.5));
      s.shape(
        [
          [x - size * 1.2, y - size * 0.8],
          [x - size * 0.3, y - size * 1.6],
          [x + size * 1.2, y - size * 0.8],
        ],
        mix(near, random() < 0.15 ? s.accent : far, 0.4),
      );
      if (random() < (s.palette.dark ? 0.75 : 0.2))
        s.rect(x - size * 0.4, y - size * 0.45, size * 0.5, size * 0.5, s.palette.light);
    }
    s.path('M-1.6 .7L-1.6 .3C-.6 .18 -.2 .22 .1 .16C.4 .12 .8 .22 1.2 .2L1.2 .7Z', s.down(0.14, 0.4, ink, darken(ink, 0.3)));
    tree(s, 0.42, 0.26, 0.42, [ink, lighten(ink, 0.1)], 113, { leaves: 6 });
    cast(s, 0.06, 0.185, 0.18, 'modern', 0.16);
  },
};
