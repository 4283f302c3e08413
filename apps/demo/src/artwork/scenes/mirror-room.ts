import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast, person } from '../kit/people.ts';
import type { Family } from './family.ts';
import { CHAIR } from './props/chair.ts';

export const mirrorRoom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const tone = mix(s.palette.mid, s.accent, 0.18);
    s.fillAll(s.down(s.top, s.bottom, darken(tone, 0.7), darken(tone, 0.3), darken(tone, 0.75)));
    s.rect(s.left, 0.06, s.width, s.bottom, s.down(0.06, s.bottom, darken(tone, 0.25), darken(tone, 0.8)));
    for (let tile = -9; tile < 10; tile++)
      s.line(
        [
          [tile * 0.1, 0.06],
          [tile * 0.34, s.bottom],
        ],
        alpha(lighten(tone, 0.3), 0.25),
        0.003,
      );
    const mirror = (x: number, y: number, width: number, height: number, depth: number): void => {
      const gold = mix('#c9a24f', tone, 0.15 + depth * 0.1);
      const arch = (grow: number): string =>
        `M${x - width / 2 - grow} ${y + grow}L${x - width / 2 - grow} ${y - height * 0.72}Q${x - width / 2 - grow} ${y - height - grow} ${x} ${y - height - grow}Q${x + width / 2 + grow} ${y - height - grow} ${x + width / 2 + grow} ${y - height * 0.72}L${x + width / 2 + grow} ${y + grow}Z`;
      s.path(arch(0.024), s.across(x - width / 2, x + width / 2, darken(gold, 0.4), lighten(gold, 0.4), darken(gold, 0.45)));
      s.path(arch(0.006), darken(gold, 0.6));
      s.path(
        arch(0),
        s.ramp(
          [x - width / 2, y - height],
          [x + width / 2, y],
          lighten(s.palette.sky[2], 0.25),
          mix(s.palette.sky[1], tone, 0.4),
          darken(tone, 0.35),
        ),
      );
      s.disc(x, y - height - 0.03, 0.022, lighten(gold, 0.3));
      s.clip(arch(0), () => {
        for (const shine of [0, 0.06])
          s.shape(
            [
              [x - width / 2 + shine, y],
              [x - width / 2 + 0.03 + shine, y],
              [x + width * 0.25 + shine, y - height],
              [x + width * 0.15 + shine, y - height],
            ],
            alpha('#ffffff', 0.15),
          );
        if (s.art.figures === 'none') {
          s.glow(x, y - height * 0.45, width * 0.5, s.palette.light, 0.6);
          s.path(CHAIR, darken(tone, 0.8), x, y - 0.02, height * 0.4);
        } else if (depth !== 1)
          person(s, x + width * (depth ? 0.05 : 0.24), y - 0.02, height * (depth ? 0.52 : 0.4), 'modern', depth === 2 ? 1 : 0);
        else s.glow(x, y - height * 0.4, width * 0.6, s.accent, 0.6);
      });
    };
    for (const [x, y, width, height, depth] of [
      [-0.98, 0.1, 0.3, 0.6, 2],
      [-0.37, 0.06, 0.22, 0.52, 1],
      [0.38, 0.06, 0.22, 0.52, 2],
      [0, 0.09, 0.4, 0.76, 0],
    ] as const)
      mirror(x, y, width, height, depth);
    s.glow(0, -0.3, 0.7, s.palette.light, 0.25);
    for (const x of [-0.26, 0.26]) {
      s.rect(x - 0.008, -0.5, 0.016, 0.09, '#fbf1d8');
      s.path('M0 0C-.5 -.3 -.1 -.6 0 -1C.15 -.6 .5 -.35 0 0Z', '#ffe9a8', x, -0.5, 0.05, 0.03);
      s.glow(x, -0.53, 0.16, '#ffc46b', 0.8);
    }
    if (s.art.figures !== 'none') cast(s, -0.09, 0.23, 0.42, 'modern', 0.2);
  },
};
