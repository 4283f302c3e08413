import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const twoStools: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const dark = mix('#14121c', s.palette.near, 0.3);
    s.fillAll(s.down(s.top, s.bottom, darken(dark, 0.5), dark, darken(dark, 0.4)));
    for (let head = 0; head < 34; head++) s.disc(s.left + head * 0.06, -0.3 + (head % 3) * 0.03, 0.03, '#07060a', 0.036);
    for (const x of [-0.3, 0, 0.3]) s.beam(x, -0.9, -x * 0.3, 1.1, 0.03, 0.3, '#fff4e0', 0.4);
    s.path('M-.3 -.16L.3 -.16L.66 .2L-.66 .2Z', s.down(-0.16, 0.2, mix('#8fa0b8', dark, 0.2), '#e9edf2'));
    s.path('M-.66 .2L.66 .2L.66 .32L-.66 .32Z', mix(s.accent, '#000000', 0.35));
    s.disc(0, 0.02, 0.2, alpha(s.accent, 0.5), 0.06);
    s.words('VS', 0, 0.02, 0.1, '#ffffff', fonts('black-han-sans', 'VS'));
    for (let rope = 0; rope < 3; rope++) {
      const colour = ['#e8e8ee', '#d8332f', '#2f6fd0'][rope] ?? '#e8e8ee';
      s.line(
        [
          [-0.3, -0.22 - rope * 0.055],
          [0.3, -0.22 - rope * 0.055],
        ],
        colour,
        0.008,
      );
      for (const side of [-1, 1])
        s.line(
          [
            [side * 0.3, -0.22 - rope * 0.055],
            [side * 0.62, 0.06 - rope * 0.1],
          ],
          colour,
          0.011,
        );
    }
    for (const side of [-1, 1]) {
      s.rect(side * 0.3 - 0.016, -0.36, 0.032, 0.22, side < 0 ? '#d8332f' : '#2f6fd0');
      s.rect(side * 0.62 - 0.026, -0.2, 0.052, 0.42, side < 0 ? '#d8332f' : '#2f6fd0', 0.01);
      s.disc(side * 0.34, 0.08, 0.095, side < 0 ? '#d8332f' : '#2f6fd0', 0.026);
      for (const leg of [-0.07, 0, 0.07])
        s.line(
          [
            [side * 0.34 + leg * 0.7, 0.09],
            [side * 0.34 + leg, 0.2],
          ],
          '#c9ced4',
          0.012,
        );
      s.path('M-.03 0L.03 0L.026 .1L-.026 .1Z', '#f4f4f0', side * 0.48, 0.08);
    }
    s.line(
      [
        [0, s.top],
        [0, -0.56],
      ],
      '#0a0a0e',
      0.012,
    );
    s.disc(0, -0.5, 0.058, s.around(-0.02, -0.53, 0.1, '#f4f6f8', '#9aa2aa', '#4a5058'), 0.075);
    for (let mesh = 0; mesh < 5; mesh++)
      s.line(
        [
          [-0.055, -0.55 + mesh * 0.025],
          [0.055, -0.55 + mesh * 0.025],
        ],
        alpha('#20242a', 0.6),
        0.004,
      );
    s.rect(-0.06, -0.49, 0.12, 0.02, s.accent);
    s.path('M-.035 0L.035 0L.025 .07L-.025 .07Z', '#2a2d34', 0, -0.44);
    s.glow(0, -0.48, 0.35, s.accent, 0.5);
    cast(s, 0, s.wide ? 0.13 : 0.27, 0.24, 'stage', 0.46);
  },
};
