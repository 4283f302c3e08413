import { TAU, clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { paintStars, skyOf, twinkle } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { snowGround, spruce } from '../drawing/winter.ts';
import { FLAME, child, foxFire } from './winter.ts';

type Star = readonly [number, number];

/** The fox of stars: back, head, legs, and nine tails that fan out behind it. */
const BODY: readonly (readonly Star[])[] = [
  [
    [1330, 330],
    [1290, 240],
    [1250, 320],
    [1180, 350],
    [1060, 380],
    [940, 420],
    [860, 480],
  ],
  [
    [1330, 330],
    [1440, 390],
    [1350, 420],
    [1250, 440],
    [1170, 520],
    [1200, 640],
    [1240, 650],
  ],
  [
    [1170, 520],
    [1040, 540],
    [930, 560],
    [860, 480],
  ],
  [
    [930, 560],
    [900, 650],
    [940, 664],
  ],
  [
    [1330, 330],
    [1370, 245],
    [1290, 240],
  ],
];
const ROOT: Star = [860, 480];
const TAILS: readonly (readonly Star[])[] = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (0.78 + i * 0.088);
  const reach = 430 - Math.abs(i - 4) * 18;
  const at = (share: number, bend: number): Star => [
    ROOT[0] + Math.cos(angle + bend) * reach * share,
    ROOT[1] + Math.sin(angle + bend) * reach * share * 0.86,
  ];
  return [ROOT, at(0.4, 0.12), at(0.75, 0.1), at(1, -0.06)];
});

const starMark = (g: Context, [x, y]: Star, strength: number): void => {
  if (strength <= 0) return;
  glow(g, x, y, 34, [170, 222, 255], 0.8 * strength);
  shape(g, `rgba(240,250,255,${strength.toFixed(2)})`, () => g.arc(x, y, 4.6, 0, TAU));
};

/** Draws a chain of stars as far as `drawn` (0..1). */
const chain = (g: Context, stars: readonly Star[], drawn: number): void => {
  const reach = clamp(drawn) * (stars.length - 1);
  if (reach <= 0) return;
  line(g, 'rgba(150,214,255,.55)', 2.6, () => {
    stars.forEach(([x, y], i) => {
      const before = stars[i - 1];
      if (i <= reach || !before) g.lineTo(x, y);
      else if (i - 1 < reach) g.lineTo(mix(before[0], x, reach - i + 1), mix(before[1], y, reach - i + 1));
    });
  });
  stars.forEach((star, i) => star !== ROOT && starMark(g, star, clamp((reach - i + 0.4) * 2)));
};

/** The fox goes back where it came from: star by star it stands in the sky. */
export const constellation: Shot = {
  name: 'constellation',
  seconds: 12,
  prepare(stage) {
    const sky = skyOf(stage, [
      [0, '#020614'],
      [0.5, '#0a1a38'],
      [0.78, '#214468'],
      [1, '#4a7394'],
    ]);
    paintStars(sky.g, 320, 71, 860);
    const land = stage.layer(WIDTH, HEIGHT, (g) => {
      snowGround(g, 900, WIDTH, 71, '#a2c0d8', '#3f658a');
      for (const [x, y, height] of [
        [70, 960, 420],
        [220, 930, 300],
        [1720, 940, 340],
        [1860, 970, 470],
      ] as const)
        spruce(g, x, y, height, '#0a1e3a', '#94b5cf', x);
    });
    const vignette = vignetteOf(stage, 0.6);
    return (g, { t, progress }) => {
      place(g, sky, 0, 0);
      twinkle(g, t, 9, 81, 560);
      const whole = ramp(t, 6.4, 8);
      glow(g, 1080, 480, 560, FLAME, 0.26 * whole);
      BODY.forEach((stars, i) => chain(g, stars, (t - 1.2 - i * 0.55) / 1.8));
      TAILS.forEach((stars, i) => chain(g, stars, (t - 3.8 - i * 0.26) / 1.4));
      g.save();
      g.translate(0, mix(40, 0, smooth(progress)));
      place(g, land, 0, 0);
      child(g, 1010, 960, 180, t);
      const leaving = clamp((t - 0.4) / 4.2);
      foxFire(g, 1120 + Math.sin(t) * 20, mix(940, 520, smooth(leaving)), 26, t, 1 - ramp(t, 3.4, 4.6));
      g.restore();
      place(g, vignette, 0, 0);
    };
  },
};
