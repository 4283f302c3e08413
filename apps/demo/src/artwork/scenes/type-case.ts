import { alpha, darken, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const typeCase: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const wood = mix('#4a2f1c', s.palette.near, 0.3);
    s.fillAll(s.down(s.top, s.bottom, darken(wood, 0.3), wood, darken(wood, 0.55)));
    const random = s.part(450);
    const letters = '가나다라마바사아자차카타파하고노도로모보소오조초코토포호';
    const face = fonts('song-myung', letters);
    for (let row = 0; row < 9; row++)
      for (let column = -13; column < 8; column++) {
        const x = column * 0.1;
        const y = -0.88 + row * 0.1;
        s.rect(x + 0.004, y + 0.004, 0.092, 0.092, darken(wood, 0.65), 0.006);
        for (let sort = 0; sort < 4; sort++) {
          const sx = x + 0.012 + (sort % 2) * 0.04;
          const sy = y + 0.012 + (sort >> 1) * 0.04;
          s.rect(sx, sy, 0.034, 0.034, mix('#8a9098', darken(wood, 0.3), random() * 0.6), 0.003);
        }
      }
    s.rect(s.left, -0.56, s.width, 0.34, '#1a1210');
    s.rect(s.left, -0.57, s.width, 0.02, '#a9814a');
    s.rect(s.left, -0.23, s.width, 0.02, '#a9814a');
    const line = [...'우리는그날을잊었나요다'];
    for (let sort = -5; sort < 3; sort++) {
      const x = sort * 0.21 + 0.02;
      if (sort === 0) {
        s.rect(x - 0.015, -0.545, 0.21, 0.31, s.down(-0.545, -0.235, '#fff6dc', '#ffe09a'));
        s.glow(x + 0.09, -0.39, 0.45, '#ffe7b0', 0.8);
        continue;
      }
      s.rect(x, -0.54, 0.185, 0.3, s.ramp([x, -0.54], [x + 0.18, -0.24], '#dfe4e8', '#9aa2aa', '#5a626a'), 0.008);
      s.rect(x + 0.012, -0.528, 0.161, 0.276, alpha('#ffffff', 0.12), 0.006);
      s.words(line[sort + 5] ?? '가', x + 0.092, -0.39, 0.15, '#20242a', fonts('song-myung', line.join('')));
    }
    for (let fallen = 0; fallen < 5; fallen++)
      s.words(letters[fallen * 5] ?? '가', -0.85 + fallen * 0.3, -0.06, 0.07, alpha('#c9ced4', 0.5), face);
    s.rect(s.left, 0.03, s.width, s.bottom, s.down(0.03, s.bottom, darken(wood, 0.1), darken(wood, 0.75)));
    s.rect(s.left, 0.03, s.width, 0.014, '#8a6238');
    s.path(
      'M.4 .2C.3 .12 .2 .06 .1 .02C.07 0 .03 -.04 0 -.08C-.02 -.1 0 -.12 .03 -.1L.08 -.05C.06 -.09 .07 -.12 .1 -.11L.14 -.04C.2 -.02 .32 .02 .46 .1Z',
      s.across(0, 0.45, '#e9bd98', '#c08a68'),
      0.14,
      -0.12,
      0.95,
    );
    s.rect(0.105, -0.26, 0.05, 0.075, s.accent, 0.006);
    cast(s, -0.3, 0.12, 0.27, 'work', 0.14);
  },
};
