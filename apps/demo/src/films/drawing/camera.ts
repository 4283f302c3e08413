import { clamp } from './easing.ts';
import { HEIGHT, WIDTH } from './stage.ts';
import type { Context } from './stage.ts';

/** Paints through a lens that looks at (x, y) and magnifies by `zoom`; the sheet's middle is neutral. */
export const through = (
  g: Context,
  { x = WIDTH / 2, y = HEIGHT / 2, zoom = 1, tilt = 0 }: { x?: number; y?: number; zoom?: number; tilt?: number },
  paint: () => void,
): void => {
  g.save();
  g.translate(WIDTH / 2, HEIGHT / 2);
  g.rotate(tilt);
  g.scale(zoom, zoom);
  g.translate(-x, -y);
  paint();
  g.restore();
};

/** Like `through`, for pictures that end with the sheet: the lens looks no further than its edges. `zoom` is 1 or more. */
export const framed = (
  g: Context,
  { x = WIDTH / 2, y = HEIGHT / 2, zoom = 1 }: { x?: number; y?: number; zoom?: number },
  paint: () => void,
): void => {
  const near = Math.max(1, zoom);
  const [halfWidth, halfHeight] = [WIDTH / 2 / near, HEIGHT / 2 / near];
  through(g, { x: clamp(x, halfWidth, WIDTH - halfWidth), y: clamp(y, halfHeight, HEIGHT - halfHeight), zoom: near }, paint);
};
