import { heavenlyLight, sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const apartmentWindows: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.3);
    const { mid, near, pale, light } = s.palette;
    const wall = mix(mix(pale, '#d9c7ab', 0.4), near, s.palette.dark ? 0.68 : 0.08);
    const top = s.wide ? s.top : -0.76;
    heavenlyLight(s, -0.3, -0.96, 0.07);
    s.rect(s.wide ? -0.5 : s.left, top, s.width, s.bottom - top, s.across(-0.5, 0.6, wall, darken(wall, 0.28)));
    if (s.wide) s.rect(s.left, 0.02, -0.5 - s.left, s.bottom, near);
    if (s.wide) skyline(s, 0.04, 0.34, mix(mid, near, 0.2), 128, { to: -0.55, width: 0.09 });
    const random = s.part(129);
    const chosen = 6 + Math.floor(random() * 3);
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 3; column++) {
        const x = -0.42 + column * 0.3;
        const y = top + 0.07 + row * 0.225;
        if (y > s.bottom) continue;
        flat(
          s,
          x,
          y,
          row * 3 + column,
          row * 3 + column === chosen ? s.accent : random() < 0.72 ? mix(light, '#ffe9c4', random() * 0.6) : mix(near, mid, 0.5),
          wall,
        );
      }
      s.rect(s.wide ? -0.5 : s.left, top + 0.272 + row * 0.225, s.width, 0.012, darken(wall, 0.4));
    }
    s.rect(0.47, top, 0.016, s.height, darken(wall, 0.5));
  },
};

/** One window of the block with a piece of somebody's evening in it. */
const flat = (s: Scene, x: number, y: number, index: number, glass: string, wall: string): void => {
  const bright = glass !== mix(s.palette.near, s.palette.mid, 0.5);
  s.rect(x - 0.01, y - 0.01, 0.25, 0.17, darken(wall, 0.45), 0.004);
  s.rect(
    x,
    y,
    0.23,
    0.15,
    bright ? s.down(y, y + 0.15, lighten(glass, 0.45), glass, darken(glass, 0.25)) : s.down(y, y + 0.15, s.palette.sky[1], glass),
  );
  const ink = bright ? darken(glass, 0.72) : darken(glass, 0.5);
  s.clip(
    [
      [x, y],
      [x + 0.23, y],
      [x + 0.23, y + 0.15],
      [x, y + 0.15],
    ],
    () => {
      const props = [
        () => {
          s.disc(x + 0.06, y + 0.14, 0.03, ink, 0.035);
          s.path('M-1 0L-.7 -1L-.2 -.3L.2 -.3L.7 -1L1 0Z', ink, x + 0.06, y + 0.11, 0.024);
        },
        () => {
          s.line(
            [
              [x + 0.17, y],
              [x + 0.17, y + 0.045],
            ],
            ink,
            0.003,
          );
          s.shape(
            [
              [x + 0.135, y + 0.075],
              [x + 0.155, y + 0.04],
              [x + 0.185, y + 0.04],
              [x + 0.205, y + 0.075],
            ],
            ink,
          );
          s.glow(x + 0.17, y + 0.09, 0.06, '#ffffff', 0.5);
        },
        () => {
          for (let leaf = 0; leaf < 6; leaf++)
            s.at(
              x + 0.19,
              y + 0.13,
              0.02,
              () => s.disc(0, -1.5, 0.4, darken('#3f8a55', 0.35), 1.5),
              undefined,
              (leaf - 2.5) * 0.4,
            );
          s.rect(x + 0.172, y + 0.12, 0.036, 0.03, ink);
        },
        () => {
          s.disc(x + 0.1, y + 0.075, 0.022, ink, 0.026);
          s.path('M-1 1C-.9 -.1 -.5 -.5 0 -.5C.5 -.5 .9 -.1 1 1Z', ink, x + 0.1, y + 0.125, 0.05);
        },
        () => {
          for (let book = 0; book < 8; book++)
            s.rect(
              x + 0.01 + book * 0.013,
              y + 0.1 - (book % 3) * 0.008,
              0.01,
              0.05 + (book % 3) * 0.008,
              darken(['#c8503f', '#3f6b8a', '#d9a94a'][book % 3] ?? '#c8503f', 0.3),
            );
        },
      ];
      props[(index * 7 + Math.floor(s.seed % 5) + 5) % props.length]?.();
      if (s.art.figures.startsWith('two') && index % 4 === 1) props[3]?.();
      s.path('M0 0L.3 0C.34 .4 .1 .7 .08 1L0 1Z', alpha('#fff6e4', bright ? 0.6 : 0.2), x, y, 0.15);
    },
  );
  s.rect(x + 0.112, y, 0.008, 0.15, darken(wall, 0.35));
  s.rect(x - 0.016, y + 0.146, 0.262, 0.014, lighten(wall, 0.15));
  for (let bar = 0; bar < 11; bar++)
    s.line(
      [
        [x + bar * 0.023, y + 0.112],
        [x + bar * 0.023, y + 0.15],
      ],
      alpha(darken(wall, 0.7), 0.75),
      0.0025,
    );
  s.line(
    [
      [x - 0.008, y + 0.112],
      [x + 0.238, y + 0.112],
    ],
    alpha(darken(wall, 0.7), 0.9),
    0.004,
  );
};
