import { boughOf, petals } from '../drawing/blossom.ts';
import { through } from '../drawing/camera.ts';
import { mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hanbok, scholar } from '../drawing/figures.ts';
import { lantern } from '../drawing/lantern.ts';
import { vignetteOf } from '../drawing/light.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { glitter, reflect } from '../drawing/water.ts';
import { middleRidge, nearRidge, nightOf } from './night.ts';

const SHORE = 800;
const STONE = '#060a18';

const paintBridge = (g: Context): void => {
  shape(g, STONE, () => {
    g.moveTo(0, SHORE);
    g.lineTo(0, 735);
    g.quadraticCurveTo(300, 720, 470, 752);
    g.quadraticCurveTo(960, 560, 1450, 752);
    g.quadraticCurveTo(1650, 720, WIDTH, 735);
    g.lineTo(WIDTH, SHORE);
    g.lineTo(1340, SHORE);
    g.quadraticCurveTo(960, 648, 580, SHORE);
  });
  line(g, 'rgba(170,195,250,.35)', 3, () => {
    g.moveTo(470, 752);
    g.quadraticCurveTo(960, 560, 1450, 752);
  });
  for (let i = 0; i <= 12; i += 1) {
    const along = i / 12;
    const [x, y] = [mix(500, 1420, along), 746 - 4 * along * (1 - along) * 96];
    shape(g, STONE, () => {
      g.rect(x - 6, y - 34, 12, 40);
      g.rect(x - 9, y - 38, 18, 7);
    });
  }
  line(g, STONE, 7, () => {
    g.moveTo(490, 728);
    g.quadraticCurveTo(960, 538, 1430, 728);
  });
};

/** They meet in the middle of the bridge, before the moon. */
export const bridge: Shot = {
  name: 'bridge',
  seconds: 9,
  prepare(stage) {
    const night = nightOf(stage, { x: 960, y: 420, radius: 235, seed: 11 });
    const [middle, near] = [middleRidge(stage), nearRidge(stage)];
    const stone = stage.layer(WIDTH, HEIGHT, paintBridge);
    const shore = stage.layer(WIDTH, HEIGHT);
    const left = boughOf(
      stage,
      980,
      766,
      [
        { x: -20, y: 134, angle: 0.1, length: 180, thickness: 21, generations: 6 },
        { x: -20, y: 62, angle: 0.34, length: 152, thickness: 16, generations: 6 },
      ],
      7,
    );
    const right = boughOf(
      stage,
      960,
      750,
      [
        { x: -20, y: 120, angle: 0.12, length: 184, thickness: 19, generations: 6 },
        { x: -26, y: 200, angle: 0, length: 130, thickness: 12, generations: 5 },
      ],
      19,
    );
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const closer = ramp(t, 0.8, 6.5);
      const [his, hers] = [mix(800, 914, closer), mix(1130, 1010, closer)];
      const s = shore.g;
      night.sky(s, t);
      place(s, middle, -260, 60);
      place(s, near, -90, 0);
      night.mist(s, t * 12, 640, 0.6);
      place(s, stone, 0, 0);
      scholar(s, {
        x: his,
        y: mix(674, 656, closer),
        height: 172,
        color: '#050812',
        rim: [255, 236, 200],
        step: t * 3 * (1 - closer),
      });
      hanbok(s, { x: hers, y: mix(674, 657, closer), height: 156, color: '#050812', rim: [255, 236, 200], facing: -1 });
      lantern(s, his - 38, mix(590, 572, closer), 20, t, 1);
      through(g, { zoom: mix(1.07, 1, smooth(progress)) }, () => {
        place(g, shore, 0, 0);
        reflect(g, shore, t, { line: SHORE, ripple: 5, squash: 1.6, tint: [10, 18, 40], darkness: 0.3 });
        glitter(g, t, { seed: 16, count: 26, line: SHORE, x: 960, far: 240, near: 520, color: [255, 232, 190] });
      });
      place(g, left, -230, -190 + Math.sin(t * 0.5) * 4);
      g.save();
      g.translate(WIDTH, 0);
      g.scale(-1, 1);
      place(g, right, -260, -210 + Math.sin(t * 0.5 + 1) * 4);
      g.restore();
      petals(g, t, { count: 24, seed: 60, wind: 36 });
      place(g, vignette, 0, 0);
    };
  },
};
