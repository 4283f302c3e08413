import { mist } from '../kit/air.ts';
import { sign } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { windowPane } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const radioBooth: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#5a3a4a', s.palette.near, s.palette.dark ? 0.5 : 0.05);
    s.fillAll(s.down(s.top, s.bottom, darken(wall, 0.35), wall, darken(wall, 0.5)));
    for (let row = 0; row < 12; row++)
      for (let column = 0; column < 20; column++) {
        const x = s.left + column * 0.115;
        const y = s.top + row * 0.115;
        s.shape(
          [
            [x, y],
            [x + 0.11, y],
            [x + 0.055, y + 0.055],
          ],
          alpha('#ffffff', 0.055),
        );
        s.shape(
          [
            [x, y + 0.11],
            [x + 0.11, y + 0.11],
            [x + 0.055, y + 0.055],
          ],
          alpha('#000000', 0.14),
        );
      }
    windowPane(s, -0.44, -0.66, 0.88, 0.46, { frame: darken(wall, 0.55), columns: 1 });
    mist(s, -0.3, 0.14, 0.3);
    s.shape(
      [
        [-0.44, -0.66],
        [-0.2, -0.66],
        [-0.36, -0.2],
        [-0.44, -0.2],
      ],
      alpha('#ffffff', 0.1),
    );
    sign(s, 'ON AIR', 0.29, -0.57, 0.046, s.accent);
    const wood = '#7a4a2a';
    s.rect(s.left, 0.1, s.width, s.bottom, s.down(0.1, s.bottom, lighten(wood, 0.12), darken(wood, 0.7)));
    s.rect(s.left, 0.08, s.width, 0.03, lighten(wood, 0.35));
    const random = s.part(274);
    s.shape(
      [
        [0.2, 0.02],
        [0.62, 0.02],
        [0.7, 0.09],
        [0.14, 0.09],
      ],
      '#23252e',
    );
    for (let fader = 0; fader < 11; fader++)
      s.rect(
        0.21 + fader * 0.036,
        0.03 + random() * 0.03,
        0.018,
        0.012,
        [s.accent, '#f2c94c', '#e9ecef'][fader % 3] ?? s.accent,
        0.003,
      );
    s.rect(-0.46, 0.0, 0.09, 0.085, lighten(s.accent, 0.15), 0.012);
    s.ring(-0.36, 0.04, 0.024, lighten(s.accent, 0.15), 0.011);
    for (let puff = 0; puff < 2; puff++)
      s.pen('M0 0C-.03 -.04 .03 -.08 0 -.13', alpha('#ffffff', 0.5), 0.008, -0.43 + puff * 0.03, -0.02);
    s.rect(-0.34, 0.055, 0.14, 0.028, '#fffaf0', 0.004);
    s.line(
      [
        [-0.3, 0.06],
        [-0.18, 0.05],
      ],
      '#2a2024',
      0.006,
    );
    s.glow(0, -0.2, 0.5, s.palette.light, 0.3);
    cast(s, 0.3, 0.08, 0.26, 'modern', 0.1);
    microphone(s, -0.06, -0.16, 0.58);
    s.pen('M-.5 -.1A.5 .52 0 0 1 .5 -.1', '#15171f', 0.03, -0.34, 0.12, 0.16);
    for (const side of [-1, 1]) s.rect(-0.34 + side * 0.085 - 0.022, 0.06, 0.044, 0.085, s.accent, 0.02);
  },
};

/** A large studio microphone. */
const microphone = (s: Scene, x: number, y: number, size: number): void =>
  s.at(
    x,
    y,
    size,
    () => {
      s.line(
        [
          [0, 0.2],
          [0, 0.75],
        ],
        '#1a1c24',
        0.05,
      );
      s.ring(0, -0.05, 0.42, '#2a2d38', 0.04, 0.3, Math.PI - 0.3);
      s.rect(-0.27, -0.66, 0.54, 0.9, s.across(-0.27, 0.27, '#3a3e4a', '#aab2c0', '#5a606e', '#191b22'), 0.26);
      s.clip('M-.25 -.4A.25 .25 0 0 1 .25 -.4L.25 -.12L-.25 -.12Z', () => {
        s.rect(-0.27, -0.68, 0.54, 0.6, s.across(-0.27, 0.27, '#4a4e5a', '#e2e7ee', '#7a808e', '#23262e'));
        for (let wire = -9; wire < 10; wire++) {
          s.line(
            [
              [wire * 0.05 - 0.3, -0.7],
              [wire * 0.05 + 0.3, -0.1],
            ],
            alpha('#10121a', 0.5),
            0.01,
          );
          s.line(
            [
              [wire * 0.05 + 0.3, -0.7],
              [wire * 0.05 - 0.3, -0.1],
            ],
            alpha('#10121a', 0.5),
            0.01,
          );
        }
      });
      s.rect(-0.28, -0.14, 0.56, 0.07, s.accent, 0.02);
      s.rect(-0.06, 0.02, 0.12, 0.05, '#e2e7ee', 0.02);
      s.pen('M-.16 -.55C-.2 -.4 -.2 0 -.16 .1', alpha('#ffffff', 0.55), 0.025);
    },
    size,
  );
