import { createCanvas } from '@napi-rs/canvas';
import { alpha } from './colour.ts';
import { grain } from './noise.ts';
import type { Scene } from './scene.ts';

/** Light spills over the edges of what is bright: the picture times itself, small and blurred, screened back. */
const bloom = (s: Scene, strength: number): void => {
  const { width, height } = s.canvas;
  const bright = createCanvas(Math.ceil(width / 5), Math.ceil(height / 5));
  const small = bright.getContext('2d');
  small.drawImage(s.canvas, 0, 0, bright.width, bright.height);
  small.globalCompositeOperation = 'multiply';
  small.drawImage(bright, 0, 0);
  small.drawImage(bright, 0, 0);
  const blurred = createCanvas(bright.width, bright.height);
  const soft = blurred.getContext('2d');
  soft.filter = `blur(${Math.max(2, Math.round(bright.height / 22))}px)`;
  soft.drawImage(bright, 0, 0);
  s.g.globalCompositeOperation = 'screen';
  s.g.globalAlpha = strength;
  s.g.drawImage(blurred, 0, 0, width, height);
};

/** Rooms have colours of their own; the hour tints them, so that two titles in one room differ. */
export const grade = (s: Scene): void =>
  s.blend('soft-light', s.down(s.top, s.bottom, s.palette.sky[1], s.palette.sky[2], s.palette.near), 0.5);

/** Last touches of every picture: bloom, vignette, a little film grain. */
export const finish = (
  s: Scene,
  { glow = s.palette.dark ? 0.42 : 0.2, corners = s.palette.dark ? 0.5 : 0.16, film = 0.07 } = {},
): void => {
  const { width, height } = s.canvas;
  s.g.save();
  s.g.resetTransform();
  bloom(s, glow);
  s.g.globalAlpha = 1;
  s.g.globalCompositeOperation = 'source-over';
  const vignette = s.g.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.38,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  );
  vignette.addColorStop(0, alpha(s.palette.ink, 0));
  vignette.addColorStop(1, alpha(s.palette.ink, corners));
  s.g.fillStyle = vignette;
  s.g.fillRect(0, 0, width, height);
  s.g.globalCompositeOperation = 'overlay';
  s.g.globalAlpha = film;
  for (let y = 0; y < height; y += 256) for (let x = 0; x < width; x += 256) s.g.drawImage(grain(), x, y);
  s.g.restore();
};
