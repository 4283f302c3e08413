import { TAU, mix, ramp } from '../drawing/easing.ts';
import { fontOf } from '../drawing/lettering.ts';
import { glow } from '../drawing/light.ts';
import { line, rgba, shape } from '../drawing/stage.ts';
import type { Context, Rgb } from '../drawing/stage.ts';

export const BRASS: Rgb = [217, 164, 65];

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII'] as const;

interface Dial {
  x: number;
  y: number;
  radius: number;
  /** What the hands show, in hours. */
  hours: number;
  face: string;
  ink: string;
  /** How far the twelve numerals have moved aside for a thirteenth, 0..1. */
  thirteen?: number;
}

export const dial = (g: Context, { x, y, radius, hours, face, ink, thirteen = 0 }: Dial): void => {
  shape(g, rgba([BRASS[0] * 0.5, BRASS[1] * 0.5, BRASS[2] * 0.5]), () => g.arc(x, y, radius * 1.1, 0, TAU));
  shape(g, rgba(BRASS), () => g.arc(x, y, radius * 1.05, 0, TAU));
  shape(g, face, () => g.arc(x, y, radius, 0, TAU));
  line(g, ink, radius * 0.012, () => {
    g.arc(x, y, radius * 0.94, 0, TAU);
    for (let i = 0; i < 60; i += 1) {
      const [sin, cos] = [Math.sin((i / 60) * TAU), Math.cos((i / 60) * TAU)];
      g.moveTo(x + sin * radius * 0.94, y - cos * radius * 0.94);
      g.lineTo(x + sin * radius * (i % 5 ? 0.91 : 0.87), y - cos * radius * (i % 5 ? 0.91 : 0.87));
    }
  });
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.font = fontOf('gowun-batang', radius * 0.17);
  NUMERALS.forEach((numeral, i) => {
    const angle = TAU * mix((i + 1) / 12, (i + 1) / 13, thirteen);
    const [nx, ny] = [x + Math.sin(angle) * radius * 0.74, y - Math.cos(angle) * radius * 0.74];
    if (i === 12) glow(g, nx, ny, radius * 0.42, [255, 140, 60], 0.5 * thirteen);
    g.fillStyle = i === 12 ? rgba([196, 44, 30], ramp(thirteen, 0.5, 1)) : ink;
    g.fillText(numeral, nx, ny);
  });
  for (const [turns, length, width] of [
    [hours / 12, 0.5, 0.06],
    [hours % 1, 0.78, 0.042],
  ] as const) {
    g.save();
    g.translate(x, y);
    g.rotate(turns * TAU);
    shape(g, ink, () => {
      g.moveTo(-radius * width * 0.6, radius * 0.14);
      g.lineTo(-radius * width, -radius * length * 0.6);
      g.lineTo(0, -radius * length);
      g.lineTo(radius * width, -radius * length * 0.6);
      g.lineTo(radius * width * 0.6, radius * 0.14);
    });
    g.restore();
  }
  shape(g, rgba(BRASS), () => g.arc(x, y, radius * 0.06, 0, TAU));
};

/** A toothed wheel with spokes. */
export const gear = (g: Context, x: number, y: number, radius: number, teeth: number, turn: number, color: Rgb): void => {
  g.save();
  g.translate(x, y);
  g.rotate(turn);
  g.fillStyle = rgba(color);
  g.beginPath();
  for (let i = 0; i < teeth; i += 1)
    for (const [part, reach] of [
      [0, 1],
      [0.3, 1],
      [0.42, 0.88],
      [0.88, 0.88],
    ] as const) {
      const angle = ((i + part) / teeth) * TAU;
      g.lineTo(Math.cos(angle) * radius * reach, Math.sin(angle) * radius * reach);
    }
  g.closePath();
  for (let i = 0; i < 5; i += 1) {
    const [from, to] = [(i / 5) * TAU + 0.16, ((i + 1) / 5) * TAU - 0.16];
    g.moveTo(Math.cos(from) * radius * 0.72, Math.sin(from) * radius * 0.72);
    g.arc(0, 0, radius * 0.72, from, to);
    g.arc(0, 0, radius * 0.26, to, from, true);
    g.closePath();
  }
  g.fill('evenodd');
  shape(g, rgba([color[0] * 0.6, color[1] * 0.6, color[2] * 0.6]), () => g.arc(0, 0, radius * 0.1, 0, TAU));
  g.restore();
};

/** Rings of a bell stroke that leave the tower and thin out. */
export const stroke = (g: Context, x: number, y: number, age: number, reach: number): void => {
  if (age <= 0 || age >= 1.8) return;
  for (const delay of [0, 0.25]) {
    const grown = (age - delay) / 1.5;
    if (grown > 0 && grown < 1)
      line(g, rgba([255, 214, 130], 0.5 * (1 - ramp(grown, 0, 1))), 7 * (1 - grown) + 1, () =>
        g.arc(x, y, 40 + grown * reach, 0, TAU),
      );
  }
};
