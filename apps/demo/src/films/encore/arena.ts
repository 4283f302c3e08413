import { through } from '../drawing/camera.ts';
import { crowd, crowdOf, lightSticks } from '../drawing/crowd.ts';
import { STILL, dancer, poseAt, towards } from '../drawing/dancers.ts';
import type { Dancer } from '../drawing/dancers.ts';
import { TAU } from '../drawing/easing.ts';
import { beam, glow } from '../drawing/light.ts';
import { cycle } from '../drawing/random.ts';
import { cloudsOf } from '../drawing/sky.ts';
import { WIDTH, brighter, place, tile, vertical } from '../drawing/stage.ts';
import type { Context, Stage } from '../drawing/stage.ts';
import { COLORS, beamsOf, beatAt, hallOf, screenOf, swell, truss } from './concert.ts';

export interface Arena {
  /** The whole hall from the last row; `bow` is how deeply the five bow. */
  paint(g: Context, t: number, zoom: number, bow?: number): void;
}

const MEMBERS = [0, 1, 2, 3, 4] as const;

const paintFloor = (g: Context, t: number): void => {
  g.fillStyle = '#0c0820';
  g.fillRect(180, 640, 1560, 150);
  g.fillStyle = vertical(
    g,
    [
      [0, `rgba(255,120,220,${0.6 + 0.2 * swell(t)})`],
      [1, 'rgba(120,60,255,.12)'],
    ],
    640,
    655,
  );
  g.fillRect(180, 640, 1560, 8);
  g.fillStyle = `rgba(150,110,255,${0.4 + 0.25 * swell(t)})`;
  for (let i = 0; i < 13; i += 1) g.fillRect(196 + i * 119, 664, 98, 6);
};

export const memberAt = (t: number, member: number, at: { x: number; y: number; height: number }, bow = 0): Dancer => ({
  ...at,
  pose: towards(poseAt(beatAt(t) - Math.abs(member - 2) * 0.12), STILL, bow),
  rim: brighter(cycle(COLORS, member), 60),
  longHair: member % 2 === 0,
  bow,
});

export const arenaOf = (stage: Stage): Arena => {
  const hall = hallOf(stage);
  const beams = beamsOf();
  const [main, side] = [screenOf('rings'), screenOf('star')];
  const haze = cloudsOf(stage, 2000, 620, {
    seed: 21,
    columns: 5,
    rows: 4,
    low: 0.3,
    high: 0.85,
    color: [190, 170, 255],
    alpha: 0.5,
    feather: 0.5,
  });
  const fans = crowdOf(stage, {
    seed: 3,
    rows: 4,
    perRow: 41,
    head: 20,
    growth: 9,
    y: 846,
    rowHeight: 62,
    far: [30, 20, 52],
    near: [8, 5, 16],
  });
  return {
    paint(g, t, zoom, bow = 0) {
      place(g, hall, 0, 0);
      through(g, { y: 560, zoom }, () => {
        g.translate(0, 20);
        main.paint(g, 430, 150, 1060, 470, t);
        side.paint(g, 160, 210, 220, 400, t + 1);
        side.paint(g, 1540, 210, 220, 400, t + 1);
        paintFloor(g, t);
        truss(g, 96);
        for (const i of MEMBERS)
          dancer(g, memberAt(t, i, { x: 960 + (i - 2) * 150, y: 652 + Math.abs(i - 2) * 6, height: 172 }, bow));
        for (let i = 0; i < 7; i += 1) {
          const strength = 0.34 + 0.12 * Math.sin(t * 0.9 + i * 1.7);
          beam(g, cycle(beams, i), 280 + i * 227, 128, Math.sin(t * 0.45 + i * 0.7) * 0.4, 900, strength);
        }
        for (const at of [-1, 1]) {
          for (let i = 0; i < 2; i += 1) {
            const angle = Math.PI - at * (0.4 + 0.18 * Math.sin(t * 0.5 + i));
            beam(g, cycle(beams, i + 2), 960 + at * (760 - i * 60), 640, angle, 1000, 0.32);
          }
        }
      });
      tile(g, haze, 300, 260, 0.18);
      const lean = Math.sin((beatAt(t) / 8) * TAU) * 0.26;
      const sway = { x: (row: number) => Math.sin((beatAt(t) / 8) * TAU) * (3 + row * 2), y: () => 0 };
      crowd(g, fans, sway, (row, dx, dy) => {
        if (row === 3) return;
        const color = (x: number) => cycle(COLORS, Math.floor((x + t * 40) / 480));
        lightSticks(g, fans.rows[row]?.fans ?? [], { dx, dy, lean, every: 2, from: row % 2, color });
      });
      glow(g, WIDTH / 2, 900, 900, [160, 80, 255], 0.08);
    },
  };
};
