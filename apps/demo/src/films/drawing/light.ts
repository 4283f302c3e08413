import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { clamp } from './easing.ts';
import { HEIGHT, WIDTH, brighter, rgba } from './stage.ts';
import type { Context, Layer, Rgb, Stage } from './stage.ts';

const SIZE = 256;
const glows = new Map<string, Canvas>();

const glowOf = (color: Rgb): Canvas => {
  const known = glows.get(color.join());
  if (known) return known;
  const canvas = createCanvas(SIZE, SIZE);
  const g = canvas.getContext('2d');
  const gradient = g.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  for (let i = 0; i <= 16; i += 1) gradient.addColorStop(i / 16, rgba(color, (1 - i / 16) ** 2.6));
  g.fillStyle = gradient;
  g.fillRect(0, 0, SIZE, SIZE);
  glows.set(color.join(), canvas);
  return canvas;
};

/** Adds soft light around a point; radius in units. */
export const glow = (g: Context, x: number, y: number, radius: number, color: Rgb, strength = 1): void => {
  if (strength <= 0.01) return;
  g.globalCompositeOperation = 'lighter';
  g.globalAlpha = clamp(strength);
  g.drawImage(glowOf(color), x - radius, y - radius, radius * 2, radius * 2);
  g.globalAlpha = 1;
  g.globalCompositeOperation = 'source-over';
};

/** A hard little lamp with its halo. */
export const lamp = (g: Context, x: number, y: number, radius: number, color: Rgb, strength = 1): void => {
  glow(g, x, y, radius * 5, color, strength * 0.6);
  glow(g, x, y, radius * 1.6, brighter(color, 70), strength);
};

export const added = (g: Context, paint: () => void): void => {
  g.globalCompositeOperation = 'lighter';
  paint();
  g.globalCompositeOperation = 'source-over';
};

/** The darkened edge every film has, so that the eye rests in the middle. */
export const vignetteOf = (stage: Stage, strength = 0.6): Layer =>
  stage.layer(WIDTH, HEIGHT, (g) => {
    const gradient = g.createRadialGradient(WIDTH / 2, HEIGHT * 0.48, HEIGHT * 0.42, WIDTH / 2, HEIGHT / 2, WIDTH * 0.64);
    gradient.addColorStop(0, 'rgba(0,0,0,0)');
    gradient.addColorStop(1, `rgba(0,0,8,${strength})`);
    g.fillStyle = gradient;
    g.fillRect(0, 0, WIDTH, HEIGHT);
  });

/** Discs of light out of focus, as a long lens sees a street. */
export const bokehOf = (color: Rgb): Canvas => {
  const canvas = createCanvas(220, 220);
  const g = canvas.getContext('2d');
  const gradient = g.createRadialGradient(110, 110, 10, 110, 110, 105);
  gradient.addColorStop(0, rgba(color, 0.5));
  gradient.addColorStop(0.82, rgba(color, 0.6));
  gradient.addColorStop(0.94, rgba(brighter(color, 50), 0.85));
  gradient.addColorStop(1, rgba(color, 0));
  g.fillStyle = gradient;
  g.fillRect(0, 0, 220, 220);
  return canvas;
};

/** A cone of stage light falling from (x, y) at an angle, drawn from a sprite made by `beamOf`. */
export const beam = (g: Context, sprite: Canvas, x: number, y: number, angle: number, length: number, strength: number): void => {
  if (strength <= 0.01) return;
  g.save();
  g.globalCompositeOperation = 'lighter';
  g.globalAlpha = clamp(strength);
  g.translate(x, y);
  g.rotate(angle);
  g.drawImage(sprite, -length * 0.25, 0, length * 0.5, length);
  g.restore();
};

export const beamOf = (color: Rgb): Canvas => {
  const [width, height] = [256, 512];
  const canvas = createCanvas(width, height);
  const g = canvas.getContext('2d');
  const image = g.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    const half = 3 + (y / height) * 117;
    for (let x = 0; x < width; x += 1) {
      const across = Math.abs(x - width / 2) / half;
      if (across >= 1) continue;
      const alpha = (1 - across * across) ** 2 * (1 - y / height) ** 1.15;
      image.data.set([...color, alpha * 225], (y * width + x) * 4);
    }
  }
  g.putImageData(image, 0, 0);
  return canvas;
};
