import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import type { Family } from './family.ts';

export const loomThreads: Family = {
  title: 'bottom',
  indoors: 'room',
  draw: (s) => {
    const wall = mix('#c9b491', s.palette.near, { night: 0.7, dusk: 0.5, dawn: 0.2, day: 0.02 }[s.art.hour]);
    s.fillAll(s.around(0, -0.3, 1.2, lighten(wall, 0.3), wall, darken(wall, 0.45)));
    const wood = mix('#6a3f22', s.palette.near, 0.15);
    const threads = [s.accent, lighten(s.accent, 0.35), '#f4ead4', mix(s.accent, '#e9b04a', 0.6), darken(s.accent, 0.3)];
    for (let thread = 0; thread < 84; thread++) {
      const part = thread / 83;
      s.line(
        [
          [-0.36 + part * 0.72, s.top - 0.02],
          [-0.4 + part * 0.8, -0.26],
        ],
        alpha(threads[(thread * 7 + (thread >> 3)) % 5] ?? s.accent, 0.9),
        0.0045,
      );
    }
    for (const y of [-0.7, -0.44])
      s.rect(-0.48, y, 0.96, 0.05, s.down(y, y + 0.05, lighten(wood, 0.35), wood, darken(wood, 0.4)), 0.018);
    s.rect(-0.44, -0.28, 0.88, 0.05, s.down(-0.28, -0.23, lighten(wood, 0.4), darken(wood, 0.3)), 0.012);
    for (let tooth = 0; tooth < 90; tooth++) s.rect(-0.42 + tooth * 0.0094, -0.27, 0.004, 0.03, alpha('#1a0f08', 0.6));
    const pattern = 3 + (s.seed & 3);
    for (let row = 0; row < 26; row++) {
      const y = -0.23 + row * 0.0185;
      for (let cell = 0; cell < 42; cell++) {
        const peak = Math.abs(
          ((((cell + row * (pattern & 1 ? 1 : -1)) % (pattern * 2)) + pattern * 2) % (pattern * 2)) - pattern,
        );
        const tone = threads[(peak + (row >> 2)) % 5] ?? s.accent;
        s.rect(-0.4 + cell * 0.019, y, 0.0178, 0.0172, mix(tone, '#1a0f08', 0.12 + 0.1 * ((cell + row) % 2)), 0.003);
      }
    }
    s.rect(-0.4, -0.23, 0.8, 0.48, s.across(-0.4, 0.4, alpha('#000000', 0.3), alpha('#ffffff', 0.12), alpha('#000000', 0.3)));
    for (const x of [-0.52, 0.46])
      s.rect(x, s.top, 0.06, s.height, s.across(x, x + 0.06, lighten(wood, 0.2), darken(wood, 0.45)));
    s.rect(-0.56, 0.22, 1.12, 0.075, s.down(0.22, 0.295, lighten(wood, 0.35), wood, darken(wood, 0.5)), 0.03);
    s.path('M-1 0C-.6 -.3 .6 -.3 1 0C.6 .3 -.6 .3 -1 0Z', s.down(-0.3, 0.3, '#e9c98a', '#7a4a22'), 0.1, -0.215, 0.12);
    s.rect(0.04, -0.225, 0.12, 0.02, s.accent, 0.01);
    s.pen('M-.02 -.215C-.2 -.25 -.3 -.2 -.4 -.22', s.accent, 0.006);
    for (const [x, y, size, thread] of [
      [-0.78, -0.1, 0.12, 0],
      [-0.95, -0.08, 0.1, 3],
      [-0.86, -0.24, 0.11, 2],
    ] as const) {
      s.disc(
        x,
        y,
        size,
        s.around(
          x - 0.03,
          y - 0.04,
          size * 1.4,
          lighten(threads[thread] ?? s.accent, 0.3),
          threads[thread] ?? s.accent,
          darken(threads[thread] ?? s.accent, 0.5),
        ),
      );
      for (let wind = 0; wind < 6; wind++)
        s.ring(x, y, size * 0.95, alpha('#ffffff', 0.2), 0.004, wind, wind + 2.4, size * (0.2 + wind * 0.12));
    }
    s.beam(s.right, s.top, 0.75, 1.7, 0.1, 0.4, s.palette.light, 0.35);
    cast(s, 0.16, 0.12, 0.25, s.seed % 3 ? 'modern' : 'joseon', 0.2);
  },
};
