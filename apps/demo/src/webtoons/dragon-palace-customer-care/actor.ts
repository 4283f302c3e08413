import { at, fill, line } from '../kit/pen.ts';
import { BRICK, CORAL, CREAM, LINE, oval, shape, squashed, SUN, type Brush } from './brush.ts';
import { type Face } from './faces.ts';

/** Everyone stands with the middle of the head at (x, y). */
export interface Actor extends Face {
  /** Times the size of a turtle whose head is 140 high. */
  scale?: number;
  /** More than 1 stretches, less squashes. */
  tall?: number;
  /** Degrees of leaning. */
  tilt?: number;
  /** Looks and points the other way. */
  mirrored?: boolean;
}

/** Draws somebody where and how they stand; `foot` is where squashing keeps them on the ground. */
export const placed = (
  g: Brush,
  x: number,
  y: number,
  { scale = 1, tall = 1, tilt = 0, mirrored = false }: Actor,
  foot: number,
  draw: () => void,
): void => at(g, { x, y, scale, turn: (tilt / 180) * Math.PI, mirrored }, () => squashed(g, 0, foot, tall, draw));

/** A telephone's receiver, its middle at (x, y). */
export const receiver = (g: Brush, x: number, y: number, degrees: number, color = CREAM): void =>
  at(g, { x, y, turn: (degrees / 180) * Math.PI }, () => {
    shape(g, 'M-46 -12Q0 -42 46 -12L54 14Q40 24 28 12Q0 -6 -28 12Q-40 24 -54 14Z', color, 5);
  });

/** The crown of the Eastern Sea, its brim at `y`. */
export const crown = (g: Brush, y: number, width: number): void => {
  shape(
    g,
    `M${-width} ${y}L${-width * 1.15} ${y - width * 0.9}L${-width * 0.5} ${y - width * 0.35}L0 ${y - width * 1.2}L${width * 0.5} ${y - width * 0.35}L${width * 1.15} ${y - width * 0.9}L${width} ${y}Q0 ${y + width * 0.3} ${-width} ${y}Z`,
    SUN,
  );
  for (const [x, dy] of [
    [-1.15, -0.95],
    [0, -1.25],
    [1.15, -0.95],
  ] as const)
    shape(g, oval(width * x, y + width * dy, width * 0.16), CORAL, 4);
  fill(g, oval(0, y - width * 0.25, width * 0.17), BRICK);
};

/** Sunglasses over eyes that stand `apart` from the middle. */
export const shades = (g: Brush, apart: number, size: number): void => {
  line(g, `M${-apart * 2.2} -8L${apart * 2.2} -8`, LINE, 7);
  for (const side of [-1, 1]) {
    shape(
      g,
      `M${side * apart - 30 * size} -16H${side * apart + 30 * size}Q${side * apart + 30 * size} 22 ${side * apart} 22Q${side * apart - 30 * size} 22 ${side * apart - 30 * size} -16Z`,
      '#20323a',
      5,
    );
    line(g, `M${side * apart - 16 * size} -6l${12 * size} 14`, '#8fe3ff', 5);
  }
};
