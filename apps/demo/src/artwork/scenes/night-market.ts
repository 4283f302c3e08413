import { heavenlyLight, mist, sky } from '../kit/air.ts';
import { skyline, wetGround } from '../kit/city.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import { lantern } from '../kit/hanok.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const nightMarket: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.2);
    skyline(s, -0.08, 0.34, mix(s.palette.mid, s.palette.near, 0.3), 220, { width: 0.12, lit: 0.3 });
    heavenlyLight(s, 0.3, -0.86, 0.06);
    const tarp = ['#e8763a', s.accent, '#e9b04a', '#d9573f', '#4b8a8a'];
    const stall = (x: number, y: number, size: number, index: number): void => {
      const colour = mix(tarp[index % tarp.length] ?? s.accent, s.palette.near, s.palette.dark ? 0.12 : 0);
      s.glow(x, y - size * 0.4, size * 1.1, '#ffb860', s.palette.dark ? 0.55 : 0.15);
      s.rect(
        x - size * 0.62,
        y - size * 0.75,
        size * 1.24,
        size * 0.78,
        s.down(y - size * 0.75, y, darken(colour, 0.55), mix('#ffd890', colour, 0.25), darken(colour, 0.3)),
      );
      for (let plate = 0; plate < 6; plate++)
        s.rect(
          x - size * 0.54 + plate * size * 0.19,
          y - size * 0.32,
          size * 0.15,
          size * 0.1,
          ['#fff3d6', '#c9542c', '#e0a03a', '#7a9a4a'][plate % 4] ?? '#fff3d6',
          size * 0.02,
        );
      s.rect(
        x - size * 0.66,
        y - size * 0.24,
        size * 1.32,
        size * 0.28,
        s.down(y - size * 0.24, y, lighten(colour, 0.12), darken(colour, 0.4)),
      );
      s.path(
        'M-.74 0C-.6 -.3 -.4 -.38 0 -.4C.4 -.38 .6 -.3 .74 0L.62 .1L.5 0L.37 .1L.25 0L.12 .1L0 0L-.12 .1L-.25 0L-.37 .1L-.5 0L-.62 .1Z',
        s.across(-0.7, 0.7, lighten(colour, 0.25), colour, darken(colour, 0.35)),
        x,
        y - size * 0.7,
        size,
      );
      for (let bulb = -2; bulb <= 2; bulb++) {
        s.disc(x + bulb * size * 0.25, y - size * 0.54, size * 0.03, '#fff6d8');
        s.glow(x + bulb * size * 0.25, y - size * 0.54, size * 0.2, '#ffd48a', 0.8);
      }
      mist(s, y - size * 0.72, size * 0.4, 0.16, '#fff1d8');
    };
    const lane = mix('#5a4a44', s.palette.near, s.palette.dark ? 0.5 : 0.1);
    s.rect(s.left, -0.06, s.width, s.bottom + 0.1, s.down(-0.06, s.bottom, lighten(lane, 0.16), darken(lane, 0.5)));
    for (let row = 0; row < 4; row++) {
      const size = 0.12 + row * 0.085;
      for (const side of [-1, 1])
        for (let more = 0; more < (s.wide ? 4 : 1); more++)
          stall(side * (0.1 + row * 0.11 + more * size * 1.4), -0.02 + row * 0.056, size, row * 2 + more + (side + 1));
    }
    for (let string = 0; string < 4; string++) {
      const y = -0.5 - string * 0.075;
      const half = 0.24 + string * 0.14;
      s.pen(`M${-half} ${y}Q0 ${y + 0.1} ${half} ${y}`, s.palette.ink, 0.003);
      for (let lamp = 0; lamp < 9; lamp++) {
        const t = lamp / 8;
        lantern(
          s,
          -half + 2 * half * t,
          y + 0.2 * t * (1 - t) + 0.025,
          0.02 + string * 0.007,
          lamp % 3 ? '#ffcf7a' : lighten(s.accent, 0.2),
        );
      }
    }
    if (s.art.weather === 'rain') wetGround(s, 0.16, 0.5);
    s.glow(0, 0.02, 0.3, '#ffcf8a', 0.5);
    cast(s, 0.0, 0.16, 0.24, 'modern', 0.12);
  },
};
