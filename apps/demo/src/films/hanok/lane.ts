import { boughOf, petals } from '../drawing/blossom.ts';
import { mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { scholar } from '../drawing/figures.ts';
import { paintHanok } from '../drawing/hanok.ts';
import { pine } from '../drawing/land.ts';
import { lantern } from '../drawing/lantern.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { HEIGHT, place, vertical } from '../drawing/stage.ts';
import { middleRidge, nearRidge, nightOf } from './night.ts';
import { paintStoneWall } from './stone-wall.ts';

const WALL_LENGTH = 3000;
const TONES = {
  tile: '#111a33',
  tileTop: '#2b3a68',
  shine: 'rgba(165,190,255,.26)',
  ridge: '#0b1124',
  wall: '#221e2c',
  plaster: '#474556',
  wood: '#1d0f0b',
  stone: '#272a38',
};

/** He walks along the garden wall with a lantern; the camera goes beside him. */
export const lane: Shot = {
  name: 'lane',
  seconds: 11,
  prepare(stage) {
    const night = nightOf(stage, { x: 1500, y: 210, radius: 96 });
    const [middle, near] = [middleRidge(stage), nearRidge(stage)];
    const behind = stage.layer(WALL_LENGTH, HEIGHT, (g) => {
      pine(g, 620, 860, 560, '#0a1126', 12, 0.16);
      paintHanok(g, 1250, 866, 900, { tones: TONES, seed: 4, lit: 0.95, bays: 5 });
      pine(g, 1930, 850, 470, '#0b1228', 44, -0.12);
      paintHanok(g, 2480, 860, 760, { tones: TONES, seed: 9, lit: 0.9, bays: 4 });
      for (const x of [1250, 2480]) glow(g, x, 740, 420, [255, 168, 88], 0.24);
    });
    const wall = stage.layer(WALL_LENGTH, 460, (g) => {
      paintStoneWall(g, 0, WALL_LENGTH, 1.7);
      g.fillStyle = vertical(
        g,
        [
          [0, '#232738'],
          [1, '#0a0c16'],
        ],
        236,
        460,
      );
      g.fillRect(0, 236, WALL_LENGTH, 224);
      g.fillStyle = vertical(
        g,
        [
          [0, 'rgba(5,8,20,0)'],
          [1, 'rgba(5,8,20,.55)'],
        ],
        80,
        240,
      );
      g.fillRect(0, 80, WALL_LENGTH, 160);
    });
    const bough = boughOf(
      stage,
      1000,
      640,
      [
        { x: -20, y: 110, angle: 0.16, length: 170, thickness: 19, generations: 6 },
        { x: -20, y: 40, angle: 0.3, length: 140, thickness: 14, generations: 5 },
      ],
      23,
    );
    const vignette = vignetteOf(stage);
    return (g, { t, progress }) => {
      const travel = mix(0, 760, progress);
      night.sky(g, t, -travel * 0.04);
      place(g, middle, -travel * 0.12 - 120, -40);
      night.mist(g, t * 12, 560, 0.55);
      place(g, near, -travel * 0.2 - 60, -20);
      place(g, behind, -travel * 0.62 - 160, 0);
      place(g, wall, -travel - 60, 662);
      const x = mix(760, 1010, smooth(progress));
      const bob = Math.abs(Math.sin(t * 3)) * -3;
      glow(g, x + 96, 880, 430, [255, 160, 84], 0.42);
      scholar(g, { x, y: 960 + bob, height: 300, color: '#0a0d18', rim: [255, 190, 120], rimStrength: 0.5, step: t * 3 });
      lantern(g, x + 84, 812 + bob, 40, t * 1.8, 1);
      g.fillStyle = 'rgba(4,6,14,.45)';
      g.beginPath();
      g.ellipse(x - 40, 964, 130, 13, 0, 0, Math.PI * 2);
      g.fill();
      place(g, bough, 1500 - travel * 1.5, -120);
      petals(g, t, { count: 16, seed: 33, wind: -30 });
      place(g, vignette, 0, 0);
    };
  },
};
