import { TAU, clamp } from './easing.ts';
import { ridge, seeded } from './random.ts';
import { HEIGHT, vertical } from './stage.ts';
import type { Context, Layer, Stage } from './stage.ts';

export interface MountainStyle {
  seed: number;
  /** Height of the highest peak above `base`, in units. */
  rise: number;
  base: number;
  /** How many peaks fit into the width. */
  peaks: number;
  top: string;
  bottom: string;
  rough?: number;
}

export const mountainsOf = (stage: Stage, width: number, style: MountainStyle): Layer =>
  stage.layer(width, HEIGHT, (g) => {
    g.beginPath();
    g.moveTo(0, HEIGHT);
    for (let x = 0; x <= width; x += 3) {
      g.lineTo(x, style.base - style.rise * ridge((x / width) * style.peaks, style.seed, style.rough ?? 6) ** 1.25 * 1.6);
    }
    g.lineTo(width, HEIGHT);
    g.fillStyle = vertical(
      g,
      [
        [0, style.top],
        [1, style.bottom],
      ],
      style.base - style.rise,
      HEIGHT,
    );
    g.fill();
  });

/** Needles of a pine in fans, as the painters of folding screens set them. */
const needles = (g: Context, x: number, y: number, size: number, random: () => number): void => {
  g.beginPath();
  for (let k = 0; k < 13; k += 1) {
    const angle = Math.PI + (k / 12) * Math.PI + (random() - 0.5) * 0.3;
    g.moveTo(x, y);
    g.lineTo(x + Math.cos(angle) * size * 1.7, y + Math.sin(angle) * size);
  }
  g.stroke();
};

/** A Korean red pine standing at (x, y), bent by the wind. */
export const pine = (g: Context, x: number, y: number, size: number, color: string, seed = 1, lean = 0.2): void => {
  const random = seeded(seed);
  g.fillStyle = color;
  g.strokeStyle = color;
  g.lineCap = 'round';
  g.lineWidth = size * 0.034;
  g.beginPath();
  g.moveTo(x, y);
  g.bezierCurveTo(x + size * lean * 0.3, y - size * 0.35, x - size * lean * 0.4, y - size * 0.6, x + size * lean, y - size);
  g.stroke();
  for (let i = 0; i < 7; i += 1) {
    const height = 0.42 + i * 0.095;
    const side = i % 2 ? 1 : -1;
    const [bx, by] = [x + lean * size * (height - 0.35) * (i % 2 ? 1 : 0.5), y - size * height];
    const reach = size * (0.42 - height * 0.22) * (0.8 + random() * 0.4);
    g.lineWidth = size * 0.018;
    g.beginPath();
    g.moveTo(bx, by);
    g.quadraticCurveTo(bx + side * reach * 0.5, by - size * 0.01, bx + side * reach, by - size * 0.04);
    g.stroke();
    g.lineWidth = Math.max(0.7, size * 0.0035);
    for (let j = 0; j < 30; j += 1) {
      const along = random();
      const px = bx + side * reach * (along * 1.15 - 0.12);
      const py = by - size * 0.03 - random() * size * 0.06 * Math.sin(Math.PI * clamp(along * 1.1 + 0.05));
      needles(g, px, py, size * (0.02 + random() * 0.02), random);
      g.beginPath();
      g.ellipse(px, py, size * (0.022 + random() * 0.02), size * (0.009 + random() * 0.007), (random() - 0.5) * 0.4, 0, TAU);
      g.fill();
    }
  }
};
