import { clouds, sky } from '../kit/air.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const baseballStadium: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    clouds(s, -0.45, 0.5);
    const { near, mid } = s.palette;
    const stand = mix(mid, near, 0.45);
    s.path('M-2 .1L-2 -.28Q-.6 -.16 0 -.16Q.6 -.16 1.6 -.3L1.6 .1Z', s.down(-0.3, 0.05, lighten(stand, 0.1), darken(stand, 0.3)));
    const random = s.part(285);
    for (let fan = 0; fan < 900 * Math.min(1.3, s.width); fan++) {
      const x = s.left + s.width * random();
      const top = -0.155 - 0.05 * Math.min(1.6, Math.abs(x)) ** 1.6;
      s.disc(
        x,
        top + random() * (0.02 - top - 0.03),
        0.004 + 0.0025 * random(),
        [s.accent, '#f4ead4', lighten(stand, 0.3), '#f2c94c', darken(stand, 0.3)][Math.floor(random() * 5)] ?? s.accent,
      );
    }
    for (const x of [-0.9, -0.42, 0.42]) {
      s.line(
        [
          [x, -0.1],
          [x, -0.6],
        ],
        darken(near, 0.1),
        0.014,
      );
      s.rect(x - 0.1, -0.72, 0.2, 0.13, darken(near, 0.3), 0.008);
      for (let row = 0; row < 3; row++)
        for (let lamp = 0; lamp < 5; lamp++) s.disc(x - 0.08 + lamp * 0.04, -0.7 + row * 0.043, 0.014, '#fffdf0');
      s.glow(x, -0.66, 0.3, '#f4fbff', s.palette.dark ? 0.9 : 0.25);
      if (s.palette.dark) s.beam(x, -0.64, -x * 0.7, 1, 0.08, 0.34, '#eaf6ff', 0.24);
    }
    s.rect(-0.17, -0.42, 0.34, 0.2, '#0d1a16', 0.01);
    for (let row = 0; row < 2; row++)
      for (let inning = 0; inning < 9; inning++)
        s.rect(
          -0.145 + inning * 0.033,
          -0.36 + row * 0.06,
          0.02,
          0.032,
          inning === 8 && row ? s.accent : alpha('#ffd98a', 0.85),
          0.003,
        );
    s.rect(-0.145, -0.4, 0.2, 0.018, '#e9f4ea', 0.003);
    const grassColour = mix('#3f8f4f', near, s.palette.dark ? 0.35 : 0.02);
    s.rect(s.left, 0.01, s.width, s.bottom, s.down(0.01, s.bottom, lighten(grassColour, 0.1), darken(grassColour, 0.25)));
    for (let stripe = -12; stripe < 12; stripe += 2)
      s.shape(
        [
          [stripe * 0.07, 0.01],
          [(stripe + 1) * 0.07, 0.01],
          [(stripe + 1) * 0.3, s.bottom],
          [stripe * 0.3, s.bottom],
        ],
        alpha('#ffffff', 0.07),
      );
    const dirt = mix('#c98a55', near, s.palette.dark ? 0.3 : 0.02);
    s.path('M0 .035C.3 .04 .5 .1 .62 .2L.9 .6L-.9 .6L-.62 .2C-.5 .1 -.3 .04 0 .035Z', dirt);
    s.path('M0 .065L.34 .15L0 .3L-.34 .15Z', grassColour);
    s.disc(0, 0.15, 0.06, lighten(dirt, 0.12), 0.02);
    for (const [x, y] of [
      [0, 0.055],
      [0.37, 0.15],
      [-0.37, 0.15],
    ] as const)
      s.path('M0 -1L1 0L0 1L-1 0Z', '#ffffff', x, y, 0.01, 0.024);
    s.line(
      [
        [0, 0.34],
        [-1.6, -0.06],
      ],
      alpha('#ffffff', 0.85),
      0.006,
    );
    s.line(
      [
        [0, 0.34],
        [1.6, -0.06],
      ],
      alpha('#ffffff', 0.85),
      0.006,
    );
    cast(s, 0, 0.16, 0.2, 'uniform', 0.34);
    const ballX = s.art.figures === 'none' ? 0 : 0.26;
    s.glow(ballX, -0.5, 0.2, '#ffffff', 0.5);
    s.disc(ballX, -0.52, 0.085, s.around(ballX - 0.03, -0.55, 0.13, '#ffffff', '#f4efe2', '#bdb6a6'));
    for (const side of [-1, 1]) {
      s.pen(`M${ballX + side * 0.04} -.59Q${ballX + side * 0.005} -.52 ${ballX + side * 0.04} -.45`, s.accent, 0.005);
      for (let stitch = 0; stitch < 6; stitch++)
        s.line(
          [
            [ballX + side * 0.017, -0.57 + stitch * 0.02],
            [ballX + side * 0.033, -0.575 + stitch * 0.021],
          ],
          s.accent,
          0.004,
        );
    }
    for (let trail = 1; trail < 6; trail++)
      s.disc(ballX + trail * 0.045, -0.52 + trail * 0.024, 0.085 - trail * 0.013, alpha('#ffffff', 0.13 - trail * 0.018));
  },
};
