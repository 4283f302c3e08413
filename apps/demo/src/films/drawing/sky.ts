import { TAU, smooth } from './easing.ts';
import { cloudiness, seeded } from './random.ts';
import { glow } from './light.ts';
import { HEIGHT, WIDTH, fillSheet } from './stage.ts';
import type { Context, Layer, Rgb, Stage, Stops } from './stage.ts';

export const skyOf = (stage: Stage, stops: Stops): Layer => stage.layer(WIDTH, HEIGHT, (g) => fillSheet(g, stops));

/** Still stars: on film a twinkling field costs more bits than everything else in the frame. */
export const paintStars = (g: Context, count: number, seed: number, lowest: number): void => {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const x = random() * WIDTH;
    const y = random() * random() * lowest;
    const radius = 0.6 + random() ** 3 * 2;
    const alpha = (0.35 + 0.6 * random()) * (1 - y / lowest);
    g.fillStyle = `rgba(225,235,255,${alpha.toFixed(3)})`;
    g.beginPath();
    g.arc(x, y, radius, 0, TAU);
    g.fill();
  }
};

/** A handful of large stars that breathe slowly. */
export const twinkle = (g: Context, t: number, count: number, seed: number, lowest: number): void => {
  const random = seeded(seed);
  for (let i = 0; i < count; i += 1) {
    const strength = 0.5 + 0.4 * Math.sin(t * 0.8 + random() * 9);
    glow(g, random() * WIDTH, random() * lowest, 9 + random() * 8, [225, 235, 255], strength);
  }
};

export interface CloudStyle {
  seed: number;
  columns?: number;
  rows?: number;
  low?: number;
  high?: number;
  color: Rgb;
  alpha?: number;
  feather?: number;
}

/** A band of cloud or mist that repeats along x; drawn coarsely, as mist has no edges. */
export const cloudsOf = (stage: Stage, width: number, height: number, style: CloudStyle): Layer => {
  const { seed, columns = 6, rows = 4, low = 0.45, high = 0.8, color, alpha = 1, feather = 0.3 } = style;
  const [w, h] = [Math.round(width / 4), Math.round(height / 4)];
  return stage.layer(width, height, (g) => {
    const coarse = stage.layer(w / stage.scale, h / stage.scale);
    const image = coarse.g.createImageData(w, h);
    for (let y = 0; y < h; y += 1) {
      const edge = smooth(Math.min(y / h, 1 - y / h) / feather) * alpha;
      for (let x = 0; x < w; x += 1) {
        const density = smooth((cloudiness((x / w) * columns, (y / h) * rows, seed, 5, columns) - low) / (high - low));
        image.data.set([...color, density * edge * 255], (y * w + x) * 4);
      }
    }
    coarse.g.putImageData(image, 0, 0);
    g.imageSmoothingQuality = 'high';
    g.drawImage(coarse.canvas, 0, 0, w, h, 0, 0, width, height);
  });
};

const CRATERS = [
  [-0.18, 0.66, 0.075],
  [0.42, -0.5, 0.05],
  [-0.5, -0.12, 0.06],
  [0.2, 0.12, 0.045],
  [0.6, 0.3, 0.055],
  [-0.3, -0.6, 0.04],
  [-0.62, 0.4, 0.045],
  [0.05, -0.28, 0.03],
] as const;

/** How bright the moon is at a point of its disc (-1..1 each way): seas, rays, craters, a darker limb. */
const moonlight = (x: number, y: number, seed: number): number => {
  const bend = cloudiness(x * 3 + 9, y * 3 + 9, seed + 9, 3) - 0.5;
  const seas = smooth((cloudiness(x * 1.6 + 9 + bend, y * 1.6 + 4 + bend, seed, 6) - 0.4) / 0.34);
  const grain = cloudiness(x * 11 + 31, y * 11 + 31, seed + 3, 4) - 0.5;
  const limb = Math.hypot(x, y) ** 5;
  let light = 0.97 - 0.24 * seas - 0.17 * grain - 0.2 * limb;
  for (const [cx, cy, radius] of CRATERS) {
    const distance = Math.hypot(x - cx, y - cy) / radius;
    if (distance < 1) light += distance > 0.78 ? 0.05 : -0.035;
    else if (distance < 2.4) light += 0.02 * (1 - (distance - 1) / 1.4);
  }
  return light;
};

export interface Moon {
  layer: Layer;
  radius: number;
}

export const moonOf = (stage: Stage, radius: number, seed = 5, tint: Rgb = [255, 247, 230]): Moon => {
  const layer = stage.layer(radius * 2 + 4, radius * 2 + 4);
  const size = layer.canvas.width;
  const image = layer.g.createImageData(size, size);
  const pixels = radius * stage.scale;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [dx, dy] = [(x - size / 2) / pixels, (y - size / 2) / pixels];
      const distance = Math.hypot(dx, dy);
      if (distance > 1.01) continue;
      const light = moonlight(dx, dy, seed);
      const alpha = 255 * smooth((1 - distance) * pixels * 0.7);
      image.data.set([tint[0] * light, tint[1] * light, tint[2] * light, alpha], (y * size + x) * 4);
    }
  }
  layer.g.putImageData(image, 0, 0);
  return { layer, radius };
};

export const moon = (g: Context, { layer, radius }: Moon, x: number, y: number, strength = 1): void => {
  const spread = Math.min(1, 170 / radius);
  glow(g, x, y, radius * (3 + 3 * spread), [90, 120, 190], 0.5 * strength);
  glow(g, x, y, radius * (2 + spread), [255, 236, 200], 0.5 * strength);
  g.drawImage(layer.canvas, x - radius, y - radius, radius * 2, radius * 2);
  glow(g, x, y, radius * 1.35, [255, 236, 200], 0.1 * strength);
};
