import { clouds, heavenlyLight, sky } from '../kit/air.ts';
import { board, wetGround } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { tree } from '../kit/nature.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const cafeWindow: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.5, 0.5);
    heavenlyLight(s, -0.3, -0.86, 0.06);
    const { near, mid, light, pale } = s.palette;
    for (const [x, height, width] of [
      [-0.72, 0.6, 0.36],
      [0.44, 0.7, 0.4],
      [-1.2, 0.46, 0.4],
    ] as const) {
      const brick = mix('#b5654c', mid, s.palette.dark ? 0.6 : 0.2);
      s.rect(x, -height, width, height + 0.1, s.across(x, x + width, brick, darken(brick, 0.25)));
      for (let row = 0; row < height / 0.03; row++) s.rect(x, -height + row * 0.03, width, 0.003, alpha(darken(brick, 0.6), 0.3));
      for (let pane = 0; pane < 2; pane++)
        s.rect(x + 0.06 + pane * 0.15, -height + 0.1, 0.09, 0.13, s.palette.dark ? light : lighten(s.palette.sky[2], 0.3), 0.006);
    }
    const wall = mix('#f7e6c8', near, s.palette.dark ? 0.35 : 0.03);
    const trim = mix('#3f6b5c', near, 0.2);
    s.rect(-0.38, -0.72, 0.76, 0.78, s.down(-0.72, 0.06, lighten(wall, 0.1), darken(wall, 0.12)));
    s.rect(-0.41, -0.74, 0.82, 0.035, trim, 0.008);
    for (let pane = 0; pane < 3; pane++) {
      const x = -0.32 + pane * 0.23;
      s.rect(x, -0.67, 0.17, 0.14, trim, 0.008);
      s.rect(
        x + 0.008,
        -0.662,
        0.154,
        0.124,
        s.palette.dark
          ? s.across(x, x + 0.17, lighten(light, 0.3), light)
          : s.across(x, x + 0.17, lighten(s.palette.sky[1], 0.4), '#f4fbf8', lighten(s.palette.sky[2], 0.1)),
      );
      s.rect(x + 0.08, -0.67, 0.009, 0.14, trim);
      s.rect(x - 0.006, -0.53, 0.182, 0.016, '#a8703f', 0.004);
      const random = s.part(210 + pane);
      for (let flower = 0; flower < 18; flower++)
        s.disc(
          x + random() * 0.17,
          -0.535 - random() * 0.026,
          0.007 + random() * 0.006,
          [s.accent, '#5a8f5c', lighten(s.accent, 0.4), '#6da36a'][flower % 4] ?? s.accent,
        );
    }
    interior(s, -0.32, -0.35, 0.4, 0.3);
    s.rect(0.13, -0.35, 0.2, 0.41, trim, 0.008);
    s.rect(0.155, -0.325, 0.15, 0.26, s.down(-0.325, -0.06, lighten(light, 0.35), light), 0.006);
    s.disc(0.15, -0.12, 0.009, '#f2c46a');
    board(s, '영업중', 0.23, -0.2, 0.032, '#fff8ea', darken(s.accent, 0.15));
    awning(s, -0.38, -0.47, 0.76, 0.12);
    s.rect(
      s.left,
      0.06,
      s.width,
      s.bottom,
      s.down(0.06, s.bottom, mix('#d9b990', near, s.palette.dark ? 0.6 : 0.1), mix('#a87a55', near, 0.4)),
    );
    for (let row = 1; row < 6; row++)
      s.rect(s.left, 0.06 + (s.bottom - 0.06) * (row / 6) ** 1.4, s.width, s.pixel, alpha(s.palette.ink, 0.25));
    if (s.art.weather === 'rain') wetGround(s, 0.07, 0.4);
    table(s, -0.16, 0.14);
    cat(s, 0.32, 0.18, 0.17);
    cast(s, 0.12, 0.18, 0.22, 'modern', 0.2);
    tree(
      s,
      -0.56,
      0.16,
      0.62,
      s.art.weather === 'snow'
        ? ['#f6f9ff', '#dde6f5']
        : s.art.weather === 'petals'
          ? ['#ffb9c8', '#ffd6de', '#f796ac']
          : [mix('#4b8a55', near, 0.2), '#8fb860', mix('#d9a94a', mid, 0.2)],
      214,
      { leaves: 8 },
    );
    s.glow(-0.1, -0.15, 0.7, pale, 0.1);
  },
};

const interior = (s: Scene, x: number, y: number, width: number, height: number): void => {
  const { light } = s.palette;
  s.rect(x - 0.012, y - 0.012, width + 0.024, height + 0.024, '#4b3326', 0.008);
  s.rect(x, y, width, height, s.down(y, y + height, lighten(light, 0.35), light, darken(mix(light, '#d9803f', 0.5), 0.1)));
  for (let lamp = 0; lamp < 3; lamp++) {
    const lampX = x + width * (0.2 + lamp * 0.3);
    s.line(
      [
        [lampX, y],
        [lampX, y + 0.05],
      ],
      '#5a3420',
      0.004,
    );
    s.shape(
      [
        [lampX - 0.03, y + 0.085],
        [lampX - 0.01, y + 0.05],
        [lampX + 0.01, y + 0.05],
        [lampX + 0.03, y + 0.085],
      ],
      '#3f6b5c',
    );
    s.glow(lampX, y + 0.1, 0.1, '#fff3cf', 0.6);
  }
  s.rect(x, y + height * 0.48, width, 0.008, '#8a5730');
  const random = s.part(212);
  for (let cup = 0; cup < 14; cup++)
    s.rect(
      x + 0.012 + cup * 0.027,
      y + height * 0.48 - 0.02 - 0.024 * random(),
      0.018,
      0.044,
      ['#fff3df', s.accent, '#4b7a68', '#7a4a26'][cup % 4] ?? '#fff3df',
      0.003,
    );
  s.rect(x, y + height * 0.76, width, height * 0.24, '#6a4028');
  s.rect(x + width * 0.62, y + height * 0.58, width * 0.2, height * 0.2, '#c9ced2', 0.006);
  for (const seat of [0.16, 0.36]) s.disc(x + width * seat, y + height * 0.7, 0.026, '#2a1a18', 0.032);
  for (const seat of [0.16, 0.36])
    s.path(
      'M-1 1C-.9 -.1 -.5 -.5 0 -.5C.5 -.5 .9 -.1 1 1Z',
      seat < 0.2 ? s.accent : '#4d6f9a',
      x + width * seat,
      y + height * 0.88,
      0.05,
    );
  s.shape(
    [
      [x + width * 0.04, y],
      [x + width * 0.22, y],
      [x + width * 0.08, y + height],
      [x, y + height],
    ],
    alpha('#ffffff', 0.16),
  );
};

const awning = (s: Scene, x: number, y: number, width: number, height: number): void => {
  const count = 12;
  const piece = width / count;
  for (let stripe = 0; stripe < count; stripe++) {
    const colour = stripe % 2 ? '#fff8ea' : s.accent;
    const from = x + stripe * piece;
    s.shape(
      [
        [from + 0.012, y],
        [from + piece + 0.012 * (1 - (2 * (stripe + 1)) / count) - 0.006, y],
        [from + piece, y + height],
        [from, y + height],
      ],
      s.down(y, y + height, darken(colour, 0.12), colour),
    );
    s.disc(from + piece / 2, y + height, piece / 2, colour, piece * 0.42);
  }
  s.rect(
    x,
    y + height + piece * 0.42,
    width,
    0.03,
    s.down(y + height, y + height + 0.06, alpha('#3a1408', 0.3), alpha('#3a1408', 0)),
  );
};

const table = (s: Scene, x: number, y: number): void => {
  s.disc(x, y + 0.06, 0.12, alpha('#000000', 0.22), 0.016);
  s.line(
    [
      [x, y - 0.02],
      [x, y + 0.06],
    ],
    '#2e2422',
    0.012,
  );
  s.disc(x, y - 0.022, 0.1, '#f7f0e2', 0.02);
  for (const side of [-1, 1]) s.rect(x + side * 0.035 - 0.017, y - 0.062, 0.034, 0.036, side < 0 ? s.accent : '#3f6b5c', 0.006);
  for (const side of [-1, 1])
    s.pen(
      `M${x + side * 0.15} ${y + 0.07}L${x + side * 0.15} ${y}L${x + side * 0.22} ${y}L${x + side * 0.22} ${y + 0.07}M${x + side * 0.22} ${y}Q${x + side * 0.25} ${y - 0.05} ${x + side * 0.22} ${y - 0.085}`,
      '#2e2422',
      0.009,
    );
};

const cat = (s: Scene, x: number, y: number, size: number): void =>
  s.at(x, y, size, () => {
    const fur = '#e8953f';
    s.path('M-.28 0C-.3 -.5 -.14 -.6 0 -.6C.16 -.56 .3 -.36 .27 0Z', fur);
    s.disc(0, -0.68, 0.21, fur, 0.185);
    for (const side of [-1, 1])
      s.shape(
        [
          [side * 0.2, -0.7],
          [side * 0.18, -0.98],
          [side * 0.03, -0.83],
        ],
        fur,
      );
    for (const stripe of [-0.1, 0, 0.1])
      s.line(
        [
          [stripe, -0.86],
          [stripe, -0.76],
        ],
        '#b5651f',
        0.03,
      );
    s.pen('M.24 -.05C.62 .03 .6 -.4 .44 -.42', fur, 0.09);
  });
