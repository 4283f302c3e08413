import { TAU, clamp, mix, smooth, wrap } from '../drawing/easing.ts';
import { scholar } from '../drawing/figures.ts';
import type { Figure } from '../drawing/figures.ts';
import { line, rgba, shape } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';

export const JADE: Rgb = [150, 236, 206];

/** Two long ears; (x, y) is the crown of the head. `droop` 0..1 lets them hang. */
export const ears = (g: Context, x: number, y: number, size: number, color: string, droop = 0): void => {
  for (const side of [-1, 1]) {
    g.save();
    g.translate(x + side * size * 0.16, y);
    g.rotate(side * mix(0.16, 1.7, droop));
    shape(g, color, () => g.ellipse(0, -size * 0.5, size * 0.12, size * 0.52, 0, 0, TAU));
    g.restore();
  }
};

/** The rabbit on its hind legs, facing right; the box is one unit high with the feet at 0. `lift` 0..1 raises its arms. */
export const moonRabbit = (
  g: Context,
  x: number,
  y: number,
  height: number,
  color: string,
  lift: number,
  facing: 1 | -1 = 1,
): void => {
  g.save();
  g.translate(x, y);
  g.scale(height * facing, height);
  shape(g, color, () => {
    g.moveTo(-0.26, 0);
    g.bezierCurveTo(-0.38, -0.26, -0.2, -0.5, 0, -0.56);
    g.bezierCurveTo(0.17, -0.5, 0.22, -0.26, 0.17, -0.1);
    g.bezierCurveTo(0.24, -0.06, 0.3, -0.02, 0.28, 0);
  });
  shape(g, color, () => g.ellipse(-0.3, -0.08, 0.075, 0.07, 0, 0, TAU));
  shape(g, color, () => g.ellipse(0.08, -0.64, 0.15, 0.125, 0.1, 0, TAU));
  for (const [ear, turn] of [
    [-0.02, -0.34],
    [0.07, -0.06],
  ] as const) {
    g.save();
    g.translate(ear, -0.73);
    g.rotate(turn);
    shape(g, color, () => g.ellipse(0, -0.17, 0.05, 0.2, 0, 0, TAU));
    g.restore();
  }
  g.lineCap = 'round';
  const hand = [0.36, mix(-0.36, -0.66, lift)] as const;
  line(g, color, 0.09, () => {
    g.moveTo(0.06, -0.44);
    g.lineTo(...hand);
  });
  line(g, color, 0.05, () => {
    g.moveTo(hand[0], hand[1] - 0.24);
    g.lineTo(hand[0], hand[1] + 0.3);
  });
  shape(g, color, () => g.roundRect(hand[0] - 0.06, hand[1] + 0.16, 0.12, 0.18, 0.03));
  g.restore();
};

export const mortar = (g: Context, x: number, y: number, size: number, color: string): void =>
  shape(g, color, () => {
    g.moveTo(x - size * 0.5, y - size);
    g.bezierCurveTo(x - size * 0.44, y - size * 0.4, x - size * 0.12, y - size * 0.34, x - size * 0.16, y - size * 0.2);
    g.lineTo(x - size * 0.36, y);
    g.lineTo(x + size * 0.36, y);
    g.lineTo(x + size * 0.16, y - size * 0.2);
    g.bezierCurveTo(x + size * 0.12, y - size * 0.34, x + size * 0.44, y - size * 0.4, x + size * 0.5, y - size);
  });

/** How high the pestle is at a time: it falls faster than it is raised. */
export const pounding = (t: number): number => {
  const beat = wrap(t * 0.9, 1);
  return beat < 0.7 ? smooth(beat / 0.7) : 1 - ((beat - 0.7) / 0.3) ** 2;
};

/** The jade pestle, turning about its middle. */
export const pestle = (g: Context, x: number, y: number, length: number, angle: number, alpha = 1): void => {
  g.save();
  g.translate(x, y);
  g.rotate(angle);
  g.globalAlpha = clamp(alpha);
  shape(g, rgba(JADE), () => g.roundRect(-length * 0.07, -length / 2, length * 0.14, length, length * 0.07));
  shape(g, '#5fb898', () => g.roundRect(-length * 0.11, length * 0.2, length * 0.22, length * 0.3, length * 0.08));
  shape(g, 'rgba(255,255,255,.5)', () =>
    g.roundRect(-length * 0.035, -length * 0.42, length * 0.03, length * 0.7, length * 0.015),
  );
  g.restore();
};

/** The rabbit in a human face: a scholar with a very tall hat, and what the hat is for. */
export const masterTo = (g: Context, figure: Figure, shownEars: number): void => {
  if (shownEars > 0) {
    const top = figure.y - figure.height * 0.98;
    ears(g, figure.x, top, figure.height * 0.3 * smooth(shownEars), figure.color ?? '#07070d');
  }
  scholar(g, figure);
};
