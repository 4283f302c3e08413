import { alpha, darken, lighten } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';

/** A small wooden fishing boat from the side. */
export const boat = (s: Scene, x: number, y: number, size: number, paint: string, tilt = 0): void =>
  s.at(
    x,
    y,
    size,
    () => {
      s.path(
        'M-.6 -.2C-.4 -.12 .3 -.1 .66 -.32L.5 .06C.2 .12 -.3 .12 -.46 .06Z',
        s.down(-0.3, 0.12, lighten(paint, 0.2), darken(paint, 0.35)),
      );
      s.pen('M-.6 -.2C-.4 -.12 .3 -.1 .66 -.32', '#f4ead4', 0.035);
      s.path('M-.2 -.14L-.18 -.42L.14 -.42L.16 -.12Z', '#efe6d2');
      s.path('M-.24 -.42L.2 -.42L.16 -.48L-.2 -.48Z', darken(paint, 0.2));
      for (const window of [-0.13, 0.02]) s.rect(window, -0.36, 0.09, 0.1, s.palette.dark ? s.palette.light : '#3f5f78', 0.01);
      s.line(
        [
          [-0.02, -0.48],
          [-0.02, -0.95],
        ],
        s.palette.ink,
        0.02,
      );
      s.line(
        [
          [-0.02, -0.9],
          [0.56, -0.28],
        ],
        alpha(s.palette.ink, 0.8),
        0.008,
      );
      s.line(
        [
          [-0.02, -0.9],
          [-0.52, -0.2],
        ],
        alpha(s.palette.ink, 0.8),
        0.008,
      );
      if (s.palette.dark) for (let lamp = 0; lamp < 5; lamp++) s.glow(0.08 + lamp * 0.09, -0.8 + lamp * 0.1, 0.1, '#fff3c4', 0.9);
    },
    size,
    tilt,
  );
