import { clouds, heavenlyLight, ridge, sky, water } from '../kit/air.ts';
import { skyline, tower } from '../kit/city.ts';
import { alpha, darken, lighten, mix } from '../kit/colour.ts';
import { cast } from '../kit/people.ts';
import { lerp } from '../kit/random.ts';
import type { Family } from './family.ts';

export const hanRiverBridge: Family = {
  title: 'top',
  draw: (s) => {
    sky(s, -0.1);
    clouds(s, -0.4);
    heavenlyLight(s, -0.3, -0.5, 0.1);
    ridge(s, -0.12, 0.2, 1.7, 3, mix(s.palette.far, s.palette.sky[3], 0.3), s.palette.far);
    skyline(s, -0.08, 0.3, mix(s.palette.mid, s.palette.far, 0.4), 120, { width: 0.06 });
    tower(s, -0.47, -0.08, 0.07, 0.46, mix(s.palette.mid, s.palette.far, 0.2), 121, { floor: 0.016 });
    water(s, -0.08, s.palette.ink, mix(s.palette.sky[3], s.palette.mid, 0.35), -0.3);
    const steel = mix(s.palette.near, s.accent, 0.2);
    const deck = (x: number): number => 0.02 - (x - s.left) * 0.11;
    const span = 0.42;
    for (let arch = Math.floor(s.left / span) - 1; arch < s.right / span + 1; arch++) {
      const x = arch * span + 0.1;
      const y = deck(x);
      const end = deck(x + span);
      const rise = 0.24;
      s.pen(`M${x} ${y}Q${x + span / 2} ${(y + end) / 2 - rise * 1.7} ${x + span} ${end}`, darken(steel, 0.3), 0.026);
      s.pen(
        `M${x} ${y - 0.006}Q${x + span / 2} ${(y + end) / 2 - rise * 1.7 - 0.006} ${x + span} ${end - 0.006}`,
        lighten(s.accent, 0.25),
        0.008,
      );
      for (let hanger = 1; hanger < 10; hanger++) {
        const t = hanger / 10;
        s.line(
          [
            [x + span * t, lerp(y, end, t)],
            [x + span * t, lerp(y, end, t) - rise * 1.7 * 2 * t * (1 - t)],
          ],
          alpha(s.palette.pale, 0.55),
          0.003,
        );
      }
      s.rect(x - 0.022, y, 0.044, s.bottom * 0.6 - y, s.across(x - 0.022, x + 0.022, lighten(steel, 0.2), darken(steel, 0.5)));
      for (let lamp = 0; lamp < 3; lamp++) {
        const lampX = x + span * (lamp / 3);
        s.glow(lampX, deck(lampX) - 0.05, 0.07, s.palette.light, s.palette.dark ? 0.9 : 0.2);
        if (s.palette.dark)
          s.rect(
            lampX - 0.006,
            deck(lampX) + 0.1,
            0.012,
            0.16,
            s.down(deck(lampX) + 0.1, deck(lampX) + 0.26, alpha(s.palette.light, 0.55), alpha(s.palette.light, 0)),
          );
      }
    }
    s.shape(
      [
        [s.left, deck(s.left) - 0.014],
        [s.right, deck(s.right) - 0.014],
        [s.right, deck(s.right) + 0.05],
        [s.left, deck(s.left) + 0.05],
      ],
      s.down(-0.2, 0.1, lighten(steel, 0.18), darken(steel, 0.4)),
    );
    s.path('M-1.8 .8L-1.8 .2C-1 .24 -.4 .17 0 .19C.4 .2 .8 .16 1.2 .2L1.2 .8Z', s.palette.ink);
    cast(s, -0.1, 0.21, 0.2, 'modern', 0.17);
    s.rect(0.08, 0.14, 0.2, 0.02, lighten(s.palette.ink, 0.2), 0.005);
    for (const x of [0.1, 0.25]) s.rect(x, 0.15, 0.012, 0.07, lighten(s.palette.ink, 0.12));
  },
};
