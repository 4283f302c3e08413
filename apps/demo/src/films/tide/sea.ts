import { TAU, wrap } from '../drawing/easing.ts';
import { mountainsOf } from '../drawing/land.ts';
import { beamOf, glow } from '../drawing/light.ts';
import { ridge, seeded } from '../drawing/random.ts';
import { HEIGHT, WIDTH, fillSheet, line, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Layer, Rgb, Stage, Stops } from '../drawing/stage.ts';

export const DAWN: Stops = [
  [0, '#12233f'],
  [0.28, '#3a5374'],
  [0.46, '#c98b73'],
  [0.56, '#f2bf82'],
  [0.62, '#f7d9a4'],
  [1, '#f7d9a4'],
];
export const DUSK: Stops = [
  [0, '#141a38'],
  [0.3, '#343a66'],
  [0.5, '#8a5576'],
  [0.62, '#d98a6c'],
  [0.7, '#f0b078'],
  [1, '#f0b078'],
];

export interface Swell {
  y: number;
  /** Height and length of the waves, in units; speed in units per second. */
  height: number;
  length: number;
  speed: number;
  top: Rgb;
  bottom: Rgb;
  /** Light along the crests. */
  crest?: Rgb;
  crestStrength?: number;
  seed?: number;
}

export const crestAt = (x: number, t: number, { y, height, length, speed, seed = 0 }: Swell): number => {
  const phase = ((x + t * speed) / length) * TAU + seed;
  return y + height * (0.62 * Math.sin(phase) + 0.38 * Math.sin(phase * 0.53 + seed * 2 + t * 0.3));
};

/** One ridge of water with everything below it; a sea is several of these, far to near. */
export const swell = (g: Context, t: number, wave: Swell): void => {
  const edge = () => {
    for (let x = -20; x <= WIDTH + 20; x += 16) g.lineTo(x, crestAt(x, t, wave));
  };
  g.fillStyle = vertical(
    g,
    [
      [0, rgba(wave.top)],
      [1, rgba(wave.bottom)],
    ],
    wave.y - wave.height,
    wave.y + 260,
  );
  g.beginPath();
  edge();
  g.lineTo(WIDTH + 20, HEIGHT + 20);
  g.lineTo(-20, HEIGHT + 20);
  g.fill();
  if (wave.crest) line(g, rgba(wave.crest, wave.crestStrength ?? 0.4), 2.5, edge);
};

/** The volcano that is the island, far behind the water. */
export const islandOf = (stage: Stage, top: string, bottom: string): Layer => {
  const land = mountainsOf(stage, WIDTH + 400, { seed: 41, rise: 40, base: 640, peaks: 9, top: bottom, bottom });
  const { g } = land;
  g.fillStyle = vertical(
    g,
    [
      [0, top],
      [1, bottom],
    ],
    420,
    640,
  );
  g.beginPath();
  g.moveTo(100, 640);
  for (let x = 100; x <= WIDTH + 200; x += 6) {
    const away = (x - 1330) / 520;
    g.lineTo(x, 640 - 210 * Math.exp(-away * away * 1.3) - 18 * ridge(x / 120, 5, 4));
  }
  g.lineTo(WIDTH + 200, 640);
  g.fill();
  return land;
};

export const lighthouse = (g: Context, x: number, y: number, size: number, t: number, lit = 1): void => {
  shape(g, '#1a2233', () => {
    g.moveTo(x - size * 0.13, y);
    g.lineTo(x - size * 0.08, y - size);
    g.lineTo(x + size * 0.08, y - size);
    g.lineTo(x + size * 0.13, y);
  });
  shape(g, '#a63a34', () => {
    g.moveTo(x - size * 0.112, y - size * 0.36);
    g.lineTo(x - size * 0.098, y - size * 0.64);
    g.lineTo(x + size * 0.098, y - size * 0.64);
    g.lineTo(x + size * 0.112, y - size * 0.36);
  });
  shape(g, '#0e1422', () => {
    g.rect(x - size * 0.11, y - size * 1.03, size * 0.22, size * 0.04);
    g.rect(x - size * 0.05, y - size * 1.14, size * 0.1, size * 0.11);
    g.rect(x - size * 0.075, y - size * 1.18, size * 0.15, size * 0.04);
  });
  glow(g, x, y - size * 1.08, size * (0.5 + 0.12 * Math.sin(t * 1.2)), [255, 228, 170], 0.85 * lit);
};

export const gulls = (g: Context, t: number, count: number, seed: number, color: string): void => {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const size = 12 + random() * 14;
    const x = wrap(random() * 2200 + t * (26 + random() * 20), 2300) - 200;
    const y = 150 + random() * 260 + Math.sin(t * 0.6 + i * 2) * 14;
    const wing = Math.sin(t * 2.4 + i * 1.7) * 0.5;
    line(g, color, size * 0.16, () => {
      g.moveTo(x - size, y - wing * size);
      g.quadraticCurveTo(x - size * 0.4, y - size * 0.35, x, y);
      g.quadraticCurveTo(x + size * 0.4, y - size * 0.35, x + size, y - wing * size);
    });
  }
};

export interface Deep {
  paint(g: Context, t: number, drift: number): void;
}

/** Under water: light falls in broad shafts that move with the waves above. */
export const deepOf = (stage: Stage, stops: Stops): Deep => {
  const water = stage.layer(WIDTH, HEIGHT, (g) => fillSheet(g, stops));
  const shaft = beamOf([150, 226, 224]);
  return {
    paint(g, t, drift) {
      g.drawImage(water.canvas, 0, 0, WIDTH, HEIGHT);
      g.globalCompositeOperation = 'lighter';
      for (let i = 0; i < 7; i += 1) {
        const x = 300 + i * 230 + Math.sin(t * 0.28 + i * 1.9) * 46 - drift;
        g.save();
        g.globalAlpha = 0.15 + 0.09 * Math.sin(t * 0.5 + i * 2.3);
        g.translate(x, -220);
        g.rotate(-0.24 + i * 0.075 + 0.02 * Math.sin(t * 0.4 + i));
        g.drawImage(shaft, -220, 0, 440, 1250 + (i % 3) * 160);
        g.restore();
      }
      g.globalAlpha = 1;
      g.globalCompositeOperation = 'source-over';
    },
  };
};

export const bubbles = (g: Context, t: number, x: number, y: number, count: number): void => {
  for (let i = 0; i < count; i += 1) {
    const age = wrap(t * 0.34 + i / count, 1);
    const size = 4 + (i % 4) * 2.6 + age * 7;
    const bx = x + Math.sin(t * 1.6 + i * 2.2) * (10 + age * 26);
    line(g, `rgba(214,246,246,${(0.65 * (1 - age)).toFixed(3)})`, 2, () => g.arc(bx, y - age * 430, size, 0, TAU));
  }
};
