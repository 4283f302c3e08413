import { ridge } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const haenyeoUnderwater: Family = {
  title: 'bottom',
  indoors: 'water',
  draw: (s) => {
    const surface = s.palette.sky[3];
    const aqua = s.palette.dark ? mix('#2a86b5', s.palette.sky[1], 0.18) : mix('#3fb6c8', s.palette.sky[1], 0.15);
    const deep = mix('#05264a', s.palette.near, 0.2);
    const line = s.top + s.height * 0.13;
    s.fillAll(s.down(line, s.bottom, lighten(aqua, 0.35), aqua, mix(aqua, deep, 0.65), deep));
    s.rect(s.left, s.top, s.width, line - s.top, s.down(s.top, line, s.palette.sky[1], surface));
    ridge(s, line, 0.1, 1.7, 4, mix(s.palette.far, surface, 0.3), s.palette.mid, line);
    for (let ray = -4; ray <= 4; ray++)
      s.beam(ray * 0.16 + 0.05, line, -ray * 0.09, s.height * 0.9, 0.012, 0.11, '#e6fffb', 0.32);
    const random = s.part(175);
    for (let ripple = 0; ripple < 30; ripple++)
      s.rect(s.left + s.width * random(), line + random() * 0.035, 0.05 + 0.12 * random(), 0.004, alpha('#ffffff', 0.5), 0.002);
    s.disc(-0.1, line - 0.012, 0.075, s.around(-0.13, line - 0.04, 0.12, lighten(s.accent, 0.45), s.accent));
    for (const band of [-0.04, 0, 0.04])
      s.ring(-0.1, line - 0.012, 0.075, alpha(darken(s.accent, 0.6), 0.5), 0.004, 0, Math.PI * 2, Math.abs(band) * 1.3 + 0.015);
    s.pen(`M-.1 ${line + 0.06}C-.16 -.5 .1 -.5 .02 -.34`, alpha('#fff3d6', 0.7), 0.004);
    diver(s, 0.06, -0.26, 0.6);
    if (s.art.figures.startsWith('two') || s.art.figures === 'group') diver(s, -0.32, -0.02, 0.26);
    if (s.art.figures === 'group') diver(s, 0.4, -0.44, 0.2);
    for (let bubble = 0; bubble < 30; bubble++)
      s.ring(0.2 + (random() - 0.5) * 0.1, -0.1 - random() * 0.6, 0.003 + random() * 0.011, alpha('#ffffff', 0.65), 0.0025);
    for (let fish = 0; fish < 40; fish++)
      s.path(
        'M-1 0C-.4 -.5 .4 -.4 .7 0L1.1 -.35L1.1 .35L.7 0C.4 .4 -.4 .5 -1 0Z',
        alpha('#dff7ff', 0.7),
        -0.34 + (random() - 0.5) * 0.34,
        0.06 + (random() - 0.5) * 0.14,
        0.009 + random() * 0.006,
      );
    s.path('M-2 1L-2 .4C-1 .3 -.5 .42 0 .36C.4 .3 .8 .4 1.5 .3L1.5 1Z', darken(deep, 0.35), 0, s.wide ? -0.24 : 0);
    for (let weed = 0; weed < 22; weed++) {
      const x = s.left + s.width * random();
      s.pen(
        `M0 0C-.04 -.1 .05 -.16 0 -.26C-.03 -.34 .03 -.36 .01 -.42`,
        mix(deep, '#1f7a5c', 0.25 + 0.4 * random()),
        0.012,
        x,
        s.bottom,
        0.4 + random() * 0.5,
      );
    }
  },
};

/** A haenyeo diving head down, fins up, net bag behind her. */
const diver = (s: Scene, x: number, y: number, size: number): void =>
  s.at(
    x,
    y,
    size,
    () => {
      const suit = '#11151f';
      s.path(
        'M-.06 .2C-.1 .05 -.1 -.1 -.07 -.2L.07 -.2C.1 -.1 .1 .05 .06 .2C.03 .24 -.03 .24 -.06 .2Z',
        s.across(-0.1, 0.1, lighten(suit, 0.28), suit, suit),
      );
      s.line(
        [
          [-0.035, -0.18],
          [-0.075, -0.36],
          [-0.06, -0.52],
        ],
        suit,
        0.07,
      );
      s.line(
        [
          [0.04, -0.18],
          [0.085, -0.34],
          [0.16, -0.48],
        ],
        lighten(suit, 0.08),
        0.07,
      );
      s.path('M-.035 0L.035 0L.08 -.2Q0 -.24 -.08 -.2Z', s.accent, -0.055, -0.52);
      s.at(0.17, -0.48, 1, () => s.path('M-.035 0L.035 0L.08 -.2Q0 -.24 -.08 -.2Z', darken(s.accent, 0.15)), 1, 0.5);
      s.line(
        [
          [0.05, 0.14],
          [0.14, 0.3],
          [0.08, 0.44],
        ],
        suit,
        0.05,
      );
      s.line(
        [
          [-0.05, 0.14],
          [-0.12, 0.28],
          [-0.02, 0.4],
        ],
        lighten(suit, 0.1),
        0.05,
      );
      s.disc(0, 0.29, 0.062, suit, 0.074);
      s.path('M-.045 .3C-.03 .36 .03 .36 .045 .3L.05 .345Q0 .4 -.05 .345Z', '#bfe9f2');
      s.rect(-0.085, 0.0, 0.17, 0.04, '#f2c94c', 0.01);
      s.pen('M.07 .02C.3 -.06 .3 -.2 .36 -.3', alpha('#f7e7c4', 0.8), 0.012);
      s.disc(0.38, -0.36, 0.1, alpha('#d9a05a', 0.55), 0.13);
      for (const turn of [-0.6, -0.2, 0.2, 0.6])
        s.pen(`M${0.38 + turn * 0.14} -.48Q${0.38 + turn * 0.25} -.36 ${0.38 + turn * 0.14} -.24`, '#8a5a30', 0.008);
    },
    size,
    0.42,
  );
