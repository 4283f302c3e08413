import { framed } from '../drawing/camera.ts';
import { TAU, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { between, seeded } from '../drawing/random.ts';
import { paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, WIDTH, place, shape } from '../drawing/stage.ts';
import { sittingFox } from './fox.ts';
import { snow, snowGround, spruce } from '../drawing/winter.ts';
import { FLAME, NIGHT, child, foxFire } from './winter.ts';

const FIRES = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (0.98 + (i / 8) * 1.04);
  return { x: 960 + Math.cos(angle) * 640, y: 760 + Math.sin(angle) * 250, size: 34 - Math.abs(i - 4) * 1.5 };
});

/** In a clearing: one flame after another, and the fox that lights them. */
export const meeting: Shot = {
  name: 'meeting',
  seconds: 10,
  prepare(stage) {
    const sky = skyOf(stage, NIGHT);
    paintStars(sky.g, 200, 34, 520);
    const clearing = stage.layer(WIDTH, HEIGHT, (g) => {
      const random = seeded(19);
      for (let i = 0; i < 18; i += 1)
        spruce(g, i * 112 + random() * 40 - 40, 720, between(random, 340, 560), '#0e2340', '#587fa2', i + 30);
      snowGround(g, 740, WIDTH, 31, '#86aac8', '#35587c');
      for (const [x, y, height] of [
        [90, 900, 760],
        [330, 820, 560],
        [1640, 830, 600],
        [1850, 920, 800],
      ] as const)
        spruce(g, x, y, height, '#081830', '#8fb0cb', x);
    });
    const vignette = vignetteOf(stage, 0.75);
    return (g, { t, progress }) => {
      framed(g, { y: mix(560, 600, smooth(progress)), zoom: mix(1, 1.16, smooth(progress)) }, () => {
        place(g, sky, 0, 0);
        place(g, clearing, 0, 0);
        const lit = FIRES.reduce((sum, _, i) => sum + ramp(t, 1.4 + i * 0.55, 2.2 + i * 0.55), 0) / FIRES.length;
        glow(g, 960, 780, 760, FLAME, 0.3 * lit);
        FIRES.forEach(({ x, y, size }, i) => {
          const strength = ramp(t, 1.4 + i * 0.55, 2.2 + i * 0.55);
          foxFire(g, x, y + Math.sin(t * 1.1 + i) * 10 + (1 - strength) * 30, size, t + i, strength);
          glow(g, x, 850 + (y - 760) * 0.3, size * 4, FLAME, 0.22 * strength);
        });
        shape(g, 'rgba(20,50,84,.5)', () => g.ellipse(1130, 874, 120, 14, 0, 0, TAU));
        sittingFox(g, 1120, 872, 190, t, -1);
        shape(g, 'rgba(20,50,84,.5)', () => g.ellipse(790, 934, 74, 12, 0, 0, TAU));
        child(g, 790, 932, 240, t);
      });
      snow(g, t, 24, 26);
      place(g, vignette, 0, 0);
    };
  },
};
