import { mix, smooth, wrap } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { rain } from '../drawing/rain.ts';
import { seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { glitter, reflect } from '../drawing/water.ts';
import { seoulOf } from './seoul.ts';

const SHORE = 716;
const ROAD = 668;
const SPAN = 250;

/** Two spans more than the sheet, so that the bridge can slide by one. */
const bridgeOf = (stage: Stage): Layer =>
  stage.layer(WIDTH + SPAN * 2, HEIGHT, (g) => {
    g.fillStyle = '#0a0820';
    g.fillRect(0, ROAD, WIDTH + SPAN * 2, 16);
    for (let x = 0; x < WIDTH + SPAN * 2; x += SPAN) {
      const arch = (rise: number) => () => {
        g.moveTo(x - 4, ROAD - 2);
        g.quadraticCurveTo(x + SPAN / 2, ROAD - rise, x + SPAN - 4, ROAD - 2);
      };
      g.fillRect(x + 110, ROAD, 22, 60);
      line(g, '#120c30', 8, arch(104));
      line(g, 'rgba(170,120,255,.85)', 2.6, arch(109));
      for (let k = 0; k < 5; k += 1) glow(g, x + 25 + k * 50, ROAD - 12, 20, [255, 214, 150], 0.75);
    }
  });

const traffic = (g: Context, t: number): void => {
  const random = seeded(8);
  for (let i = 0; i < 22; i += 1) {
    const towards = i % 2 === 0;
    const x = wrap(random() * 2200 + (towards ? 1 : -1) * t * (60 + random() * 50), 2200) - 140;
    if (towards) glow(g, x, ROAD + 2, 17, [255, 244, 214], 0.9);
    else glow(g, x, ROAD + 7, 13, [255, 50, 60], 0.9);
  }
};

/** Seoul over the river, the rain beginning. */
export const river: Shot = {
  name: 'river',
  seconds: 10,
  prepare(stage) {
    const seoul = seoulOf(stage);
    const bridge = bridgeOf(stage);
    const shore = stage.layer(WIDTH, HEIGHT);
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const pan = mix(0, 130, smooth(progress));
      seoul.sky(shore.g, t);
      seoul.skyline(shore.g, t, pan, 0);
      place(shore.g, bridge, -(pan * 1.3) % SPAN, 0);
      traffic(shore.g, t);
      place(g, shore, 0, 0);
      reflect(g, shore, t, { line: SHORE, ripple: 6, squash: 1.5, tint: [16, 8, 40], darkness: 0.2, speed: 0.7 });
      glitter(g, t, { seed: 18, count: 30, line: SHORE, x: 960, far: 1900, near: 1900, color: [255, 150, 190], strength: 0.22 });
      rain(g, t, { count: 40, seed: 5, alpha: 0.16 });
      place(g, vignette, 0, 0);
    };
  },
};
