import { heavenlyLight, mist, ridge } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast, umbrella } from '../kit/people.ts';
import type { Family } from './family.ts';

export const snowfieldUmbrella: Family = {
  title: 'top',
  draw: (s) => {
    const snow = mix('#f4f7fd', s.palette.mid, s.palette.dark ? 0.35 : 0.03);
    s.fillAll(s.down(s.top, 0, mix(s.palette.sky[0], snow, 0.25), mix(s.palette.sky[2], snow, 0.4), snow));
    heavenlyLight(s, -0.26, -0.5, 0.08);
    ridge(s, -0.12, 0.22, 1.6, 3, mix(s.palette.far, snow, 0.5), snow);
    for (let row = 0; row < 34; row++)
      s.path(
        'M0 -1L.22 -.3L.12 -.32L.3 0L-.3 0L-.12 -.32L-.22 -.3Z',
        mix(s.palette.mid, snow, 0.45),
        s.left + (row / 34) * s.width + (row % 3) * 0.012,
        -0.07,
        0.06 + (row % 5) * 0.014,
      );
    mist(s, -0.1, 0.14, 0.8, snow);
    s.path(
      'M-2 1L-2 -.04C-1 -.14 -.4 0 .1 -.06C.6 -.1 1 -.04 1.5 -.08L1.5 1Z',
      s.down(-0.1, s.bottom, lighten(snow, 0.5), snow, mix(snow, s.palette.mid, 0.45)),
    );
    s.path(
      'M-2 1L-2 .2C-1 .1 -.5 .24 .2 .14C.8 .08 1 .2 1.5 .16L1.5 1Z',
      s.down(0.1, s.bottom, lighten(snow, 0.35), mix(snow, s.palette.mid, 0.5)),
    );
    tree(s, 0.3, 0.03, 0.74, ['#fdfeff', snow, mix(snow, s.palette.mid, 0.25)], 199, {
      bark: mix('#2a2028', s.palette.near, 0.3),
      leaves: 5,
    });
    for (let print = 0; print < 16; print++) {
      const part = (print / 16) ** 1.4;
      s.disc(
        -0.08 + Math.sin(part * 4) * 0.1 + (print % 2 ? 0.012 : -0.012) * (1 + part),
        0.13 + part * (s.bottom - 0.1),
        0.007 + 0.009 * part,
        alpha(s.palette.mid, 0.5),
        0.004 + 0.004 * part,
      );
    }
    if (s.art.figures === 'none')
      s.at(
        -0.06,
        0.09,
        0.4,
        () =>
          s.path(
            'M-.5 0C-.46 -.5 .46 -.5 .5 0Q.4 -.1 .26 0Q.1 -.1 0 0Q-.12 -.1 -.26 0Q-.4 -.1 -.5 0Z',
            s.across(-0.5, 0.5, lighten(s.accent, 0.25), s.accent, darken(s.accent, 0.4)),
          ),
        0.4,
        -0.3,
      );
    else {
      cast(s, -0.08, 0.13, 0.25, 'modern', 0.16);
      const apart = s.art.figures === 'two-apart' ? -0.16 : s.art.figures === 'two-together' ? -0.04 : 0;
      if (s.art.figures !== 'running')
        umbrella(s, -0.08 + apart, 0.13 + (s.art.figures === 'group' ? 0.03 : 0), s.art.figures === 'child' ? 0.18 : 0.27);
    }
  },
};
