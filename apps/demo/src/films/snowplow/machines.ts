import { TAU } from '../drawing/easing.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow } from '../drawing/light.ts';
import { line, rgba, shape, vertical } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';
import { standing } from '../drawing/townsfolk.ts';
import type { Standing } from '../drawing/townsfolk.ts';

export const RED: Rgb = [211, 47, 58];
export const AMBER: Rgb = [255, 170, 60];

const scarf = (g: Context, { x, y, height, light = 1 }: Standing, color: Rgb, hides: boolean, wind: number): void => {
  const tone = rgba([color[0] * light, color[1] * light, color[2] * light]);
  shape(g, tone, () =>
    g.roundRect(
      x - height * 0.085,
      y - height * (hides ? 0.9 : 0.86),
      height * 0.17,
      height * (hides ? 0.1 : 0.06),
      height * 0.03,
    ),
  );
  line(g, tone, height * 0.05, () => {
    g.moveTo(x + height * 0.05, y - height * 0.82);
    g.quadraticCurveTo(x + height * 0.1, y - height * 0.7, x + height * (0.09 + 0.05 * Math.sin(wind)), y - height * 0.58);
  });
};

/** Ju-ha, who gets married on Saturday. */
export const juHa = (g: Context, pose: Omit<Standing, 'coat'>, t: number): void => {
  const person: Standing = { style: 'long', hair: [40, 26, 30], legs: [56, 50, 66], ...pose, coat: [226, 214, 206] };
  standing(g, person);
  scarf(g, person, RED, false, t * 3);
};

/** The driver: hood up, and a scarf that hides half of his face. */
export const driver = (g: Context, pose: Omit<Standing, 'coat'>, t: number): void => {
  const person: Standing = { style: 'cap', hair: [26, 24, 28], legs: [40, 42, 52], ...pose, coat: [62, 78, 98] };
  standing(g, person);
  scarf(g, person, [132, 136, 148], true, t * 2.4 + 1);
};

/** A public telephone as there are few left; it stands on (x, y). */
export const booth = (g: Context, x: number, y: number, height: number, lit: number, inside?: () => void): void => {
  const half = height * 0.23;
  glow(g, x, y - height * 0.5, height * 1.1, [255, 200, 130], 0.6 * lit);
  g.fillStyle = vertical(
    g,
    [
      [0, '#fff1cc'],
      [1, '#f0c488'],
    ],
    y - height,
    y,
  );
  g.globalAlpha = 0.25 + 0.75 * lit;
  g.fillRect(x - half, y - height * 0.86, half * 2, height * 0.86);
  g.globalAlpha = 1;
  shape(g, '#4a4e5c', () => g.roundRect(x + half * 0.2, y - height * 0.66, half * 0.62, height * 0.24, height * 0.02));
  shape(g, '#20242e', () => g.roundRect(x + half * 0.26, y - height * 0.64, half * 0.2, height * 0.2, height * 0.02));
  for (let i = 0; i < 9; i += 1)
    shape(g, '#d8dce4', () =>
      g.rect(x + half * (0.54 + (i % 3) * 0.08), y - height * (0.6 - Math.floor(i / 3) * 0.035), half * 0.05, height * 0.02),
    );
  inside?.();
  const frame = rgba([RED[0] * (0.5 + 0.5 * lit), RED[1] * (0.5 + 0.5 * lit), RED[2] * (0.5 + 0.5 * lit)]);
  line(g, frame, height * 0.035, () => {
    g.rect(x - half, y - height * 0.86, half * 2, height * 0.86);
    g.moveTo(x, y - height * 0.3);
    g.lineTo(x - half, y - height * 0.3);
    g.moveTo(x, y - height * 0.3);
    g.lineTo(x + half, y - height * 0.3);
  });
  shape(g, frame, () => g.roundRect(x - half * 1.12, y - height * 0.99, half * 2.24, height * 0.15, height * 0.02));
  g.font = fontOf('do-hyeon', height * 0.082);
  g.textAlign = 'center';
  g.fillStyle = '#fff4e0';
  g.fillText('공중전화', x, y - height * 0.885);
  shape(g, '#f4f6ff', () => {
    g.moveTo(x - half * 1.16, y - height * 0.98);
    g.quadraticCurveTo(x, y - height * 1.09, x + half * 1.16, y - height * 0.98);
  });
  shape(g, '#e6ecfa', () => g.ellipse(x, y + height * 0.01, half * 1.5, height * 0.045, 0, 0, TAU));
};

/** The plow from the side, on its way to the left; `size` is its length. */
export const plowSide = (g: Context, x: number, y: number, size: number, t: number, cab: number): void => {
  const u = size / 10;
  const turn = Math.sin(t * 4) * 0.5 + 0.5;
  glow(g, x - u * 2.2, y - u * 4.6, u * 6, AMBER, 0.25 + 0.5 * turn);
  glow(g, x - u * 6, y - u * 1.4, u * 6, [255, 240, 200], 0.5);
  shape(g, '#b8752a', () => g.roundRect(x - u * 0.6, y - u * 3, u * 5.6, u * 2.2, u * 0.2));
  shape(g, '#e8963a', () => g.roundRect(x - u * 3.6, y - u * 3.9, u * 3, u * 3.1, u * 0.4));
  shape(g, cab > 0.5 ? '#ffe0a4' : '#2c3448', () => g.roundRect(x - u * 3.3, y - u * 3.5, u * 1.7, u * 1.3, u * 0.2));
  shape(g, 'rgba(20,22,34,.9)', () => g.ellipse(x - u * 2.4, y - u * 2.7, u * 0.34, u * 0.4, 0, 0, TAU));
  shape(g, 'rgba(20,22,34,.9)', () => g.roundRect(x - u * 2.9, y - u * 2.4, u * 1.05, u * 0.3, u * 0.2));
  shape(g, '#f4f6ff', () => g.roundRect(x - u * 0.4, y - u * 3.3, u * 5.2, u * 0.5, u * 0.25));
  shape(g, rgba([255, 150 + 80 * turn, 60]), () => g.roundRect(x - u * 2.5, y - u * 4.3, u * 0.7, u * 0.4, u * 0.15));
  for (const wheel of [-2.4, 1.4, 3.6]) {
    shape(g, '#191c26', () => g.arc(x + u * wheel, y - u * 0.7, u * 0.8, 0, TAU));
    shape(g, '#6a7080', () => g.arc(x + u * wheel, y - u * 0.7, u * 0.3, 0, TAU));
  }
  shape(g, '#8a5420', () => g.rect(x - u * 4.4, y - u * 1.5, u * 1.2, u * 0.4));
  shape(g, '#f2c83c', () => {
    g.moveTo(x - u * 4.9, y - u * 2.4);
    g.quadraticCurveTo(x - u * 4.2, y - u * 1.2, x - u * 5, y);
    g.lineTo(x - u * 4.3, y);
    g.quadraticCurveTo(x - u * 3.6, y - u * 1.2, x - u * 4.3, y - u * 2.4);
  });
};
