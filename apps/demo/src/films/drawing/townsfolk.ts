import { TAU } from './easing.ts';
import { rgba, shape } from './stage.ts';
import type { Context, Rgb } from './stage.ts';

/** People of a town, seen from the front; faces stay blank as in a picture book. */
interface Townsperson {
  x: number;
  /** Where the feet stand. */
  y: number;
  /** From the feet to the crown, also of somebody who sits. */
  height: number;
  coat: Rgb;
  legs?: Rgb;
  hair?: Rgb;
  skin?: Rgb;
  style?: 'short' | 'long' | 'bun' | 'cap';
  /** Tilts the head, in radians. */
  nod?: number;
  /** 0 makes a silhouette of the coat's color, 1 shows all colors. */
  light?: number;
}

const dimmed = (color: Rgb, light: number): string => rgba([color[0] * light + 8, color[1] * light + 8, color[2] * light + 14]);

/** Head and hair about the neck's point, in units of the figure. */
const head = (g: Context, person: Townsperson, x: number, y: number): void => {
  const { coat, hair = [30, 24, 26], skin = [226, 190, 164], style = 'short', nod = 0, light = 1 } = person;
  g.save();
  g.translate(x, y);
  g.rotate(nod);
  if (style === 'long') shape(g, dimmed(hair, light), () => g.roundRect(-0.105, -0.16, 0.21, 0.26, 0.09));
  shape(g, dimmed(skin, light), () => g.rect(-0.035, -0.02, 0.07, 0.06));
  shape(g, dimmed(skin, light), () => g.ellipse(0, -0.085, 0.08, 0.095, 0, 0, TAU));
  shape(g, dimmed(hair, light), () => {
    g.moveTo(-0.09, -0.07);
    g.bezierCurveTo(-0.1, -0.22, 0.1, -0.22, 0.09, -0.07);
    g.quadraticCurveTo(0.07, -0.13, 0.02, -0.135);
    g.quadraticCurveTo(-0.05, -0.13, -0.09, -0.07);
  });
  if (style === 'bun') shape(g, dimmed(hair, light), () => g.ellipse(0, -0.2, 0.05, 0.045, 0, 0, TAU));
  if (style === 'cap')
    shape(g, dimmed([coat[0] * 0.6, coat[1] * 0.6, coat[2] * 0.6], light), () => g.roundRect(-0.1, -0.19, 0.2, 0.08, 0.04));
  g.restore();
};

export type Seated = Townsperson;

export const seated = (g: Context, person: Seated): void => {
  const { x, y, height, coat, legs = [38, 40, 54], skin = [226, 190, 164], light = 1 } = person;
  g.save();
  g.translate(x, y);
  g.scale(height, height);
  for (const side of [-1, 1]) {
    shape(g, dimmed(legs, light), () => g.roundRect(side * 0.1 - 0.065, -0.42, 0.13, 0.4, 0.05));
    shape(g, dimmed([24, 22, 28], light), () => g.roundRect(side * 0.11 - 0.075, -0.05, 0.15, 0.06, 0.025));
  }
  shape(g, dimmed(coat, light), () => {
    g.moveTo(-0.08, -0.8);
    g.bezierCurveTo(-0.2, -0.78, -0.24, -0.7, -0.25, -0.44);
    g.quadraticCurveTo(-0.25, -0.33, -0.2, -0.32);
    g.lineTo(0.2, -0.32);
    g.quadraticCurveTo(0.25, -0.33, 0.25, -0.44);
    g.bezierCurveTo(0.24, -0.7, 0.2, -0.78, 0.08, -0.8);
  });
  shape(g, dimmed([coat[0] * 0.72, coat[1] * 0.72, coat[2] * 0.72], light), () => {
    g.moveTo(-0.17, -0.62);
    g.quadraticCurveTo(-0.18, -0.44, -0.06, -0.42);
    g.lineTo(0.06, -0.42);
    g.quadraticCurveTo(0.18, -0.44, 0.17, -0.62);
    g.quadraticCurveTo(0.14, -0.47, 0, -0.47);
    g.quadraticCurveTo(-0.14, -0.47, -0.17, -0.62);
  });
  shape(g, dimmed(skin, light), () => g.ellipse(0, -0.42, 0.075, 0.045, 0, 0, TAU));
  head(g, person, 0, -0.82);
  g.restore();
};

/** Neck and collar over long hair, which then falls on both shoulders; `down` lowers them for a person who sits. */
export const neckline = (g: Context, { x, y, height, coat, skin = [226, 190, 164] }: Townsperson, down = 0): void => {
  g.save();
  g.translate(x, y + down * height);
  g.scale(height, height);
  shape(g, rgba(skin), () => g.rect(-0.03, -0.84, 0.06, 0.06));
  shape(g, rgba(coat), () => {
    g.moveTo(-0.05, -0.81);
    g.quadraticCurveTo(0, -0.775, 0.05, -0.81);
    g.lineTo(0.062, -0.74);
    g.lineTo(-0.062, -0.74);
  });
  g.restore();
};

export interface Standing extends Townsperson {
  apron?: Rgb;
  /** Where the hands are, in units of the figure from the feet; they hang where they are left out. */
  left?: readonly [number, number];
  right?: readonly [number, number];
}

/** A person who stands and does something with the hands. */
export const standing = (g: Context, person: Standing): void => {
  const { x, y, height, coat, legs = [38, 40, 54], skin = [226, 190, 164], light = 1, apron } = person;
  g.save();
  g.translate(x, y);
  g.scale(height, height);
  for (const side of [-1, 1]) {
    shape(g, dimmed(legs, light), () => g.roundRect(side * 0.06 - 0.048, -0.46, 0.096, 0.45, 0.03));
    shape(g, dimmed([24, 22, 28], light), () => g.roundRect(side * 0.066 - 0.055, -0.035, 0.11, 0.045, 0.02));
  }
  shape(g, dimmed(coat, light), () => {
    g.moveTo(-0.06, -0.84);
    g.bezierCurveTo(-0.14, -0.83, -0.16, -0.78, -0.15, -0.42);
    g.lineTo(0.15, -0.42);
    g.bezierCurveTo(0.16, -0.78, 0.14, -0.83, 0.06, -0.84);
  });
  if (apron) {
    shape(g, dimmed(apron, light), () => {
      g.moveTo(-0.08, -0.72);
      g.lineTo(0.08, -0.72);
      g.lineTo(0.14, -0.58);
      g.lineTo(0.15, -0.26);
      g.lineTo(-0.15, -0.26);
      g.lineTo(-0.14, -0.58);
    });
    shape(g, dimmed([apron[0] * 0.82, apron[1] * 0.82, apron[2] * 0.82], light), () => g.rect(-0.07, -0.5, 0.14, 0.12));
  }
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const [side, hand] of [
    [-1, person.left ?? ([-0.17, -0.4] as const)],
    [1, person.right ?? ([0.17, -0.4] as const)],
  ] as const) {
    g.strokeStyle = dimmed([coat[0] * 0.84, coat[1] * 0.84, coat[2] * 0.84], light);
    g.lineWidth = 0.075;
    g.beginPath();
    g.moveTo(side * 0.125, -0.77);
    g.quadraticCurveTo(side * 0.2, (-0.77 + hand[1]) / 2, hand[0], hand[1]);
    g.stroke();
    shape(g, dimmed(skin, light), () => g.arc(hand[0], hand[1], 0.036, 0, TAU));
  }
  g.scale(0.78, 0.78);
  head(g, person, 0, -1.08);
  g.restore();
};
