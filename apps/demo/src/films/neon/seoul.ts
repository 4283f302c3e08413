import { skylineOf } from '../drawing/city.ts';
import { ridge } from '../drawing/random.ts';
import { added, glow } from '../drawing/light.ts';
import { cloudsOf, paintStars, skyOf } from '../drawing/sky.ts';
import { HEIGHT, place, shape, tile, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Stage } from '../drawing/stage.ts';

const PAN_WIDTH = 2300;

const hillOf = (stage: Stage): Layer =>
  stage.layer(PAN_WIDTH, HEIGHT, (g) => {
    g.fillStyle = vertical(
      g,
      [
        [0, '#241a48'],
        [1, '#4a2a5e'],
      ],
      420,
      680,
    );
    g.beginPath();
    g.moveTo(0, 700);
    for (let x = 0; x <= PAN_WIDTH; x += 4) {
      const away = (x - 760) / 420;
      g.lineTo(x, 690 - 230 * Math.exp(-away * away) - 60 * ridge(x / 150, 8, 5));
    }
    g.lineTo(PAN_WIDTH, 700);
    g.fill();
  });

/** The tower on the hill, standing at (x, y). */
const tower = (g: Context, x: number, y: number, s: number, t: number): void => {
  const light = 0.8 + 0.15 * Math.sin(t * 0.6);
  const mast = () => {
    g.moveTo(x - 9 * s, y);
    g.lineTo(x - 5.5 * s, y - 118 * s);
    g.lineTo(x + 5.5 * s, y - 118 * s);
    g.lineTo(x + 9 * s, y);
  };
  shape(g, '#1c1440', mast);
  shape(g, '#1c1440', () => {
    g.moveTo(x - 19 * s, y - 118 * s);
    g.lineTo(x - 26 * s, y - 140 * s);
    g.lineTo(x - 22 * s, y - 158 * s);
    g.lineTo(x + 22 * s, y - 158 * s);
    g.lineTo(x + 26 * s, y - 140 * s);
    g.lineTo(x + 19 * s, y - 118 * s);
  });
  shape(g, '#1c1440', () => {
    g.rect(x - 9 * s, y - 182 * s, 18 * s, 26 * s);
    g.rect(x - 3 * s, y - 236 * s, 6 * s, 56 * s);
    g.rect(x - 1.2 * s, y - 290 * s, 2.4 * s, 60 * s);
  });
  added(g, () => {
    g.fillStyle = `rgba(90,200,255,${0.75 * light})`;
    g.fillRect(x - 25 * s, y - 141 * s, 50 * s, 3 * s);
    g.fillStyle = 'rgba(255,230,180,.8)';
    g.fillRect(x - 22 * s, y - 152 * s, 44 * s, 4 * s);
    g.fillStyle = vertical(
      g,
      [
        [0, `rgba(120,140,255,${0.75 * light})`],
        [1, 'rgba(120,60,220,.05)'],
      ],
      y - 118 * s,
      y,
    );
    g.beginPath();
    mast();
    g.fill();
  });
  glow(g, x, y - 140 * s, 120 * s, [110, 150, 255], 0.6 * light);
  glow(g, x, y - 290 * s, 16 * s, [255, 60, 60], 0.5 + 0.45 * Math.sin(t * 1.6));
};

export interface Seoul {
  sky(g: Context, t: number): void;
  /** The hill with its tower, then three rows of buildings moved against each other. */
  skyline(g: Context, t: number, pan: number, drop: number): void;
}

export const seoulOf = (stage: Stage): Seoul => {
  const dusk = skyOf(stage, [
    [0, '#06061a'],
    [0.4, '#151038'],
    [0.62, '#3a1a52'],
    [0.8, '#7a2f62'],
    [1, '#c25a6c'],
  ]);
  paintStars(dusk.g, 50, 4, 300);
  const clouds = cloudsOf(stage, 2200, 560, {
    seed: 31,
    columns: 5,
    rows: 4,
    low: 0.42,
    high: 0.85,
    color: [176, 96, 150],
    alpha: 0.6,
  });
  const hill = hillOf(stage);
  const rows = [
    {
      seed: 3,
      ground: 640,
      heights: [60, 250],
      widths: [34, 80],
      top: '#3a2358',
      bottom: '#5d3266',
      lit: 0.2,
      haze: '170,80,112',
      hazeStrength: 0.75,
    },
    {
      seed: 9,
      ground: 668,
      heights: [90, 350],
      widths: [50, 110],
      top: '#1c1440',
      bottom: '#33204f',
      lit: 0.26,
      haze: '120,56,108',
      hazeStrength: 0.55,
    },
    {
      seed: 15,
      ground: 690,
      heights: [60, 270],
      widths: [60, 140],
      top: '#0b0a22',
      bottom: '#17123a',
      lit: 0.3,
      haze: '70,36,90',
      hazeStrength: 0.35,
    },
  ] as const;
  const layers = rows.map((row) => skylineOf(stage, { ...row, width: PAN_WIDTH }));
  return {
    sky(g, t) {
      place(g, dusk, 0, 0);
      tile(g, clouds, t * 9, 50, 0.7);
    },
    skyline(g, t, pan, drop) {
      place(g, hill, -pan * 0.5, drop * 0.5);
      tower(g, 800 - pan * 0.5, 424 + drop * 0.5, 0.95, t);
      layers.forEach((layer, depth) => place(g, layer, -pan * (0.65 + depth * 0.22), drop * (0.6 + depth * 0.35)));
    },
  };
};
