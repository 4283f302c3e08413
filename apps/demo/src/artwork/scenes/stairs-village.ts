import { clouds, heavenlyLight, sky } from '../kit/air.ts';
import { streetLamp, wires } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

/** A hillside of small houses climbing to the sky, the stair winding between them. */
export const stairsVillage: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    heavenlyLight(s, -0.22, -0.72, 0.08);
    clouds(s, -0.5, 0.4);
    const { mid, near, far, light, pale } = s.palette;
    s.path('M-2 .8L-2 -.2C-1 -.3 -.5 -.56 .05 -.66C.5 -.6 .8 -.4 1.4 -.3L1.4 .8Z', s.down(-0.66, 0.4, mix(mid, far, 0.5), near));
    const random = s.part(125);
    const paints = ['#d9775a', '#e9c46a', '#7fb3a0', '#8fb0d0', '#e8dcc6', '#c98a9a', s.accent];
    for (let row = 0; row < 11; row++) {
      const part = row / 10;
      const y = -0.56 + part ** 1.15 * 0.82;
      const size = 0.045 + part * 0.075;
      const reach = 0.28 + part * 0.9 + (s.wide ? 0.7 * part : 0);
      for (let x = -reach - random() * 0.05; x < reach; x += size * (1.35 + 0.7 * random())) {
        const paint = mix(
          paints[Math.floor(random() * paints.length)] ?? '#e8dcc6',
          s.palette.dark ? near : pale,
          s.palette.dark ? 0.62 - 0.1 * part : 0.15,
        );
        const houseY = y + Math.abs(x) * 0.12 + random() * 0.02;
        if (Math.abs(x - stairAt(part)) < size * 1.05) continue;
        s.rect(
          x - size * 0.6,
          houseY - size,
          size * 1.2,
          size * 1.5,
          s.across(x - size * 0.6, x + size * 0.6, paint, darken(paint, 0.3)),
        );
        const roof = mix(random() < 0.5 ? '#8a4a3a' : '#4a6a7a', near, 0.35);
        s.shape(
          [
            [x - size * 0.74, houseY - size * 0.94],
            [x - size * 0.3, houseY - size * 1.4],
            [x + size * 0.5, houseY - size * 1.4],
            [x + size * 0.74, houseY - size * 0.94],
          ],
          roof,
        );
        if (s.art.weather === 'snow')
          s.line(
            [
              [x - size * 0.3, houseY - size * 1.4],
              [x + size * 0.5, houseY - size * 1.4],
            ],
            '#f2f6ff',
            size * 0.16,
          );
        const on = random() < (s.palette.dark ? 0.65 : 0.12);
        s.rect(x - size * 0.3, houseY - size * 0.6, size * 0.3, size * 0.34, on ? light : mix(paint, near, 0.55));
        if (on) s.glow(x - size * 0.15, houseY - size * 0.4, size * 0.9, light, 0.35);
      }
    }
    for (let step = 0; step < 46; step++) {
      const part = step / 45;
      const y = -0.6 + part ** 1.15 * (s.bottom + 0.6);
      const half = 0.018 + part * 0.085;
      s.rect(
        stairAt(part) - half,
        y,
        half * 2,
        0.02 + part * 0.03,
        mix(lighten(mix(pale, mid, 0.35), 0.1), mix(mid, near, 0.5), step % 2),
      );
    }
    for (const part of [0.25, 0.5, 0.78])
      streetLamp(s, stairAt(part) + 0.05 + part * 0.09, -0.58 + part ** 1.15 * 0.86, 0.1 + part * 0.28, -(0.02 + part * 0.05));
    wires(s, -0.42, 3, 0.12, 126);
    cast(s, stairAt(0.86), 0.16, 0.2, 'modern', 0.11);
  },
};

const stairAt = (part: number): number => Math.sin(part * 5.2) * 0.16 * (1 - part * 0.5);
