import { sky } from '../kit/air.ts';
import { skyline } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const fourFridges: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, 0.05);
    skyline(s, 0.1, 0.42, mix(s.palette.mid, s.palette.near, 0.3), 520, { width: 0.14, lit: 0.1 });
    const brick = mix('#8a4a38', s.palette.near, 0.4);
    s.rect(-0.4, -0.7, 0.8, 0.82, s.across(-0.4, 0.4, lighten(brick, 0.1), brick, darken(brick, 0.25)));
    for (let row = 0; row < 18; row++)
      for (let column = 0; column < 9; column++)
        s.rect(-0.4 + column * 0.09 + (row % 2) * 0.03, -0.69 + row * 0.045, 0.05, 0.003, alpha('#000000', 0.25));
    s.rect(-0.44, -0.75, 0.88, 0.06, mix('#f4f7ff', s.palette.mid, 0.2), 0.012);
    for (let floor = 0; floor < 2; floor++)
      for (let side = 0; side < 2; side++) {
        const x = -0.34 + side * 0.38;
        const y = -0.62 + floor * 0.36;
        s.rect(x, y, 0.3, 0.27, '#141a28', 0.006);
        s.rect(x + 0.02, y + 0.02, 0.26, 0.23, mix('#1f2a3e', s.palette.near, 0.2));
        const fx = x + (side ? 0.05 : 0.13);
        s.rect(fx, y + 0.035, 0.11, 0.215, s.down(y, y + 0.25, '#ffffff', lighten(s.accent, 0.5)), 0.006);
        for (let shelf = 1; shelf < 4; shelf++) {
          s.rect(fx + 0.005, y + 0.035 + shelf * 0.053, 0.1, 0.004, '#9ab4c4');
          for (let jar = 0; jar < 4; jar++)
            s.rect(
              fx + 0.01 + jar * 0.025,
              y + 0.035 + shelf * 0.053 - 0.03 - ((jar * shelf) % 3) * 0.005,
              0.017,
              0.03 + ((jar * shelf) % 3) * 0.005,
              ['#d8432f', '#7fb04a', '#f2c94c', '#8a5fb0'][(jar + shelf + floor * 2 + side) % 4] ?? '#d8432f',
              0.004,
            );
        }
        s.glow(fx + 0.055, y + 0.14, 0.26, s.accent, 0.75);
        s.path(
          side ? 'M0 0L.07 -.016L.07 .23L0 .215Z' : 'M0 0L-.07 -.016L-.07 .23L0 .215Z',
          '#dfe8ee',
          side ? fx + 0.11 : fx,
          y + 0.035,
        );
        const hx = side ? fx + 0.02 : fx + 0.1;
        s.disc(hx, y + 0.13, 0.026, '#1a1620', 0.03);
        s.path(
          'M-.05 .12C-.05 .03 -.03 0 0 0C.03 0 .05 .03 .05 .12Z',
          ['#3a2c44', '#2a3c34', '#44302a', '#27344a'][floor * 2 + side] ?? '#3a2c44',
          hx,
          y + 0.15,
          0.85,
        );
        s.rect(x - 0.012, y + 0.27, 0.324, 0.022, mix('#f4f7ff', s.palette.mid, 0.2), 0.006);
      }
    s.rect(-0.06, 0.0, 0.12, 0.12, '#2a1c18');
    s.rect(
      s.left,
      0.11,
      s.width,
      s.bottom,
      s.down(0.11, s.bottom, mix('#eef3fb', s.palette.mid, 0.25), mix('#aab8d4', s.palette.near, 0.3)),
    );
    cast(s, 0, s.wide ? 0.13 : 0.24, 0.2, 'modern', 0.2);
  },
};
