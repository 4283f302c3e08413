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
