import { clamp, ramp } from './easing.ts';
import { fontOf } from './lettering.ts';
import type { Context } from './stage.ts';

/** Variety shows comment on themselves in large coloured words that pop up beside the food. */
export interface Caption {
  text: string;
  x: number;
  y: number;
  size: number;
  color: string;
  from: number;
  seconds: number;
  tilt?: number;
}

/** Overshoots a little before it stands: the bounce of the genre. */
const pop = (amount: number): number => {
  const x = clamp(amount) - 1;
  return 1 + 2.6 * x ** 3 + 1.6 * x ** 2;
};

export const caption = (g: Context, t: number, { text, x, y, size, color, from, seconds, tilt = -0.06 }: Caption): void => {
  const age = t - from;
  if (age <= 0 || age >= seconds) return;
  g.save();
  g.translate(x, y);
  g.rotate(tilt);
  g.scale(pop(age / 0.4), pop(age / 0.4));
  g.globalAlpha = 1 - ramp(age, seconds - 0.4, seconds);
  g.font = fontOf('jua', size);
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  g.strokeStyle = '#2a1010';
  g.lineWidth = size * 0.24;
  g.strokeText(text, 0, 0);
  g.strokeStyle = '#fffaf0';
  g.lineWidth = size * 0.12;
  g.strokeText(text, 0, 0);
  g.fillStyle = color;
  g.fillText(text, 0, 0);
  g.restore();
};
