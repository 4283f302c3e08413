import type { SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { at, ramp } from '../kit/pen.ts';
import { CREAM, form, ink, LINE, shade } from './style.ts';

/** A hand that comes from the lower right and holds something between thumb and finger at the origin; 420 wide at scale 1. */
export const pinch = (
  g: SKRSContext2D,
  x: number,
  y: number,
  scale: number,
  skin: string,
  cloth: string,
  { turn = 0, mirrored = false } = {},
): void =>
  at(g, { x, y, scale, turn, mirrored }, () => {
    form(g, 'M240 110L440 190L400 420L180 300Z', cloth, 8);
    form(g, 'M170 100Q210 60 262 110L200 310Q150 290 130 240Z', CREAM, 7);
    const hand =
      'M8 -2Q30 -40 90 -50Q160 -50 200 10L250 130L170 250Q110 230 92 170Q60 160 60 130Q40 116 56 92Q40 70 70 56Q40 40 8 22Q-6 12 8 -2Z';
    form(g, hand, skin, 7);
    shade(g, hand, 'M92 170Q150 190 200 120L260 140L170 260Z', alpha('#d88a5a', 0.5));
    ink(g, 'M70 56Q110 50 130 60M56 92Q96 84 120 92M60 130Q96 120 124 128', 5);
    form(g, 'M2 16Q-8 40 22 48Q60 54 92 36Q70 10 40 14Q20 8 2 16Z', skin, 6);
  });

/** The brass bell above the door. */
export const bell = (g: SKRSContext2D, x: number, y: number, scale: number, turn = 0): void =>
  at(g, { x, y, scale, turn }, () => {
    ink(g, 'M0 -160Q30 -130 0 -90', 9);
    const body = 'M-24 -90Q-30 -40 -60 0L60 0Q30 -40 24 -90Q0 -110 -24 -90Z';
    form(g, body, '#f0b93f', 7);
    shade(g, body, 'M-70 10L-24 -90L-6 -96Q-14 -40 -30 10Z', '#c9892a');
    ink(g, 'M14 -76Q18 -50 30 -26', 6, '#fff3c4');
    form(g, 'M-66 0L66 0L60 16L-60 16Z', '#d99d2f', 6);
    form(g, 'M-14 16Q-16 40 0 42Q16 40 14 16Z', '#8a5a20', 5);
  });

export const broom = (g: SKRSContext2D): void => {
  ink(g, 'M-150 0L120 0', 14);
  ink(g, 'M-150 0L120 0', 7, '#c98f4f');
  form(g, 'M116 -16L200 -46Q216 0 200 46L116 16Z', '#e0b050', 5);
  ink(g, 'M130 -8L200 -24M132 0L206 0M130 8L200 24', 3, alpha(LINE, 0.6));
};

/** A bowl of soup with its steam. */
export const soup = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    ink(
      g,
      'M-30 -60Q-50 -90 -30 -120Q-10 -150 -30 -180M10 -64Q-10 -96 10 -126Q30 -156 10 -190M50 -60Q34 -86 50 -112',
      8,
      alpha(CREAM, 0.6),
    );
    form(g, 'M-96 -40Q-86 40 -40 50L40 50Q86 40 96 -40Z', ramp(g, [-96, 0, 96, 0], '#fff4dc', '#f0d9b0'), 6);
    form(g, 'M-96 -40Q0 -74 96 -40Q0 -10 -96 -40Z', '#c9602f', 6);
    ink(g, 'M-40 -40Q-20 -50 0 -40M10 -46Q30 -54 46 -42', 5, '#f4d27a');
    form(g, 'M-40 50L40 50L34 62L-34 62Z', '#f0d9b0', 5);
  });
