import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { person } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';
import { company } from './props/company.ts';

export const varietySet: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const base = mix(s.accent, s.palette.near, s.palette.dark ? 0.25 : 0.02);
    const second = mix('#fff1cf', s.palette.sky[2], 0.25);
    s.fillAll(base);
    for (let ray = 0; ray < 24; ray += 2) {
      const a = (ray / 24) * 6.2832 + 0.1;
      s.shape(
        [
          [0, -0.28],
          [Math.cos(a) * 3, -0.28 + Math.sin(a) * 3],
          [Math.cos(a + 0.262) * 3, -0.28 + Math.sin(a + 0.262) * 3],
        ],
        alpha(lighten(base, 0.5), 0.42),
      );
    }
    const paints = ['#2fb3a0', '#f2c94c', '#5566e6', '#f0705a', '#8a5ab0'].filter((paint) => paint !== s.accent);
    s.disc(0, -0.28, 0.42, darken(base, 0.42));
    s.disc(0, -0.29, 0.4, second);
    for (let bulb = 0; bulb < 28; bulb++) {
      const a = (bulb / 28) * 6.2832;
      s.disc(Math.cos(a) * 0.41, -0.285 + Math.sin(a) * 0.41, 0.017, bulb % 2 ? '#fff9e0' : '#ffd24a');
      s.glow(Math.cos(a) * 0.41, -0.285 + Math.sin(a) * 0.41, 0.05, '#ffe28a', 0.7);
    }
    s.rect(s.left, 0.03, s.width, s.bottom, s.down(0.03, s.bottom, darken(base, 0.2), darken(base, 0.5)));
    for (let tile = 0; tile < 24; tile++)
      for (let row = 0; row < 4; row++)
        if ((tile + row) % 2) {
          const y = 0.03 + row ** 1.5 * 0.04;
          s.rect(s.left + tile * 0.12, y, 0.12, 0.035 + row * 0.022, alpha('#ffffff', 0.1));
        }
    for (let step = 0; step < 4; step++)
      s.rect(
        -0.4 + step * 0.045,
        0.06 - (step + 1) * 0.055,
        0.8 - step * 0.09,
        0.058,
        s.down(0.06 - (step + 1) * 0.055, 0.06 - step * 0.055, lighten(paints[step % 4] ?? base, 0.3), paints[step % 4] ?? base),
        0.01,
      );
    for (const [index, x] of [-0.21, 0, 0.21].entries()) door(s, x, -0.155, paints[(index + 1) % paints.length] ?? base, index);
    for (const [x, y, mark, paint] of [
      [-0.4, -0.5, '?', 0],
      [0.41, -0.46, '!', 2],
      [-0.72, -0.2, '★', 1],
      [0.34, -0.02, '★', 3],
    ] as const) {
      if (mark === '★') star(s, x, y, 0.09, paints[paint] ?? base);
      else {
        s.words(mark, x + 0.012, y + 0.014, 0.28, darken(base, 0.5), fonts('black-han-sans', mark));
        s.words(mark, x, y, 0.28, paints[paint] ?? base, fonts('black-han-sans', mark));
      }
    }
    const count = Math.max(1, company(s));
    for (let index = 0; index < count; index++)
      if (s.art.figures !== 'none')
        person(
          s,
          (index - (count - 1) / 2) * (s.art.figures === 'two-apart' ? 0.44 : 0.15),
          0.15,
          0.26,
          index % 2 ? 'stage' : 'modern',
          index,
        );
    const random = s.part(279);
    for (let paper = 0; paper < 50 * s.width; paper++)
      s.at(
        s.left + s.width * random(),
        s.top + s.height * random(),
        0.01,
        () => s.rect(-1, -0.4, 2, 0.8, paints[paper % paints.length] ?? base),
        undefined,
        random() * 6,
      );
  },
};

const door = (s: Scene, x: number, y: number, paint: string, index: number): void => {
  s.rect(x - 0.092, y - 0.33, 0.184, 0.34, '#fffaf0', 0.02);
  s.rect(x - 0.075, y - 0.31, 0.15, 0.32, s.across(x - 0.075, x + 0.075, lighten(paint, 0.2), darken(paint, 0.15)), 0.012);
  for (const row of [0, 1]) s.rect(x - 0.05, y - 0.285 + row * 0.145, 0.1, 0.115, alpha('#000000', 0.14), 0.008);
  s.disc(x + 0.052, y - 0.14, 0.012, '#ffe08a');
  s.words(String(index + 1), x, y - 0.228, 0.09, '#fffaf0', fonts('black-han-sans', '123'));
};

const star = (s: Scene, x: number, y: number, size: number, paint: string): void => {
  s.path(
    'M0 -1L.26 -.32L.98 -.3L.42 .14L.6 .84L0 .44L-.6 .84L-.42 .14L-.98 -.3L-.26 -.32Z',
    darken(paint, 0.45),
    x + 0.01,
    y + 0.012,
    size,
  );
  s.path(
    'M0 -1L.26 -.32L.98 -.3L.42 .14L.6 .84L0 .44L-.6 .84L-.42 .14L-.98 -.3L-.26 -.32Z',
    s.ramp([-0.5, -0.8], [0.6, 0.8], lighten(paint, 0.5), paint),
    x,
    y,
    size,
  );
};
