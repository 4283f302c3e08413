import { petals } from '../drawing/blossom.ts';
import { TAU, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { hanbok } from '../drawing/figures.ts';
import { paintHanok } from '../drawing/hanok.ts';
import { pine } from '../drawing/land.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';
import { glitter, reflect } from '../drawing/water.ts';
import { farRidge, middleRidge, nearRidge, nightOf } from './night.ts';

const SHORE = 640;
const TONES = {
  tile: '#0d1428',
  tileTop: '#2d3c6a',
  shine: 'rgba(150,175,230,.34)',
  ridge: '#0a1020',
  wall: '#1b1820',
  plaster: '#3b3644',
  wood: '#5a1f17',
  stone: '#2b3044',
};

const pavilionOf = (stage: Stage): Layer =>
  stage.layer(760, 560, (g) => {
    paintHanok(g, 380, 430, 640, { tones: TONES, bays: 3, lit: 0.9, doors: false, windows: [0.5, 0.95, 0.5] });
    shape(g, '#1b1d29', () => {
      for (let i = 0; i < 5; i += 1) g.rect(150 + i * 112, 428, 16, 70);
    });
    shape(g, '#5a1f17', () => {
      g.rect(128, 408, 504, 9);
      for (let i = 0; i < 26; i += 1) g.rect(130 + i * 20, 408, 4, 26);
    });
  });

const bankOf = (stage: Stage): Layer =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    shape(g, '#0a1124', () => {
      g.moveTo(0, SHORE);
      for (let x = 0; x <= WIDTH; x += 12) g.lineTo(x, SHORE - 14 - 46 * ridge(x / 130, 77, 4));
      g.lineTo(WIDTH, SHORE);
    });
    pine(g, 1660, 646, 330, '#070c1c', 4, -0.25);
    pine(g, 1790, 650, 250, '#081022', 6, 0.2);
    pine(g, 120, 646, 280, '#081022', 16, 0.22);
  });

const lotus = (g: Context, x: number, y: number, size: number): void => {
  for (let k = -2; k <= 2; k += 1) {
    g.fillStyle = `rgba(${235 - Math.abs(k) * 18},${140 - Math.abs(k) * 12},178,.92)`;
    g.beginPath();
    g.ellipse(x + k * size * 0.12, y - size * 0.22, size * 0.1, size * 0.26, k * 0.42, 0, TAU);
    g.fill();
  }
  glow(g, x, y - size * 0.2, size * 0.9, [255, 150, 190], 0.16);
};

const lotusesOf = (stage: Stage): Layer =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    const random = seeded(12);
    for (let i = 0; i < 34; i += 1) {
      const x = random() < 0.5 ? random() * 640 - 60 : 1260 + random() * 720;
      const near = random();
      const [y, size] = [820 + near * 250, 34 + near * 74];
      shape(g, `rgb(${18 + near * 8},${46 - near * 16},${52 - near * 14})`, () => {
        g.ellipse(x, y, size, size * 0.24, 0, 0.25, TAU - 0.1);
        g.lineTo(x, y);
      });
      line(g, 'rgba(150,190,220,.16)', 1.2, () => g.ellipse(x, y, size, size * 0.24, 0, Math.PI, TAU));
      if (i % 5 === 1) lotus(g, x, y, size);
    }
  });

const fireflies = (g: Context, t: number): void => {
  for (let i = 0; i < 12; i += 1) {
    const phase = i * 2.4;
    const x = 200 + ((i * 397) % 1500) + Math.sin(t * 0.5 + phase) * 60;
    const y = 600 + Math.sin(t * 0.7 + phase * 1.3) * 80 + (i % 4) * 40;
    glow(g, x, y, 16, [220, 255, 150], 0.3 + 0.5 * Math.max(0, Math.sin(t * 1.1 + phase)));
  }
};

/** She waits in the pavilion on the pond. */
export const pond: Shot = {
  name: 'pond',
  seconds: 10,
  prepare(stage) {
    const night = nightOf(stage, { x: 1300, y: 200, radius: 92 });
    const [far, middle, near] = [farRidge(stage), middleRidge(stage), nearRidge(stage)];
    const [pavilion, bank, lotuses] = [pavilionOf(stage), bankOf(stage), lotusesOf(stage)];
    const shore = stage.layer(WIDTH, HEIGHT);
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const pan = mix(-40, 60, smooth(progress));
      night.sky(shore.g, t);
      place(shore.g, far, -pan * 0.3 - 260, -110);
      night.mist(shore.g, t * 10, 400, 0.6);
      place(shore.g, middle, -pan * 0.5 - 60, -150);
      place(shore.g, near, -pan * 0.7 - 200, -185);
      place(shore.g, bank, 0, 0);
      place(shore.g, pavilion, 330 - pan * 0.9, 148);
      for (const [dx, strength] of [
        [0, 0.42],
        [-150, 0.22],
        [150, 0.22],
      ] as const) {
        glow(shore.g, 710 - pan * 0.9 + dx, 500, 210, [255, 168, 86], strength);
      }
      hanbok(shore.g, { x: 690 - pan * 0.9, y: 574, height: 100, color: '#160b08', rim: [255, 200, 120] });
      place(g, shore, 0, 0);
      reflect(g, shore, t, { line: SHORE, ripple: 4, squash: 1.12, tint: [10, 18, 40], darkness: 0.3 });
      glitter(g, t, { seed: 6, count: 34, line: SHORE, x: 1300, far: 60, near: 300, color: [255, 232, 190] });
      place(g, lotuses, 0, Math.sin(t * 0.7) * 1.5);
      petals(g, t, { count: 10, seed: 22, size: 6 });
      fireflies(g, t);
      place(g, vignette, 0, 0);
    };
  },
};
