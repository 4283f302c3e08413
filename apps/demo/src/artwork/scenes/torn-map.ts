import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { fonts } from '../typefaces.ts';
import type { Family } from './family.ts';

export const tornMap: Family = {
  title: 'bottom',
  draw: (s) => {
    const paper = mix('#e9d9b0', s.palette.sky[2], 0.2);
    s.fillAll(s.down(s.top, s.bottom, lighten(paper, 0.45), mix('#f7f2e4', paper, 0.2), darken(paper, 0.1)));
    const edge =
      'M-1.6 -1L.04 -1L.09 -.9L.02 -.82L.08 -.72L-.02 -.62L.05 -.54L-.04 -.44L.03 -.36L-.06 -.26L.02 -.18L-.05 -.08L.03 0L-.03 .1L-1.6 .1Z';
    s.path(edge, alpha('#4a3420', 0.35), 0.014, 0.018);
    s.path(edge, s.across(-1.3, 0.1, darken(paper, 0.16), paper, lighten(paper, 0.1)));
    s.clip(edge, () => {
      for (let line = 0; line < 9; line++)
        s.line(
          [
            [-1.4 + line * 0.18, -1],
            [-1.4 + line * 0.18, 0.1],
          ],
          alpha('#6a5030', 0.16),
          0.003,
        );
      for (let line = 0; line < 6; line++)
        s.line(
          [
            [-1.6, -0.9 + line * 0.18],
            [0.2, -0.9 + line * 0.18],
          ],
          alpha('#6a5030', 0.16),
          0.003,
        );
      s.pen('M-1.5 -.3C-1.2 -.5 -.9 -.2 -.6 -.36C-.4 -.46 -.3 -.2 -.04 -.26', s.accent, 0.012);
      for (const [x, y, name] of [
        [-0.92, -0.3, '한양'],
        [-0.36, -0.33, '고개'],
        [-0.62, -0.72, '안개골'],
      ] as const) {
        s.disc(x, y, 0.02, s.accent);
        s.words(name, x, y - 0.06, 0.06, '#3a2a1a', fonts('song-myung', name));
      }
    });
    for (let peak = 0; peak < 15; peak++) {
      const x = -1.2 + peak * 0.125;
      const tall = 0.14 + Math.abs(Math.sin(peak * 2.3)) * 0.16;
      const ink = mix('#2a2622', paper, 0.1 + Math.max(0, x) * 1.1);
      s.path(
        'M-.5 0C-.36 -.2 -.2 -.3 -.1 -.7C-.06 -.9 .02 -1 .06 -.96C.14 -.7 .24 -.4 .5 0Z',
        s.down(-1, 0, alpha(ink, 0.9), alpha(ink, 0)),
        x,
        -0.38 + Math.sin(peak) * 0.05,
        tall,
      );
      s.pen(
        'M-.1 -.7C-.06 -.9 .02 -1 .06 -.96C.14 -.7 .24 -.4 .5 0',
        alpha(ink, 0.9),
        0.006,
        x,
        -0.38 + Math.sin(peak) * 0.05,
        tall,
      );
    }
    for (let step = 0; step < 9; step++)
      for (const side of [0, 0.014])
        s.disc(0.0 + step * 0.03 + side, -0.06 - step * 0.006 + side * 0.6, 0.005, alpha('#4a3a2a', 0.6));
    s.path(
      'M-.2 0L-.18 -.2C-.2 -.3 -.1 -.34 .06 -.32C.16 -.32 .2 -.42 .24 -.5L.26 -.56L.29 -.49C.34 -.46 .38 -.42 .37 -.38L.29 -.38C.26 -.3 .24 -.24 .2 -.2L.21 0L.17 0L.14 -.16L-.08 -.16L-.14 0Z',
      '#3a322a',
      0.37,
      -0.09,
      0.26,
    );
    s.rect(0.34, -0.2, 0.06, 0.045, s.accent, 0.01);
    cast(s, 0.27, -0.09, 0.16, 'joseon', 0.1);
  },
};
