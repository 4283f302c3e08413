import { framed } from '../drawing/camera.ts';
import { TAU, mix, smooth } from '../drawing/easing.ts';
import type { Shot } from '../drawing/film.ts';
import { dancer, poseAt } from '../drawing/dancers.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow, vignetteOf } from '../drawing/light.ts';
import { cycle } from '../drawing/random.ts';
import { HEIGHT, WIDTH, line, place, shape, vertical } from '../drawing/stage.ts';
import type { Context } from '../drawing/stage.ts';
import { COLORS, beatAt } from './concert.ts';

const DOOR = { left: 760, right: 1160, top: 330, bottom: 760 };

const panel = (g: Context, fill: string, points: readonly (readonly [number, number])[]): void =>
  shape(g, fill, () => points.forEach(([x, y]) => g.lineTo(x, y)));

/** The corridor in perspective: pipes, flight cases, a door full of light. */
const paintCorridor = (g: Context): void => {
  const { left, right, top, bottom } = DOOR;
  g.fillStyle = '#07060f';
  g.fillRect(-200, -200, WIDTH + 400, HEIGHT + 400);
  panel(g, '#0d0b1b', [
    [-200, -200],
    [left, top],
    [left, bottom],
    [-200, HEIGHT + 200],
  ]);
  panel(g, '#0f0c20', [
    [WIDTH + 200, -200],
    [right, top],
    [right, bottom],
    [WIDTH + 200, HEIGHT + 200],
  ]);
  panel(g, '#090713', [
    [-200, -200],
    [WIDTH + 200, -200],
    [right, top],
    [left, top],
  ]);
  g.fillStyle = vertical(
    g,
    [
      [0, '#4a2c66'],
      [0.35, '#1d1233'],
      [1, '#0a0716'],
    ],
    bottom,
    HEIGHT,
  );
  g.beginPath();
  for (const [x, y] of [
    [left, bottom],
    [right, bottom],
    [WIDTH + 200, HEIGHT + 200],
    [-200, HEIGHT + 200],
  ] as const)
    g.lineTo(x, y);
  g.fill();
  for (const lift of [0.2, 0.34, 0.42]) {
    line(g, 'rgba(130,110,190,.2)', 10 - lift * 12, () => {
      g.moveTo(-200, mix(-200, HEIGHT + 200, lift));
      g.lineTo(left, mix(top, bottom, lift));
      g.moveTo(WIDTH + 200, mix(-200, HEIGHT + 200, lift));
      g.lineTo(right, mix(top, bottom, lift));
    });
  }
  for (const [x, y, size] of [
    [210, 700, 190],
    [430, 690, 130],
    [1500, 694, 150],
  ] as const) {
    shape(g, '#14101f', () => g.roundRect(x, y, size, size * 0.9, 8));
    line(g, 'rgba(190,180,230,.3)', 4, () => g.roundRect(x + 4, y + 4, size - 8, size * 0.9 - 8, 8));
    line(g, 'rgba(190,180,230,.2)', 3, () => {
      g.moveTo(x + 6, y + size * 0.42);
      g.lineTo(x + size - 6, y + size * 0.42);
    });
  }
  g.save();
  g.translate(1440, 430);
  g.transform(1, 0.16, 0, 1, 0, 0);
  shape(g, '#191330', () => g.roundRect(0, 0, 200, 92, 10));
  g.fillStyle = '#ff5f8f';
  g.font = fontOf('black-han-sans', 46);
  g.textAlign = 'center';
  g.fillText('무대 입구', 100, 62);
  g.restore();
};

const paintDoor = (g: Context, t: number): void => {
  const { left, right, top, bottom } = DOOR;
  g.fillStyle = vertical(
    g,
    [
      [0, '#ffd9f2'],
      [0.5, '#ff9ad8'],
      [1, '#a95cff'],
    ],
    top,
    bottom,
  );
  g.fillRect(left, top, right - left, bottom - top);
  glow(g, 960, 560, 760, [255, 120, 210], 0.62 + 0.08 * Math.sin(t * 1.7));
  glow(g, 960, 520, 330, [255, 230, 250], 0.5);
  g.fillStyle = 'rgba(255,170,230,.12)';
  g.beginPath();
  for (const [x, y] of [
    [left, bottom],
    [right, bottom],
    [1560, HEIGHT + 60],
    [360, HEIGHT + 60],
  ] as const)
    g.lineTo(x, y);
  g.fill();
};

/** Backstage: five walk towards the light and the noise. */
export const backstage: Shot = {
  name: 'backstage',
  seconds: 8,
  prepare(stage) {
    const corridor = stage.layer(WIDTH, HEIGHT, paintCorridor);
    const vignette = vignetteOf(stage, 0.85);
    return (g, { t, progress }) => {
      framed(g, { x: 960, y: 545, zoom: mix(1, 1.16, smooth(progress)) }, () => {
        place(g, corridor, 0, 0);
        paintDoor(g, t);
        for (const [i, spread] of [
          [1, -150],
          [3, 150],
          [0, -78],
          [4, 78],
          [2, 0],
        ] as const) {
          const away = smooth(progress * 0.92);
          const height = mix(320, 215, away) - Math.abs(spread) * 0.1;
          const y = mix(985, 800, away) - Math.abs(spread) * 0.18 - Math.abs(Math.sin(t * 4 + i)) * 4;
          const walk = { ...poseAt(0), hip: Math.sin(t * 4 + i) * 0.012, stance: 0.045 + 0.012 * Math.sin(t * 4 + i) };
          shape(g, 'rgba(5,3,12,.5)', () => g.ellipse(960 + spread * mix(1.5, 1, away), y + 6, height * 0.24, 10, 0, 0, TAU));
          dancer(g, { x: 960 + spread * mix(1.5, 1, away), y, height, pose: walk, rim: cycle(COLORS, i), longHair: i % 2 === 0 });
        }
      });
      glow(g, 960, 540, 900, [255, 150, 220], 0.12 + 0.05 * Math.sin(beatAt(t)));
      place(g, vignette, 0, 0);
    };
  },
};
