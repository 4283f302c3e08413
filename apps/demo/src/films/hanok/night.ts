import type { HanokTones } from '../drawing/hanok.ts';
import { paintHanok } from '../drawing/hanok.ts';
import { mountainsOf, pine } from '../drawing/land.ts';
import { glow } from '../drawing/light.ts';
import { between, seeded } from '../drawing/random.ts';
import { cloudsOf, moon, moonOf, paintStars, skyOf, twinkle } from '../drawing/sky.ts';
import { HEIGHT, place, tile, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';

/** Wider than the sheet, so that a pan never reaches the edge. */
export const PAN_WIDTH = 2400;

export interface MoonAt {
  x: number;
  y: number;
  radius: number;
  seed?: number;
}

export interface Night {
  sky(g: Context, t: number, dx?: number): void;
  mist(g: Context, offset: number, y: number, strength: number): void;
}

export const nightOf = (stage: Stage, at: MoonAt): Night => {
  const sky = skyOf(stage, [
    [0, '#050817'],
    [0.35, '#0d1a3d'],
    [0.62, '#24386b'],
    [0.8, '#4a5d8c'],
    [1, '#6f7aa0'],
  ]);
  paintStars(sky.g, 220, 2, 640);
  const disc = moonOf(stage, at.radius, at.seed);
  const clouds = cloudsOf(stage, 2400, 520, {
    seed: 4,
    columns: 5,
    rows: 5,
    low: 0.48,
    high: 0.86,
    color: [150, 172, 220],
    alpha: 0.6,
  });
  const mist = cloudsOf(stage, 1900, 260, {
    seed: 9,
    columns: 4,
    rows: 2,
    low: 0.3,
    high: 0.8,
    color: [150, 168, 210],
    alpha: 0.75,
    feather: 0.5,
  });
  return {
    sky(g, t, dx = 0) {
      place(g, sky, 0, 0);
      twinkle(g, t, 7, 12, 420);
      moon(g, disc, at.x + dx, at.y);
      tile(g, clouds, t * 8, at.y - at.radius * 1.5, 0.5);
    },
    mist: (g, offset, y, strength) => tile(g, mist, offset, y, strength),
  };
};

export const farRidge = (stage: Stage): Layer =>
  mountainsOf(stage, PAN_WIDTH, { seed: 3, rise: 300, base: 700, peaks: 5, top: '#33456f', bottom: '#596b98' });
export const middleRidge = (stage: Stage): Layer =>
  mountainsOf(stage, PAN_WIDTH, { seed: 14, rise: 270, base: 760, peaks: 6, top: '#1f2d54', bottom: '#47598a' });
export const nearRidge = (stage: Stage): Layer =>
  mountainsOf(stage, PAN_WIDTH, { seed: 27, rise: 220, base: 812, peaks: 8, top: '#131d3c', bottom: '#33446f' });

export interface RowStyle {
  seed: number;
  houses: number;
  y: number;
  smallest: number;
  largest: number;
  tones: HanokTones;
  tree: string;
  fog: string;
  fogStrength: number;
  lit: number;
  litShare: number;
}

export interface HouseRow {
  paint(g: Context, x: number): void;
}

/** A row of houses of one depth, with the light of its windows. */
export const houseRow = (stage: Stage, style: RowStyle): HouseRow => {
  const random = seeded(style.seed);
  const { houses, y, tones, fog, fogStrength } = style;
  const places = Array.from({ length: houses }, (_, i) => ({
    x: ((i + 0.2 + random() * 0.6) / houses) * PAN_WIDTH,
    y: y + (random() - 0.5) * 56,
    width: between(random, style.smallest, style.largest),
    seed: Math.floor(random() * 1e6),
  })).sort((a, b) => a.y - b.y);
  const lamps: { x: number; y: number; radius: number }[] = [];
  const layer = stage.layer(PAN_WIDTH, HEIGHT, (g) => {
    for (const house of places) {
      const lit = random() < style.litShare ? style.lit : 0;
      const bays = 3 + Math.floor(random() * 3);
      const plan = paintHanok(g, house.x, house.y, house.width, { tones, seed: house.seed, lit, bays });
      if (lit > 0) lamps.push({ x: house.x, y: (plan.eaveY + plan.floorY) / 2, radius: house.width * 0.55 });
      if (random() < 0.55) {
        pine(
          g,
          house.x + house.width * 0.58,
          house.y + 10,
          house.width * between(random, 0.5, 0.9),
          style.tree,
          house.seed,
          0.12,
        );
      }
    }
    g.globalCompositeOperation = 'source-atop';
    g.fillStyle = vertical(
      g,
      [
        [0, `rgba(${fog},0)`],
        [1, `rgba(${fog},${fogStrength})`],
      ],
      y - 120,
      y + 60,
    );
    g.fillRect(0, 0, PAN_WIDTH, HEIGHT);
    g.globalCompositeOperation = 'source-over';
    for (const lamp of lamps) glow(g, lamp.x, lamp.y, lamp.radius, [255, 168, 88], 0.26);
  });
  return { paint: (g, x) => place(g, layer, x, 0) };
};
