import { boughOf, petals } from '../drawing/blossom.ts';
import { mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { vignetteOf } from '../drawing/light.ts';
import { place } from '../drawing/stage.ts';
import { farRidge, houseRow, middleRidge, nearRidge, nightOf } from './night.ts';

const FAR_TONES = {
  tile: '#263458',
  tileTop: '#3d4d7c',
  shine: 'rgba(170,190,240,.25)',
  ridge: '#22305a',
  wall: '#2e3a5c',
  plaster: '#46527a',
  wood: '#1c2340',
  stone: '#34406a',
};
const MIDDLE_TONES = {
  tile: '#151e3a',
  tileTop: '#2b3a66',
  shine: 'rgba(170,195,250,.28)',
  ridge: '#111a36',
  wall: '#1e2642',
  plaster: '#343e5e',
  wood: '#12152a',
  stone: '#252f50',
};
const NEAR_TONES = {
  tile: '#080d1e',
  tileTop: '#1a2547',
  shine: 'rgba(160,190,255,.3)',
  ridge: '#060a18',
  wall: '#12162a',
  plaster: '#232840',
  wood: '#080a16',
  stone: '#141a30',
};

/** The village under the moon; the camera drifts along its roofs while the title stands. */
export const village: Shot = {
  name: 'village',
  seconds: 13,
  prepare(stage) {
    const night = nightOf(stage, { x: 1330, y: 285, radius: 118 });
    const [far, middle, near] = [farRidge(stage), middleRidge(stage), nearRidge(stage)];
    const back = houseRow(stage, {
      seed: 5,
      houses: 11,
      y: 800,
      smallest: 150,
      largest: 220,
      tones: FAR_TONES,
      tree: '#1d2a4e',
      fog: '96,114,160',
      fogStrength: 0.55,
      lit: 0.75,
      litShare: 0.6,
    });
    const row = houseRow(stage, {
      seed: 8,
      houses: 8,
      y: 905,
      smallest: 300,
      largest: 400,
      tones: MIDDLE_TONES,
      tree: '#0d1530',
      fog: '70,88,136',
      fogStrength: 0.4,
      lit: 0.95,
      litShare: 0.8,
    });
    const front = houseRow(stage, {
      seed: 21,
      houses: 4,
      y: 1150,
      smallest: 720,
      largest: 860,
      tones: NEAR_TONES,
      tree: '#050916',
      fog: '20,30,60',
      fogStrength: 0.2,
      lit: 1,
      litShare: 0.9,
    });
    const bough = boughOf(
      stage,
      980,
      766,
      [
        { x: -20, y: 134, angle: 0.1, length: 180, thickness: 21, generations: 6 },
        { x: -20, y: 62, angle: 0.34, length: 152, thickness: 16, generations: 6 },
      ],
      7,
    );
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const pan = mix(0, 170, smooth(progress));
      night.sky(g, t, -pan * 0.15);
      place(g, far, -pan * 0.4 - 60, 0);
      night.mist(g, t * 10, 560, 0.7);
      place(g, middle, -pan * 0.55 - 40, 0);
      night.mist(g, t * 14 + 400, 640, 0.65);
      place(g, near, -pan * 0.7, 0);
      back.paint(g, -pan * 0.9);
      night.mist(g, t * 16 + 450, 740, 0.5);
      row.paint(g, -pan * 1.3);
      night.mist(g, t * 16 + 650, 850, 0.5);
      front.paint(g, -pan * 1.9 - 40);
      place(g, bough, -170 - pan * 0.6, -160 + Math.sin(t * 0.5) * 4);
      petals(g, t, { count: 18, seed: 3 });
      place(g, vignette, 0, 0);
    };
  },
};
