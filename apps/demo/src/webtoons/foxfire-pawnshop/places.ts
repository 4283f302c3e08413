import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha, mix } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import { at, glow, ramp } from '../kit/pen.ts';
import { paw } from './cast.ts';
import {
  AMBER,
  BRICK,
  CORE,
  CREAM,
  DARKWOOD,
  dots,
  form,
  ink,
  LILAC,
  light,
  LINE,
  shade,
  sky,
  TANGERINE,
  VIOLET,
  WOOD,
} from './style.ts';

/** A flame without a wick. */
export const foxfire = (g: SKRSContext2D, x: number, y: number, scale: number, colour = VIOLET, pale = LILAC): void =>
  at(g, { x, y, scale }, () => {
    glow(g, 0, -30, 120, alpha(colour, 0.75), alpha(colour, 0.25), alpha(colour, 0));
    form(g, 'M0 6Q-34 4 -34 -28Q-34 -52 -14 -70Q-16 -52 -4 -48Q-4 -80 14 -104Q14 -74 28 -56Q38 -40 34 -22Q30 6 0 6Z', colour, 4);
    form(g, 'M0 0Q-20 0 -20 -22Q-18 -38 -8 -46Q-4 -34 4 -38Q8 -54 12 -62Q14 -46 20 -36Q24 -24 20 -12Q14 0 0 0Z', pale, 0);
    form(g, 'M0 -4Q-9 -4 -9 -16Q-6 -26 2 -32Q10 -22 9 -14Q8 -4 0 -4Z', CORE, 0);
  });

/** A memory in a jar, 120 high at scale 1; an empty one has no light. */
export const jar = (
  g: SKRSContext2D,
  x: number,
  y: number,
  scale: number,
  { lit = true, colour = VIOLET }: { lit?: boolean; colour?: string } = {},
): void =>
  at(g, { x, y, scale }, () => {
    if (lit) glow(g, 0, -50, 110, alpha(colour, 0.6), alpha(colour, 0.2), alpha(colour, 0));
    const glass = 'M-34 -92L-34 -84Q-46 -76 -46 -60L-46 -10Q-46 0 -36 0L36 0Q46 0 46 -10L46 -60Q46 -76 34 -84L34 -92Z';
    form(g, glass, lit ? alpha(mix(colour, '#ffffff', 0.35), 0.42) : alpha('#c9d3dc', 0.3), 4.5);
    if (lit) foxfire(g, 0, -10, 0.62, colour, mix(colour, '#ffffff', 0.55));
    ink(g, 'M-34 -64L-34 -22M-34 -12L-34 -10', 5, alpha('#ffffff', 0.8));
    form(g, 'M-38 -108L38 -108L38 -90L-38 -90Z', '#c98f4f', 4.5);
    form(g, 'M18 -90L44 -70L36 -48L12 -66Z', CREAM, 3);
    ink(g, 'M22 -76L34 -66', 2.4, BRICK);
  });

/** Rows of jars on planks from y downwards; `rows` rows of six. */
export const shelves = (g: SKRSContext2D, y: number, rows: number, seed: number, { gap = 150, size = 0.85 } = {}): void => {
  const random = randomFrom(seed);
  const colours = [VIOLET, VIOLET, '#5a8dff', '#c65bff', '#ff9a4a'];
  for (let row = 0; row < rows; row++) {
    const plank = y + row * gap;
    g.fillStyle = row % 2 ? '#3b1c33' : '#42203a';
    g.fillRect(0, plank - gap, 800, gap);
    dots(g, plank - gap * 0.4, plank - gap, alpha(LINE, 0.5), 14);
    for (let column = 0; column < 7; column++) {
      if (random() < 0.12) continue;
      const x = 60 + column * 114 + 16 * (random() - 0.5);
      jar(g, x, plank - 4, size * (0.86 + 0.24 * random()), {
        lit: random() > 0.1,
        colour: colours[Math.floor(random() * colours.length)] ?? VIOLET,
      });
    }
    form(g, `M-10 ${plank}L810 ${plank}L810 ${plank + 16}L-10 ${plank + 16}Z`, WOOD, 5);
    ink(g, `M-10 ${plank + 6}L810 ${plank + 6}`, 2, alpha('#d98a5a', 0.6));
  }
};

/** An amber lamp on a cord from the ceiling. */
export const lamp = (g: SKRSContext2D, x: number, y: number, scale = 1): void =>
  at(g, { x, y, scale }, () => {
    light(g, 0, 40, 300, AMBER, 0.5);
    ink(g, 'M0 -600L0 -40', 5);
    form(g, 'M-22 -40L22 -40L78 22Q0 44 -78 22Z', BRICK, 5.5);
    form(g, 'M-40 28Q0 60 40 28Q0 40 -40 28Z', '#fff0b8', 4);
  });

/** The shop seen from in front of the counter. `top` is the counter's upper edge. */
export const shop = (g: SKRSContext2D, height: number): void => {
  sky(g, height, '#4a1f3c', '#6b2d3f', '#8c3f3c');
  shelves(g, height * 0.2, 1, 3, { gap: height * 0.2 });
  shelves(g, height * 0.42, 1, 8, { gap: height * 0.22 });
  g.fillStyle = ramp(g, [0, height * 0.42, 0, height], '#7a3540', '#5c2838');
  g.fillRect(0, height * 0.42 + 16, 800, height);
  for (let x = 40; x < 800; x += 90) ink(g, `M${x} ${height * 0.42 + 18}L${x} ${height}`, 3, alpha(LINE, 0.35));
  light(g, 400, height * 0.3, 460, AMBER, 0.25);
};

/** The shop out of focus behind somebody near: its shelves under one colour, and the dots of a cheap print. */
export const behind = (g: SKRSContext2D, height: number, colour: string, strength = 0.62): void => {
  shop(g, height);
  g.fillStyle = alpha(colour, strength);
  g.fillRect(0, 0, 800, height);
  dots(g, height * 0.35, height, alpha(LINE, 0.2), 20);
};

/** The counter across the lower edge; drawn after whoever stands behind it. */
export const counter = (g: SKRSContext2D, top: number, height: number): void => {
  g.fillStyle = ramp(g, [0, top, 0, height], WOOD, DARKWOOD);
  g.fillRect(-10, top, 820, height - top + 10);
  form(g, `M-10 ${top - 16}L810 ${top - 16}L810 ${top + 22}L-10 ${top + 22}Z`, '#c9753f', 6);
  ink(g, `M-10 ${top - 6}L810 ${top - 6}`, 3, '#f0a860');
  for (let panel = 0; panel < 5; panel++) {
    const x = 30 + panel * 160;
    form(g, `M${x} ${top + 52}L${x + 124} ${top + 52}L${x + 124} ${top + 400}L${x} ${top + 400}Z`, alpha(LINE, 0.22), 4);
    at(g, { x: x + 62, y: top + 130, scale: 0.7 }, () => paw(g, alpha(AMBER, 0.35)));
  }
};

export const abacus = (g: SKRSContext2D, x: number, y: number, scale: number, turn = 0): void =>
  at(g, { x, y, scale, turn }, () => {
    form(g, 'M-120 -40L120 -40L120 40L-120 40Z', CREAM, 0);
    for (let rod = 0; rod < 9; rod++) {
      const rx = -96 + rod * 24;
      ink(g, `M${rx} -38L${rx} 38`, 3, WOOD);
      for (const by of [-28, rod % 3 ? -2 : 6, 16, 28])
        form(
          g,
          `M${rx - 10} ${by}Q${rx} ${by - 8} ${rx + 10} ${by}Q${rx} ${by + 8} ${rx - 10} ${by}Z`,
          rod % 4 ? TANGERINE : '#7b2f6b',
          2.6,
        );
    }
    ink(g, 'M-120 -40L120 -40L120 40L-120 40ZM-120 -14L120 -14', 9, DARKWOOD);
  });

/** Lines of bookkeeping in no language. */
export const scribbles = (
  g: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  lines: number,
  gap: number,
  seed: number,
  colour = LINE,
): void => {
  const random = randomFrom(seed);
  for (let row = 0; row < lines; row++) {
    let cx = x;
    while (cx < x + width) {
      const word = 16 + 36 * random();
      if (cx + word > x + width) break;
      let data = `M${cx} ${y + row * gap}`;
      for (let step = 1; step <= 4; step++)
        data += `Q${cx + (word * (step - 0.5)) / 4} ${y + row * gap + (random() - 0.5) * 18} ${cx + (word * step) / 4} ${y + row * gap + (random() - 0.5) * 5}`;
      ink(g, data, 3, colour);
      cx += word + 12;
    }
  }
};

/** A pawn ticket with the seal of the house; 200 by 280 at scale 1. */
export const ticket = (g: SKRSContext2D, x: number, y: number, scale: number, turn = 0): void =>
  at(g, { x, y, scale, turn }, () => {
    form(
      g,
      'M-100 -140L-80 -132L-60 -140L-40 -132L-20 -140L0 -132L20 -140L40 -132L60 -140L80 -132L100 -140L100 140L80 132L60 140L40 132L20 140L0 132L-20 140L-40 132L-60 140L-80 132L-100 140Z',
      '#fff4dc',
      5,
    );
    scribbles(g, -76, -92, 150, 4, 32, 5);
    ink(g, 'M-76 34L76 34', 3, alpha(LINE, 0.4));
    ink(g, 'M-70 84Q-50 44 -40 76Q-34 100 -20 70Q-8 50 2 78Q10 96 24 66Q40 60 60 72', 5, '#3f4a9a');
    at(g, { x: 52, y: 100, scale: 0.9, turn: -0.2 }, () => paw(g, alpha('#d43a2c', 0.9)));
  });

/** The ledger, open; 520 wide at scale 1. */
export const ledger = (g: SKRSContext2D, x: number, y: number, scale: number, { turn = 0, flat = 1 } = {}): void =>
  at(g, { x, y, scale, turn }, () => {
    g.scale(1, flat);
    form(g, 'M-268 -176L268 -176L274 184L-274 184Z', '#7b2f6b', 7);
    form(g, 'M-254 -170Q-130 -190 0 -166L0 172Q-130 152 -256 174Z', '#fff4dc', 5);
    form(g, 'M254 -170Q130 -190 0 -166L0 172Q130 152 256 174Z', '#fff4dc', 5);
    shade(g, 'M-254 -170Q-130 -190 0 -166L0 172Q-130 152 -256 174Z', 'M-50 -200L0 -200L0 200L-26 200Z', alpha('#c99a6a', 0.5));
    for (const row of [-110, -64, -18, 28, 74, 120])
      ink(g, `M-230 ${row}Q-120 ${row - 8} -20 ${row + 2}M20 ${row + 2}Q120 ${row - 8} 230 ${row}`, 2, alpha(BRICK, 0.5));
    scribbles(g, -228, -122, 190, 6, 46, 11);
    scribbles(g, 28, -122, 190, 5, 46, 17);
  });

/** A photograph of two; of one of them only light is left, until `known`. */
export const photo = (
  g: SKRSContext2D,
  x: number,
  y: number,
  scale: number,
  { turn = 0, known = false }: { turn?: number; known?: boolean } = {},
  other?: (g: SKRSContext2D) => void,
): void =>
  at(g, { x, y, scale, turn }, () => {
    form(g, 'M-150 -130L150 -130L150 150L-150 150Z', '#fffaf0', 6);
    const inner = 'M-130 -110L130 -110L130 100L-130 100Z';
    form(g, inner, ramp(g, [0, -110, 0, 100], '#8fd0d8', '#f6d9a0'), 5);
    g.save();
    g.clip(new Path2D(inner));
    form(g, 'M-140 60Q-60 30 0 58Q70 34 140 64L140 110L-140 110Z', '#7fae6a', 4);
    other?.(g);
    g.restore();
    if (!known) {
      at(g, { x: 58, y: -14 }, () => {
        glow(g, 0, 0, 90, CORE, alpha(LILAC, 0.9), alpha(VIOLET, 0));
        form(g, 'M0 -48Q16 -20 44 -22Q26 0 40 26Q12 22 0 46Q-14 22 -42 26Q-24 0 -42 -22Q-14 -20 0 -48Z', CORE, 0);
      });
    }
    ink(g, inner, 5);
  });

/** The alley behind the market at night, seen down its length. */
export const alley = (g: SKRSContext2D, height: number): void => {
  sky(g, height, '#2a1238', '#5b2348', '#a2483f');
  const random = randomFrom(9);
  for (const side of [-1, 1]) {
    for (let house = 0; house < 3; house++) {
      const near = 400 + side * (410 - house * 96);
      const far = 400 + side * (310 - house * 92);
      const [top, foot] = [height * (0.04 + house * 0.14), height * (1 - house * 0.1)];
      form(
        g,
        `M${near} ${top}L${far} ${top + height * 0.1}L${far} ${foot - height * 0.1}L${near} ${foot}Z`,
        ['#5a2640', '#6d2f44', '#823a46'][house] ?? BRICK,
        6,
      );
      for (let window = 0; window < 5; window++) {
        const wy = top + height * 0.14 + window * height * 0.12;
        const lit = random() > 0.55;
        form(
          g,
          `M${near - side * 26} ${wy}L${far + side * 18} ${wy + 10}L${far + side * 18} ${wy + height * 0.07}L${near - side * 26} ${wy + height * 0.075}Z`,
          lit ? '#ffd27a' : '#3b1a38',
          4.5,
        );
        if (lit) light(g, (near + far) / 2, wy + 24, 110, AMBER, 0.3);
      }
    }
  }
  for (let cable = 0; cable < 4; cable++)
    ink(
      g,
      `M-10 ${height * (0.08 + cable * 0.06)}Q400 ${height * (0.2 + cable * 0.05)} 810 ${height * (0.06 + cable * 0.07)}`,
      4,
      LINE,
    );
  form(g, `M140 ${height}L330 ${height * 0.78}L470 ${height * 0.78}L660 ${height}Z`, '#47233f', 5);
};

/** The front of the pawnshop, 560 wide at scale 1; (x, y) the middle of its step. */
export const front = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    light(g, 0, -190, 460, VIOLET, 0.5);
    form(g, 'M-290 0L290 0L290 -420L-290 -420Z', '#7a3a3c', 7);
    for (let row = 0; row < 10; row++)
      for (let brick = 0; brick < 7; brick++)
        ink(
          g,
          `M${-280 + brick * 84 + (row % 2) * 40} ${-12 - row * 42}L${-230 + brick * 84 + (row % 2) * 40} ${-12 - row * 42}`,
          3,
          alpha(LINE, 0.3),
        );
    form(g, 'M-250 -60L-90 -60L-90 -290L-250 -290Z', '#ffcf73', 6);
    form(g, 'M90 -60L250 -60L250 -290L90 -290Z', '#ffcf73', 6);
    for (const wx of [-210, -170, -130, 130, 170, 210]) ink(g, `M${wx} -60L${wx} -290`, 5, DARKWOOD);
    ink(g, 'M-250 -140L-90 -140M-250 -215L-90 -215M90 -140L250 -140M90 -215L250 -215', 5, DARKWOOD);
    for (const [jx, side] of [
      [-200, 1],
      [-140, 1],
      [140, 1],
      [205, 1],
    ] as const)
      jar(g, jx, -62, 0.5 * side);
    form(g, 'M-70 0L70 0L70 -300L-70 -300Z', '#3a1630', 6);
    form(g, 'M-62 -6L62 -6L62 -292L-62 -292Z', ramp(g, [0, -292, 0, 0], '#ffb54f', '#7b2f6b'), 4);
    for (let cloth = 0; cloth < 4; cloth++)
      form(
        g,
        `M${-68 + cloth * 34} -300L${-34 + cloth * 34} -300L${-36 + cloth * 34} ${-196 + (cloth % 2) * 8}L${-66 + cloth * 34} ${-198 + (cloth % 2) * 6}Z`,
        '#5b2a86',
        5,
      );
    at(g, { x: 0, y: -244, scale: 1 }, () => paw(g, LILAC));
    form(g, 'M-320 -420Q0 -380 320 -420L340 -356Q0 -320 -340 -356Z', '#4a2150', 7);
    for (let tile = -9; tile <= 9; tile++) ink(g, `M${tile * 34} -408L${tile * 36} -338`, 5, '#6b3a70');
    form(g, 'M-110 -520L110 -520L110 -420L-110 -420Z', DARKWOOD, 7);
    foxMask(g, 0, -466, 0.62);
    for (const side of [-1, 1]) {
      at(g, { x: side * 290, y: -300 }, () => {
        light(g, 0, 30, 170, VIOLET, 0.6);
        ink(g, 'M0 -50L0 -14', 5);
        form(g, 'M-32 0Q-36 40 -26 62L26 62Q36 40 32 0Q0 -16 -32 0Z', '#b58cff', 5.5);
        ink(g, 'M-34 22Q0 30 34 22M-32 44Q0 52 32 44', 3, '#6b3fc0');
      });
    }
    form(g, 'M-120 0L120 0L136 26L-136 26Z', '#8b7a80', 6);
  });

/** The sign of the house: a fox's face. */
export const foxMask = (g: SKRSContext2D, x: number, y: number, scale: number): void =>
  at(g, { x, y, scale }, () => {
    form(g, 'M-78 -64Q-66 -20 -60 0Q-40 58 0 66Q40 58 60 0Q66 -20 78 -64Q40 -50 22 -30L-22 -30Q-40 -50 -78 -64Z', '#fff4dc', 6);
    form(g, 'M-66 -46Q-40 -40 -28 -22Q-50 -20 -58 -6ZM66 -46Q40 -40 28 -22Q50 -20 58 -6Z', TANGERINE, 0);
    ink(g, 'M-40 6Q-24 -8 -12 8M40 6Q24 -8 12 8', 7);
    form(g, 'M-9 48Q0 42 9 48Q4 58 0 58Q-4 58 -9 48Z', LINE, 0);
    form(g, 'M-5 -22L5 -22L0 4Z', '#d43a2c', 0);
  });
