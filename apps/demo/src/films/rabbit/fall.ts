import { clamp, mix, ramp, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { seeded } from '../drawing/random.ts';
import { place, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { framed } from '../drawing/camera.ts';
import { houseRow, middleRidge, nearRidge, nightOf } from '../hanok/night.ts';
import { JADE, moonRabbit, pestle } from './rabbit.ts';

const HIT = [1180, 690] as const;
const TONES = {
  tile: '#0b1226',
  tileTop: '#26355f',
  shine: 'rgba(150,175,230,.3)',
  ridge: '#080d1a',
  wall: '#1c1720',
  plaster: '#3a3038',
  wood: '#3a1712',
  stone: '#20263a',
};

/** Tiles that jump off the roof where the pestle went through. */
const splinters = (g: Context, age: number): void => {
  if (age <= 0 || age > 2.4) return;
  const random = seeded(12);
  for (let i = 0; i < 16; i += 1) {
    const [vx, vy, turn] = [(random() - 0.5) * 420, -240 - random() * 380, random() * 9];
    g.save();
    g.translate(HIT[0] + vx * age, HIT[1] + vy * age + 420 * age * age);
    g.rotate(turn * age);
    g.fillStyle = '#1a2444';
    g.fillRect(-13, -5, 26, 10);
    g.restore();
  }
  glow(g, HIT[0], HIT[1], 300, JADE, 0.9 * clamp(1 - age));
};

/** The pestle slips: a green star over Hanyang, and after it somebody with long ears. */
export const fall: Shot = {
  name: 'fall',
  seconds: 8,
  prepare(stage) {
    const night = nightOf(stage, { x: 1560, y: 190, radius: 110, seed: 8 });
    const [middle, near] = [middleRidge(stage), nearRidge(stage)];
    const row = { tones: TONES, tree: '#070d1d', fog: '40,56,96', lit: 0.9 };
    const back = houseRow(stage, {
      ...row,
      seed: 41,
      houses: 13,
      y: 660,
      smallest: 170,
      largest: 240,
      fogStrength: 0.5,
      litShare: 0.4,
    });
    const front = houseRow(stage, {
      ...row,
      seed: 57,
      houses: 6,
      y: 940,
      smallest: 460,
      largest: 600,
      fogStrength: 0.3,
      litShare: 0.7,
    });
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const shake = t > 3.4 && t < 4 ? Math.sin(t * 70) * 8 * (4 - t) : 0;
      framed(g, { y: 540 + shake, zoom: mix(1.02, 1.1, smooth(progress)) }, () => {
        night.sky(g, t);
        place(g, middle, -240, -60);
        place(g, near, -180, -40);
        night.mist(g, t * 12, 560, 0.6);
        back.paint(g, -230 - progress * 40);
        night.mist(g, t * 16, 660, 0.5);
        const down = clamp((t - 1) / 2.4);
        const [x, y] = [mix(1540, HIT[0], down), mix(200, HIT[1], down * down)];
        for (let i = 1; i < 12; i += 1) {
          const past = clamp(down - i * 0.03);
          if (down < 1) glow(g, mix(1540, HIT[0], past), mix(200, HIT[1], past * past), 46 - i * 3, JADE, 0.6 - i * 0.045);
        }
        if (down > 0 && down < 1) pestle(g, x, y, 74, t * 9);
        const after = clamp((t - 4.2) / 3);
        if (after > 0 && after < 1) {
          g.save();
          g.translate(mix(1520, 560, after), mix(230, 760, after ** 1.6));
          g.rotate(-after * 7);
          moonRabbit(g, 0, 40, 80, '#eef2fb', 0.9, -1);
          g.restore();
        }
        g.fillStyle = vertical(
          g,
          [
            [0, 'rgba(20,28,56,0)'],
            [0.3, '#141c38'],
            [1, '#0a1022'],
          ],
          840,
          1080,
        );
        g.fillRect(-100, 840, 2120, 340);
        front.paint(g, -160 - progress * 90);
        splinters(g, t - 3.4);
        glow(g, HIT[0], HIT[1] + 20, 120, [255, 190, 110], 0.5 * ramp(t, 3.6, 4.4));
      });
      place(g, vignette, 0, 0);
    };
  },
};
