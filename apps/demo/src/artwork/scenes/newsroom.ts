import { sign, skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { outlook } from '../kit/rooms.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const newsroom: Family = {
  title: 'top',
  indoors: 'room',
  draw: (s) => {
    const blue = mix('#0e2247', s.palette.near, 0.35);
    s.fillAll(s.down(s.top, s.bottom, darken(blue, 0.45), blue, darken(blue, 0.6)));
    const random = s.part(250);
    for (let rig = 0; rig < 6; rig++) {
      const x = s.left + 0.1 + rig * 0.27;
      s.rect(x - 0.04, -0.86, 0.08, 0.06, '#0b0f18', 0.01);
      s.beam(x, -0.8, (0 - x) * 0.5, 0.9, 0.02, 0.14, '#cfe4ff', 0.25);
    }
    s.line(
      [
        [s.left, -0.87],
        [s.right, -0.87],
      ],
      '#0b0f18',
      0.018,
    );
    for (const [x, y, width, height] of [
      [-0.47, -0.66, 0.94, 0.42],
      [-1.1, -0.6, 0.55, 0.34],
    ] as const) {
      s.rect(x - 0.012, y - 0.012, width + 0.024, height + 0.024, '#060a14', 0.012);
      s.clip(
        [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ],
        () => {
          outlook(s, x, y, width, height);
          skyline(s, y + height, height * 0.7, mix(s.palette.mid, s.palette.far, 0.3), 251, {
            width: 0.06,
            from: x,
            to: x + width,
          });
          for (let longitude = 0; longitude < 5; longitude++)
            s.ring(
              x + width * 0.72,
              y + height * 0.42,
              height * 0.34,
              alpha('#dff1ff', 0.7),
              0.004,
              0,
              6.3,
              height * 0.34 * Math.abs(Math.cos(longitude * 0.7)),
            );
          s.rect(x, y + height * 0.76, width, height * 0.16, s.accent);
          s.rect(x, y + height * 0.76, width * 0.2, height * 0.16, '#fffdf4');
          for (let word = 0; word < 9; word++)
            s.rect(
              x + width * (0.23 + word * 0.08),
              y + height * 0.81,
              width * (0.03 + 0.035 * random()),
              height * 0.055,
              alpha('#ffffff', 0.9),
              0.004,
            );
        },
      );
    }
    s.glow(0, -0.4, 0.7, s.palette.light, 0.2);
    s.path(
      'M-.5 -.2C-.3 -.26 .3 -.26 .5 -.2L.44 .1C.2 .17 -.2 .17 -.44 .1Z',
      s.down(-0.24, 0.15, '#eaf2fb', mix('#8fa9c9', blue, 0.35), darken(blue, 0.1)),
    );
    s.path('M-.56 -.22C-.3 -.31 .3 -.31 .56 -.22C.3 -.15 -.3 -.15 -.56 -.22Z', '#f7fbff');
    s.pen('M-.47 -.06C-.2 .01 .2 .01 .47 -.06', s.accent, 0.016);
    for (const x of [-0.16, 0.12]) {
      s.rect(x, -0.3, 0.1, 0.07, '#10182a', 0.008);
      s.rect(x + 0.008, -0.292, 0.084, 0.054, alpha('#8fd0ff', 0.7), 0.004);
    }
    for (let paper = 0; paper < 3; paper++) s.rect(-0.32 + paper * 0.02, -0.235 - paper * 0.006, 0.1, 0.012, '#ffffff', 0.003);
    s.rect(s.left, 0.13, s.width, s.bottom, s.down(0.13, s.bottom, lighten(blue, 0.14), darken(blue, 0.7)));
    for (const x of [-0.44, 0.46]) camera(s, x, s.wide ? 0.16 : 0.3, 0.42, x < 0);
    sign(s, 'ON AIR', 0, -0.7, 0.036, s.accent);
    cast(s, 0, s.wide ? 0.13 : 0.26, 0.3, 'modern', 0.14);
  },
};

/** A studio camera on its pedestal, dark against the set. */
const camera = (s: Scene, x: number, y: number, size: number, left: boolean): void =>
  s.at(
    x,
    y,
    size,
    () => {
      const body = '#05070d';
      s.line(
        [
          [0, -0.5],
          [0, 0.2],
        ],
        body,
        0.06,
      );
      for (const leg of [-0.22, 0.22])
        s.line(
          [
            [0, -0.1],
            [leg, 0.22],
          ],
          body,
          0.04,
        );
      s.rect(-0.22, -0.86, 0.44, 0.3, body, 0.04);
      s.shape(
        [
          [0.2, -0.8],
          [0.4, -0.86],
          [0.4, -0.56],
          [0.2, -0.62],
        ],
        body,
      );
      s.rect(-0.3, -1.02, 0.26, 0.17, body, 0.02);
      s.rect(-0.28, -1.0, 0.22, 0.13, '#9fd4ff', 0.01);
      s.disc(0.12, -0.9, 0.028, '#ff4a3a');
      s.glow(0.12, -0.9, 0.14, '#ff4a3a', 0.9);
      s.pen('M-.22 -.86L.22 -.86', '#5f7fae', 0.012);
    },
    size,
    size * (left ? 1 : -1),
  );
