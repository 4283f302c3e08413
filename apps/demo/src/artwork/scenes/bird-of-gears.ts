import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Scene } from '../kit/scene.ts';
import type { Family } from './family.ts';

export const birdOfGears: Family = {
  title: 'bottom',
  draw: (s) => {
    s.fillAll(
      s.down(
        s.top,
        s.bottom,
        mix('#f2e6cc', s.palette.sky[1], 0.3),
        mix('#fbf4e2', s.palette.sky[3], 0.25),
        mix('#d9c49a', s.palette.mid, 0.25),
      ),
    );
    for (let ring = 0; ring < 4; ring++) s.ring(0, -0.4, 0.26 + ring * 0.14, alpha(s.accent, 0.14), 0.004);
    const random = s.part(454);
    const wing = (side: number): void => {
      for (let feather = 0; feather < 7; feather++) {
        const a = -3.2 + feather * 0.13;
        for (let piece = 0; piece < 6 - Math.floor(feather / 2); piece++) {
          const r = 0.14 + piece * 0.085;
          cog(
            s,
            side * -Math.cos(a) * -r,
            -0.42 + Math.sin(a) * r * 0.9,
            0.042 - piece * 0.003,
            7 + ((feather + piece) % 5),
            (feather + piece) % 3,
          );
        }
      }
    };
    wing(1);
    wing(-1);
    for (let body = 0; body < 12; body++) cog(s, Math.sin(body * 2.4) * 0.05, -0.46 + body * 0.022, 0.05, 9, body % 3);
    for (let tail = 0; tail < 5; tail++)
      s.line(
        [
          [0, -0.2],
          [(tail - 2) * 0.05, -0.04],
        ],
        ['#b98a3f', '#8a9098', '#c9673a'][tail % 3] ?? '#b98a3f',
        0.014,
      );
    cog(s, 0, -0.53, 0.068, 11, 1);
    s.disc(-0.018, -0.545, 0.018, '#fffdf4');
    s.disc(-0.018, -0.545, 0.009, '#1a1614');
    s.path('M-.05 -.52L-.12 -.5L-.05 -.49Z', s.accent);
    for (let loose = 0; loose < 40; loose++) {
      const a = random() * 6.28;
      const r = 0.5 + random() * 0.5;
      const x = Math.cos(a) * r;
      const y = -0.36 + Math.sin(a) * r * 0.5;
      if (y > 0.02) continue;
      if (loose % 2) cog(s, x, y, 0.012 + random() * 0.014, 7, loose % 3);
      else
        s.line(
          [
            [x, y],
            [x + (random() - 0.5) * 0.06, y + (random() - 0.5) * 0.06],
          ],
          '#8a9098',
          0.006,
        );
    }
    s.rect(
      s.left,
      0.05,
      s.width,
      s.bottom,
      s.down(0.05, s.bottom, mix('#8a5a34', s.palette.near, 0.15), darken(s.palette.near, 0.3)),
    );
    cast(s, 0, 0.12, 0.32, 'modern', 0.14);
  },
};

const METALS = ['#b98a3f', '#8f98a2', '#c9673a'];
/** A small toothed wheel, lying flat. */
const cog = (s: Scene, x: number, y: number, radius: number, teeth: number, metal: number): void => {
  const paint = METALS[metal] ?? '#b98a3f';
  for (let tooth = 0; tooth < teeth; tooth++) {
    const a = (tooth / teeth) * 6.2832;
    s.line(
      [
        [x, y],
        [x + Math.cos(a) * radius, y + Math.sin(a) * radius],
      ],
      darken(paint, 0.15),
      radius * 0.24,
    );
  }
  s.disc(
    x,
    y,
    radius * 0.8,
    s.around(x - radius * 0.3, y - radius * 0.3, radius * 1.3, lighten(paint, 0.45), paint, darken(paint, 0.3)),
  );
  s.disc(x, y, radius * 0.24, alpha('#2a1c10', 0.75));
};
