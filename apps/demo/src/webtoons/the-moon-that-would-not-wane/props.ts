import type { SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { brush } from '../kit/brush.ts';
import { at, ramp } from '../kit/pen.ts';
import { form, INK, MIST, PALE } from './style.ts';

/** A hand with a brush, coming from the lower right; the tip writes at the origin. About 400 wide at scale 1. */
export const writingHand = (g: SKRSContext2D, x: number, y: number, scale: number, skin: string, cloth: string): void =>
  at(g, { x, y, scale }, () => {
    form(g, 'M-3 -2Q-6 -20 4 -34L14 -28Q12 -12 -3 -2Z', INK, { width: 2 });
    form(g, 'M2 -34L76 -236L90 -230L16 -28Z', '#a5854f', { width: 4 });
    form(
      g,
      'M62 -90Q110 -116 160 -92Q230 -60 268 10L210 84Q150 74 108 36Q70 20 52 -18Q44 -38 56 -44Q70 -46 80 -30Q62 -62 62 -90Z',
      skin,
      { width: 5 },
    );
    form(g, 'M30 -62Q56 -104 92 -112Q112 -112 108 -94Q84 -78 52 -44Q36 -34 30 -46Z', skin, { width: 4.4 });
    form(g, 'M24 -34Q40 -62 78 -72Q98 -72 94 -54Q70 -44 48 -16Q32 -10 24 -20Z', skin, { width: 4.4 });
    form(g, 'M36 2Q50 -20 84 -30Q104 -28 98 -10Q78 -6 62 16Q46 24 36 12Z', skin, { width: 4.4 });
    brush(g, 'M112 34Q140 20 150 -10M160 -60Q190 -40 204 -6', { colour: alpha(INK, 0.5), width: 3.4, ends: 0.2 });
    form(g, 'M226 -70Q300 -60 420 40L400 260Q280 200 170 96Q200 60 226 -70Z', cloth, { width: 6 });
    brush(g, 'M250 -20Q300 40 380 100M220 60Q280 120 350 160', { colour: alpha(INK, 0.4), width: 4, ends: 0.2 });
    brush(g, 'M224 -68Q206 30 170 96', { colour: PALE, width: 10, ends: 0.6 });
  });

/** A trunk of star charts with ropes, carried on the back. */
export const trunk = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    form(g, 'M-96 -110L96 -110L100 70L-100 70Z', ramp(g, [0, -110, 0, 70], '#5a4a3c', '#3a3028'), { width: 6 });
    brush(g, 'M-50 -112L-50 70M50 -112L50 70M-98 -40L98 -40', { colour: '#a89a82', width: 9, ends: 0.8 });
    for (const [cx, turn] of [
      [-70, -0.2],
      [-20, 0.1],
      [40, -0.06],
      [80, 0.2],
    ] as const) {
      at(g, { x: cx, y: -112, turn }, () => {
        form(g, 'M-14 0L-14 -70Q0 -78 14 -70L14 0Z', '#ded6c4', { width: 4 });
        brush(g, 'M-8 -70Q0 -64 8 -70', { colour: INK, width: 3 });
      });
    }
  });

/** The lamp-oil seller on his jars, 180 high at scale 1. */
export const oilSeller = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    for (const [jx, size] of [
      [-120, 1],
      [96, 1.15],
      [150, 0.8],
    ] as const) {
      at(g, { x: jx, y: 8, scale: size }, () => {
        form(
          g,
          'M-20 -74Q-50 -60 -46 -26Q-42 0 -24 0L24 0Q42 0 46 -26Q50 -60 20 -74Z',
          ramp(g, [-46, 0, 46, 0], '#3a3230', '#6b5a4c', '#2c2524'),
          { width: 4 },
        );
        form(g, 'M-26 -74Q0 -84 26 -74Q0 -66 -26 -74Z', '#241f1e', { width: 3 });
      });
    }
    form(g, 'M-60 0Q-76 -30 -50 -66Q-30 -108 0 -110Q34 -108 50 -66Q76 -30 62 0Q0 12 -60 0Z', '#c3c8cb', { width: 4.4 });
    brush(g, 'M-40 -40Q-10 -20 -6 0M40 -44Q16 -20 10 0', { colour: alpha(INK, 0.5), width: 3 });
    form(g, 'M-30 -126Q-30 -166 0 -166Q32 -166 32 -126Q30 -96 0 -94Q-28 -96 -30 -126Z', '#e3d1b8', { width: 3.6 });
    form(g, 'M-34 -134Q-36 -180 0 -178Q38 -180 36 -134Q20 -154 0 -154Q-20 -154 -34 -134Z', '#e8e6df', { width: 3.6 });
    form(g, 'M20 -176Q50 -190 56 -168Q46 -160 30 -164Z', '#e8e6df', { width: 3 });
    brush(g, 'M-18 -128Q-12 -122 -6 -127M8 -127Q14 -122 20 -128M-8 -106Q0 -114 10 -106M-20 -140L-8 -136M22 -140L10 -136', {
      colour: INK,
      width: 3,
    });
    for (const side of [-1, 1])
      brush(g, `M${side * 14} -122Q${side * 20} -108 ${side * 16} -98`, { colour: MIST, width: 5, ends: 0.2 });
    form(g, 'M-48 -70Q-66 -40 -34 -34Q-10 -50 -20 -92Q-40 -90 -48 -70Z', '#b5bbc1', { width: 4 });
    form(g, 'M-34 -46Q-20 -70 -14 -100L-2 -98Q-6 -66 -22 -40Z', '#e3d1b8', { width: 3 });
    form(g, 'M48 -70Q70 -44 50 -22L24 -24Q40 -50 34 -90Z', '#b5bbc1', { width: 4 });
  });

/** Half a wedding token of pale jade, 100 high at scale 1; the left one breaks where the right one does. */
export const jade = (
  g: SKRSContext2D,
  x: number,
  y: number,
  scale: number,
  { side = 'left', turn = 0 }: { side?: 'left' | 'right'; turn?: number } = {},
): void =>
  at(g, { x, y, scale, turn }, () => {
    const left = 'M0 -56Q-56 -52 -56 0Q-56 52 0 56L-8 34L8 18L-4 0L10 -20L-6 -36Z';
    const right = 'M0 -56Q56 -52 56 0Q56 52 0 56L-8 34L8 18L-4 0L10 -20L-6 -36Z';
    form(g, side === 'left' ? left : right, ramp(g, [-56, -56, 56, 56], '#f3f6f0', '#c5d4d0', '#8fa5ac'), { width: 5 });
    const inner =
      side === 'left'
        ? 'M-14 -38Q-40 -30 -40 0Q-40 32 -16 38M-24 -14Q-10 -4 -26 14'
        : 'M14 -38Q40 -30 40 0Q40 32 16 38M26 -14Q12 -2 26 14';
    brush(g, inner, { colour: alpha('#3d5560', 0.7), width: 4, ends: 0.2 });
  });

/** An open palm seen from above, fingers up; 260 high at scale 1. */
export const palm = (g: SKRSContext2D, x: number, y: number, scale: number, skin: string, cloth: string, turn = 0): void =>
  at(g, { x, y, scale, turn }, () => {
    form(g, 'M-84 200L-110 420L120 420L92 200Z', cloth, { width: 7 });
    form(
      g,
      'M-72 210Q-80 120 -90 60Q-120 20 -150 -4Q-160 -26 -136 -30Q-104 -16 -76 14Q-84 -60 -82 -116Q-78 -136 -60 -132Q-48 -128 -46 -60L-40 -10Q-40 -90 -34 -152Q-26 -172 -8 -164Q4 -156 0 -60L6 -10Q12 -90 22 -140Q32 -158 48 -148Q56 -140 48 -56L46 0Q58 -60 70 -100Q82 -114 94 -102Q100 -92 92 -30Q94 60 84 120Q80 170 78 210Q0 230 -72 210Z',
      skin,
      { width: 6 },
    );
    brush(g, 'M-62 60Q-10 30 60 44M-56 96Q-4 60 40 90M-58 30Q-30 90 -34 170', { colour: alpha(INK, 0.4), width: 4, ends: 0.1 });
    brush(g, 'M-80 -60L-50 -58M-36 -84L-2 -80M18 -78L50 -76M64 -44L90 -40', { colour: alpha(INK, 0.3), width: 3, ends: 0.2 });
  });

/** A wedding ship under one square sail. */
export const ship = (g: SKRSContext2D, x: number, y: number, scale: number, turn = 0): void =>
  at(g, { x, y, scale, turn }, () => {
    brush(g, 'M0 0L4 -170M60 0L62 -120', { colour: INK, width: 7, ends: 0.7 });
    form(g, 'M-60 -160Q0 -176 66 -158Q54 -90 70 -40Q0 -56 -66 -38Q-50 -100 -60 -160Z', '#e6dfce', { width: 4 });
    brush(g, 'M-58 -128Q0 -142 62 -126M-56 -96Q0 -110 60 -94M-60 -66Q0 -80 64 -64', { colour: INK, width: 4, ends: 0.6 });
    form(g, 'M-140 -20Q-60 14 60 10Q120 4 150 -34Q130 40 80 46L-90 46Q-130 30 -140 -20Z', '#4a3d35', { width: 5 });
    brush(g, 'M-130 2Q0 36 138 -10', { colour: alpha(INK, 0.8), width: 5 });
    for (const lx of [-90, 100]) {
      form(g, `M${lx - 9} -44L${lx + 9} -44L${lx + 7} -20L${lx - 7} -20Z`, '#f2cf78', { width: 3 });
    }
  });

/** A wave with claws of foam, 400 wide at scale 1. */
export const wave = (g: SKRSContext2D, x: number, y: number, scale: number, tone: string, mirrored = false): void =>
  at(g, { x, y, scale, mirrored }, () => {
    form(
      g,
      'M-260 160Q-120 120 -60 20Q-20 -70 80 -90Q150 -94 176 -50Q150 -66 126 -54Q150 -40 152 -14Q130 -34 106 -26Q120 -10 116 14Q96 -8 72 4Q70 80 160 130Q220 156 320 160Z',
      tone,
      { width: 6 },
    );
    brush(g, 'M-200 150Q-90 120 -30 30Q10 -50 80 -66M-140 156Q-50 120 0 50Q26 0 60 -24M-60 158Q10 130 40 80', {
      colour: alpha(PALE, 0.6),
      width: 5,
      ends: 0.1,
    });
  });

/** Puddle and drops on boards. */
export const puddle = (g: SKRSContext2D, x: number, y: number, width: number): void => {
  const half = width / 2;
  form(
    g,
    `M${x - half} ${y}Q${x - half * 0.6} ${y - 20} ${x - half * 0.1} ${y - 14}Q${x + half * 0.5} ${y - 24} ${x + half} ${y - 2}Q${x + half * 0.7} ${y + 22} ${x} ${y + 18}Q${x - half * 0.8} ${y + 22} ${x - half} ${y}Z`,
    alpha('#9fb0c6', 0.8),
    { width: 3 },
  );
  brush(g, `M${x - half * 0.5} ${y}Q${x} ${y - 8} ${x + half * 0.3} ${y - 2}`, { colour: '#eef1f2', width: 4, ends: 0.2 });
};

/** The stone platform on which the sky is measured; (x, y) the middle of its foot, 300 high at scale 1. */
export const observatory = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    form(g, 'M-190 0L-150 -240L150 -240L190 0Z', ramp(g, [-190, 0, 190, 0], '#3c4a66', '#76859d', '#39465f'), { width: 5 });
    for (let row = 1; row < 6; row++) {
      brush(g, `M${-190 + row * 6.6} ${-row * 40}L${190 - row * 6.6} ${-row * 40}`, {
        colour: alpha(INK, 0.6),
        width: 4,
        ends: 0.7,
        seed: row,
      });
      for (let block = -2; block <= 2; block++)
        brush(g, `M${block * 66 + (row % 2) * 30} ${-row * 40}L${block * 65 + (row % 2) * 30} ${-row * 40 + 38}`, {
          colour: alpha(INK, 0.5),
          width: 3,
          seed: block + 9,
        });
    }
    form(g, 'M-168 -240L168 -240L168 -262L-168 -262Z', '#8794a9', { width: 4 });
    for (let post = -3; post <= 3; post++)
      form(g, `M${post * 52 - 5} -262L${post * 52 + 5} -262L${post * 52 + 5} -296L${post * 52 - 5} -296Z`, '#5c6a84', {
        width: 3,
      });
    brush(g, 'M-166 -294L166 -294', { colour: INK, width: 6, ends: 0.8 });
  });
