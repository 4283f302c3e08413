import { alpha, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const practicePlatform: Family = {
  title: 'top',
  draw: (s) => {
    s.fillAll(s.down(s.top, s.bottom, '#10161a', '#1d2a2a', '#0c1212'));
    s.rect(s.left, -0.86, s.width, 0.1, '#e9efe9');
    s.rect(s.left, -0.78, s.width, 0.03, s.accent);
    s.words('새벽역', 0.08, -0.83, 0.05, '#1a2420', fonts('do-hyeon', '새벽역'));
    s.rect(s.left, -0.72, s.width, 0.66, s.down(-0.72, -0.06, '#eef2f2', '#b9c4c6', '#6a777a'));
    s.rect(s.left, -0.2, s.width, 0.05, s.accent);
    for (let window = -4; window < 4; window++) {
      const x = window * 0.34 + 0.03;
      s.rect(x, -0.64, 0.28, 0.4, s.down(-0.64, -0.24, '#26343c', '#4a5f68'), 0.03);
      s.line(
        [
          [x + 0.03, -0.3],
          [x + 0.17, -0.62],
        ],
        alpha('#ffffff', 0.25),
        0.02,
      );
    }
    s.g.globalAlpha = 0.5;
    s.at(0, -0.26, 0.62, () => cast(s, 0, 0.02, 0.5, 'stage', 0.3), -0.62);
    s.g.globalAlpha = 1;
    s.rect(
      s.left,
      -0.06,
      s.width,
      s.bottom,
      s.down(-0.06, s.bottom, mix('#8a949a', s.palette.near, 0.25), mix('#3a444a', s.palette.near, 0.4)),
    );
    s.rect(s.left, -0.02, s.width, 0.035, '#f2c200');
    for (let stud = s.left; stud < s.right; stud += 0.026) s.disc(stud, -0.003, 0.006, '#b98f00');
    s.rect(-0.44, 0.06, 0.09, 0.13, '#2a2f36', 0.012);
    for (const y of [0.095, 0.15]) s.disc(-0.395, y, 0.027, '#0a0c10');
    s.disc(-0.395, 0.15, 0.012, s.accent);
    s.glow(0, 0.1, 0.5, s.accent, 0.22);
    cast(s, 0.02, s.wide ? 0.13 : 0.22, 0.36, 'stage', 0.22);
  },
};
