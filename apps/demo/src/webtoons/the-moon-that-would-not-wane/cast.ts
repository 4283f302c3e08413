import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { brush } from '../kit/brush.ts';
import { hemmed, limb, type Point } from '../kit/outline.ts';
import { at, ramp } from '../kit/pen.ts';
import { type Features, head, type Look } from './faces.ts';
import { form, INK, MIST, PAPER, shade } from './style.ts';

export type Hand = 'rest' | 'point' | 'hold' | 'open' | 'none';

/** An arm in the figure's own measure: shoulders at y 26, a head is 130 high. */
export interface Arm {
  elbow: Point;
  wrist: Point;
  hand?: Hand;
  /** Direction of the fingers, radians; along the forearm where nothing is said. */
  angle?: number;
  /** What the hand holds, drawn beneath it with the hand at the origin and the fingers along x. */
  holds?: (g: SKRSContext2D) => void;
}

export interface Pose extends Look {
  x: number;
  y: number;
  scale: number;
  mirrored?: boolean;
  /** From behind. */
  back?: boolean;
  lower?: 'stand' | 'sit' | 'none';
  left?: Arm;
  right?: Arm;
  /** The head moved against the neck. */
  nod?: Point;
  /** Leaning of the whole figure, radians. */
  lean?: number;
}

const RESTING: Readonly<Record<'left' | 'right', Arm>> = {
  left: { elbow: [-92, 112], wrist: [-26, 168], hand: 'rest' },
  right: { elbow: [92, 112], wrist: [26, 172], hand: 'rest' },
};

/** From behind, folded hands are not seen. */
const BEHIND: Readonly<Record<'left' | 'right', Arm>> = {
  left: { elbow: [-98, 112], wrist: [-72, 176], hand: 'none' },
  right: { elbow: [98, 112], wrist: [72, 176], hand: 'none' },
};

const HANDS: Readonly<Record<Exclude<Hand, 'none'>, { outline: string; lines: string }>> = {
  rest: {
    outline: 'M-8 -11Q10 -17 24 -11Q40 -6 40 0Q40 5 34 6Q30 12 18 12Q2 14 -8 11Z',
    lines: 'M38 0Q28 -1 20 -1M34 6Q26 5 19 5',
  },
  point: {
    outline: 'M-8 -11Q8 -16 18 -12L44 -11Q50 -8 44 -4L24 -2Q28 8 18 12Q2 14 -8 11Z',
    lines: 'M24 -2Q16 -2 12 0M25 4Q18 4 13 5',
  },
  hold: {
    outline: 'M-8 -12Q6 -18 20 -13Q30 -8 28 2Q26 12 14 14Q0 15 -8 11Z',
    lines: 'M28 -4Q20 -6 14 -4M28 3Q20 1 14 3M24 9Q18 7 13 9',
  },
  open: {
    outline:
      'M-8 -11Q4 -16 12 -18Q24 -30 28 -27Q30 -24 24 -15L42 -15Q46 -12 42 -9L46 -5Q49 -2 45 0L45 4Q46 8 41 7L37 11Q36 15 30 12Q10 16 -8 11Z',
    lines: 'M42 -9L24 -8M45 0L25 -1M41 7L25 5',
  },
};

const handOf = (g: SKRSContext2D, skin: string, { elbow, wrist, hand = 'rest', angle, holds }: Arm): void => {
  const turn = angle ?? Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  at(g, { x: wrist[0], y: wrist[1], turn }, () => {
    g.translate(8, 0);
    if (Math.abs(turn) > Math.PI / 2) g.scale(1, -1);
    holds?.(g);
    if (hand === 'none') return;
    form(g, HANDS[hand].outline, skin, { width: 3, seed: 5 });
    brush(g, HANDS[hand].lines, { colour: alpha(INK, 0.75), width: 1.8 });
  });
};

const folds = (g: SKRSContext2D, lines: string, strength = 0.55, width = 3): void =>
  brush(g, lines, { colour: alpha(INK, strength), width, ends: 0.1, seed: 4 });

interface Garb {
  cloth: string;
  shade: string;
  /** Half the shoulders. */
  shoulder: number;
  /** Thickness of a sleeve from shoulder to hem. */
  sleeve: readonly number[];
  skin: string;
}

const sleeve = (g: SKRSContext2D, side: 1 | -1, arm: Arm, { cloth, shade: dark, shoulder, sleeve: widths, skin }: Garb): void => {
  const { elbow, wrist } = arm;
  handOf(g, skin, arm);
  // The seam of the shoulder is hidden: a sleeve has an outline only from the upper arm on.
  const joints: Point[] = [[side * (shoulder - 40), 46], [side * (shoulder - 14), 60], elbow, wrist];
  const outline = limb(joints, [26, ...widths]);
  // Filled after it was outlined: where the elbow bends sharply, the line crosses itself inside.
  brush(g, hemmed(outline), { colour: INK, width: 9, ends: 0.2, seed: 2 + side });
  form(g, outline, cloth, { line: false });
  const below = limb(
    [
      [side * (shoulder - 20), 84],
      [elbow[0], elbow[1] + (widths[1] ?? 60) * 0.36],
      [wrist[0], wrist[1] + (widths.at(-1) ?? 40) * 0.34],
    ],
    [10, 34, 22],
  );
  shade(g, outline, below, alpha(dark, 0.75));
  folds(
    g,
    `M${elbow[0] - side * 20} ${elbow[1] - 22}Q${elbow[0] + side * 4} ${elbow[1] - 4} ${elbow[0] - side * 10} ${elbow[1] + 16}`,
    0.5,
  );
};

const neck = (g: SKRSContext2D, skin: string, dark: string): void => {
  form(g, 'M-19 -44Q-17 -12 -25 2Q0 22 25 2Q17 -12 19 -44Z', skin, { width: 3 });
  shade(g, 'M-19 -44Q-17 -12 -25 2Q0 22 25 2Q17 -12 19 -44Z', 'M-24 -46L24 -46L20 -14Q0 0 -20 -18Z', alpha(dark, 0.7));
};

const place = (g: SKRSContext2D, { x, y, scale, mirrored = false, lean = 0 }: Pose, draw: () => void): void =>
  at(g, { x, y, scale, mirrored, turn: lean }, draw);

const HEAD_Y = -84;
const onNeck = (g: SKRSContext2D, { nod = [0, 0] }: Pose, draw: () => void): void =>
  at(g, { x: nod[0], y: HEAD_Y + nod[1] }, draw);

const HAIR = '#1a1d29';
const SHINE = '#56617a';

/* Seo Yeo-ul: a widow of twenty-four, who keeps the inn and its book. */

export const YEOUL: Features = { skin: '#f3e6d2', shadow: '#c9b9ad', brow: 3.4, eye: 12.5, lips: '#b5705e' };
const JEOGORI: Garb = { cloth: '#e9e8e4', shade: '#a9b3c2', shoulder: 78, sleeve: [58, 68, 62, 46], skin: YEOUL.skin };
const CHIMA = '#33466b';

const bun = (g: SKRSContext2D, x: number, y: number): void => {
  form(
    g,
    `M${x - 26} ${y - 8}Q${x - 28} ${y - 26} ${x} ${y - 26}Q${x + 28} ${y - 26} ${x + 26} ${y - 6}Q${x + 24} ${y + 20} ${x} ${y + 20}Q${x - 26} ${y + 18} ${x - 26} ${y - 8}Z`,
    HAIR,
    { width: 3 },
  );
  brush(g, `M${x - 18} ${y - 10}Q${x} ${y + 6} ${x + 20} ${y - 12}`, { colour: SHINE, width: 2 });
  brush(g, `M${x - 40} ${y - 2}L${x + 38} ${y - 6}`, { colour: '#d8dde2', width: 6, ends: 0.7 });
};

const yeoulHair = (g: SKRSContext2D) => ({
  under: (t: number): void => {
    bun(g, -34 - 18 * t, 40 - 6 * t);
    form(
      g,
      `M${-50 - 3 * t} 26C${-64 - 6 * t} -40 -44 -84 ${6 * t} -82C46 -80 62 -36 ${48 - 2 * t} 12Q0 40 ${-50 - 3 * t} 26Z`,
      HAIR,
      { width: 4 },
    );
  },
  over: (t: number): void => {
    const part = 19 * t;
    const cap = `M${-46 + 9 * t} 12Q${-50 + 9 * t} -18 ${-38 + 12 * t} -30Q${-20 + 14 * t} -40 ${part} -54Q${26 + 10 * t} -42 ${40 + t} -26Q${47 - 3 * t} -14 ${45 - 4 * t} 4L${50 - 2 * t} 4C60 -40 44 -82 ${6 * t} -82C-44 -84 ${-64 - 6 * t} -40 ${-51 - 3 * t} 24Q${-46 + 4 * t} 22 ${-46 + 9 * t} 12Z`;
    form(g, cap, HAIR, { width: 3 });
    brush(g, `M${part} -56Q${part - 2} -70 ${6 * t} -81`, { colour: '#8d94a6', width: 2 });
    brush(
      g,
      `M${part - 12} -56Q${-38 + 4 * t} -40 ${-50 + 2 * t} 4M${part - 22} -62Q${-50} -44 ${-56} -6M${part + 12} -58Q${44} -44 ${50 - t} -8`,
      { colour: SHINE, width: 2 },
    );
    brush(g, `M${-48 + 7 * t} 4Q${-50 + 8 * t} 18 ${-45 + 7 * t} 30`, { colour: HAIR, width: 9, ends: 0.3 });
    if (t > 0.15)
      form(
        g,
        `M${-41 + 12 * t} 6Q${-34 + 12 * t} 0 ${-32 + 12 * t} 10Q${-33 + 12 * t} 22 ${-38 + 12 * t} 24Q${-43 + 12 * t} 16 ${-41 + 12 * t} 6Z`,
        YEOUL.skin,
        { width: 2 },
      );
    brush(g, `M${42 - 2 * t} -8Q${48 - 2 * t} 14 ${43 - 2 * t} 34`, { colour: HAIR, width: 2.4, ends: 0.1 });
  },
});

const SKIRTS = {
  stand: 'M-64 100C-96 220 -146 460 -152 664Q-80 690 0 686Q80 690 152 664C146 460 96 220 64 100Z',
  sit: 'M-64 100C-124 140 -206 214 -212 292Q-206 324 0 326Q206 324 212 292C206 214 124 140 64 100Z',
} as const;

export const yeoul = (g: SKRSContext2D, pose: Pose): void =>
  place(g, pose, () => {
    const { lower = 'none', back } = pose;
    const { left = RESTING.left, right = RESTING.right } = back ? { ...BEHIND, ...pose } : pose;
    const skirt = SKIRTS[lower === 'none' ? 'stand' : lower];
    form(g, skirt, ramp(g, [-200, 0, 200, 0], '#1e2b47', CHIMA, '#46608c', '#22304f'), { width: 5 });
    folds(
      g,
      lower === 'sit'
        ? 'M-40 120Q-110 200 -150 312M-14 122Q-40 220 -50 320M20 122Q60 220 70 320M44 118Q120 200 164 306'
        : 'M-44 120Q-90 360 -108 676M-22 122Q-40 380 -46 682M4 122Q10 380 14 682M28 122Q56 380 66 682M48 118Q92 350 116 672',
      0.6,
      4,
    );
    if (!back) neck(g, YEOUL.skin, YEOUL.shadow);
    const torso = 'M-24 -8C-44 6 -64 8 -78 28L-68 112Q0 128 68 112L78 28C64 8 44 6 24 -8Q0 14 -24 -8Z';
    const behind = 'M-26 -14C-44 4 -64 8 -78 28L-68 112Q0 128 68 112L78 28C64 8 44 4 26 -14Q0 -6 -26 -14Z';
    form(g, back ? behind : torso, JEOGORI.cloth, { width: 4.4 });
    shade(g, torso, 'M-80 20L-40 30Q-30 90 -20 126L-80 126ZM52 60Q40 100 44 126L80 126L80 40Z', alpha(JEOGORI.shade, 0.7));
    if (back) {
      form(g, 'M-27 -16Q0 6 27 -16L30 -6Q0 18 -30 -6Z', PAPER, { width: 2.6 });
      folds(g, 'M0 16Q2 60 0 116M-40 40Q-30 80 -36 112', 0.4);
    } else {
      form(g, 'M27 -12Q10 36 -34 86L-20 96Q30 40 37 -4Z', '#56688a', { width: 3 });
      form(g, 'M-27 -12Q-10 20 4 40L-4 52Q-28 26 -37 -4Z', '#56688a', { width: 3 });
      brush(g, 'M26 -12Q12 22 -14 54', { colour: '#fbf9f2', width: 6, ends: 0.7 });
      brush(g, 'M-26 -12Q-12 10 3 30', { colour: '#fbf9f2', width: 6, ends: 0.7 });
      form(g, 'M-34 82Q-44 130 -40 196L-24 198Q-26 130 -20 92Z', '#56688a', { width: 3 });
      form(g, 'M-28 84Q-16 130 -14 170L0 168Q-6 120 -18 84Z', '#4a5b7d', { width: 3 });
      form(g, 'M-30 80Q-6 66 14 84Q6 96 -22 94Z', '#56688a', { width: 3 });
      brush(g, 'M-16 4Q-2 34 2 62', { colour: alpha(INK, 0.8), width: 2 });
    }
    if (back) {
      sleeve(g, -1, left, JEOGORI);
      sleeve(g, 1, right, JEOGORI);
      onNeck(g, pose, () => at(g, { x: 0, y: 0, turn: pose.tilt ?? 0 }, () => yeoulFromBehind(g)));
    } else {
      onNeck(g, pose, () => head(g, YEOUL, yeoulHair(g), pose));
      sleeve(g, -1, left, JEOGORI);
      sleeve(g, 1, right, JEOGORI);
    }
  });

const yeoulFromBehind = (g: SKRSContext2D): void => {
  form(g, 'M-19 40Q-18 62 -26 78Q0 92 26 78Q18 62 19 40Z', YEOUL.skin, { width: 3 });
  form(g, 'M-52 0Q-58 -10 -54 10Q-50 26 -44 22ZM52 0Q58 -10 54 10Q50 26 44 22Z', YEOUL.skin, { width: 2.4 });
  form(g, 'M-48 20C-64 -40 -46 -84 0 -84C46 -84 64 -40 48 20Q36 58 0 60Q-36 58 -48 20Z', HAIR, { width: 4 });
  brush(g, 'M0 -82Q2 -40 0 20M-14 -76Q-44 -40 -40 14M14 -76Q44 -40 40 14', { colour: SHINE, width: 2.2 });
  bun(g, 0, 44);
};

/* Yun Si-hwan: an astronomer without an observatory. */

export const SIHWAN: Features = { skin: '#ead9c1', shadow: '#b7a79c', brow: 5, eye: 11.5, lips: '#a07560', tired: true };
const DOPO: Garb = { cloth: '#b9c3cd', shade: '#77879d', shoulder: 92, sleeve: [70, 92, 104, 96], skin: SIHWAN.skin };

const gat = (g: SKRSContext2D, t: number): void => {
  form(g, `M${-40 + 6 * t} -54L${-33 + 6 * t} -128Q${4 * t} -138 ${34 + 4 * t} -128L${42 + 4 * t} -54Z`, alpha('#11141d', 0.94), {
    width: 3,
  });
  g.fillStyle = alpha('#11141d', 0.86);
  g.beginPath();
  g.ellipse(6 * t, -50, 122, 24, -0.02, 0, Math.PI * 2);
  g.fill();
  brush(g, `M${-114 + 6 * t} -54Q${6 * t} -84 ${126 + 6 * t} -52`, { colour: '#3d4860', width: 2.6 });
  brush(g, `M${-36 + 6 * t} -66Q${4 * t} -54 ${40 + 4 * t} -66`, { colour: '#4b5770', width: 4 });
};

const gatStrings = (g: SKRSContext2D, t: number): void => {
  brush(g, `M${-46 + 8 * t} -34Q${-48 + 12 * t} 30 ${-10 + 18 * t} 84M${46 - 3 * t} -34Q${46 - t} 40 ${14 * t} 84`, {
    colour: INK,
    width: 3,
    ends: 0.7,
  });
  for (const y of [92, 104, 116]) {
    g.fillStyle = INK;
    g.beginPath();
    g.arc(-6 + 18 * t, y, 4.4, 0, Math.PI * 2);
    g.fill();
  }
};

const sihwanHair = (g: SKRSContext2D, hat: boolean) => ({
  under: (t: number): void => {
    if (!hat)
      form(g, `M${-15 + 2 * t} -76Q${-20 + 2 * t} -104 ${2 * t} -108Q${20 + 2 * t} -104 ${15 + 2 * t} -76Z`, HAIR, {
        width: 3.4,
      });
    form(
      g,
      `M${-50 - 3 * t} 16C${-62 - 6 * t} -40 -42 -84 ${6 * t} -82C44 -80 60 -40 ${47 - 2 * t} 4Q0 30 ${-50 - 3 * t} 16Z`,
      HAIR,
      { width: 4 },
    );
  },
  over: (t: number): void => {
    form(
      g,
      `M${-46 + 9 * t} 14Q${-48 + 9 * t} -14 ${-44 + 9 * t} -30Q${12 * t} -48 ${45 - 2 * t} -28Q${47 - 3 * t} -12 ${44 - 4 * t} 0L${50 - 2 * t} -4C58 -44 42 -82 ${6 * t} -82C-42 -84 ${-62 - 6 * t} -40 ${-51 - 3 * t} 16Z`,
      HAIR,
      { width: 3 },
    );
    form(
      g,
      `M${-48 + 8 * t} -26Q${12 * t} -46 ${47 - 2 * t} -26L${49 - 2 * t} -50Q${12 * t} -72 ${-51 + 6 * t} -50Z`,
      '#2b3040',
      { width: 2.6 },
    );
    brush(g, `M${-46 + 8 * t} -34Q${12 * t} -54 ${46 - 2 * t} -34M${-48 + 8 * t} -42Q${12 * t} -62 ${47 - 2 * t} -42`, {
      colour: alpha(SHINE, 0.7),
      width: 1.6,
    });
    brush(g, `M${-49 + 8 * t} 2Q${-50 + 9 * t} 14 ${-47 + 8 * t} 24`, { colour: HAIR, width: 9, ends: 0.3 });
    form(
      g,
      `M${-44 + 13 * t} 4Q${-36 + 13 * t} -2 ${-34 + 13 * t} 9Q${-35 + 13 * t} 22 ${-40 + 13 * t} 25Q${-46 + 13 * t} 16 ${-44 + 13 * t} 4Z`,
      SIHWAN.skin,
      { width: 2.2 },
    );
    if (!hat) {
      brush(g, `M${-14 + 2 * t} -84Q${2 * t} -78 ${15 + 2 * t} -84`, { colour: PAPER, width: 4, ends: 0.7 });
      brush(g, `M${14 * t + 12} -50Q${30 + 6 * t} -30 ${24 + 10 * t} -8`, { colour: HAIR, width: 2.6, ends: 0.1 });
    } else {
      gatStrings(g, t);
      gat(g, t);
    }
  },
});

const COATS = {
  stand: 'M-86 90C-98 240 -112 480 -116 664Q0 690 116 664C112 480 98 240 86 90Z',
  sit: 'M-86 90C-150 170 -232 230 -236 292Q-226 326 0 328Q226 326 236 292C232 230 150 170 86 90Z',
} as const;

const coat = (g: SKRSContext2D, { lower = 'none', back }: Pose, { cloth, shade: dark }: Garb): void => {
  const shape = COATS[lower === 'none' ? 'stand' : lower];
  if (lower === 'stand')
    form(g, 'M-70 656L-78 692Q-40 706 -14 692L-12 660ZM70 656L78 692Q40 706 14 692L12 660Z', INK, { width: 3 });
  form(g, shape, cloth, { width: 5 });
  shade(
    g,
    shape,
    lower === 'sit'
      ? 'M-240 260Q-100 230 -60 150L-90 90L-260 200ZM-200 330Q0 270 200 330Z'
      : 'M-130 700L-90 90L-56 100Q-70 400 -84 700ZM60 700Q50 300 56 110L90 90L130 700Z',
    alpha(dark, 0.7),
  );
  folds(
    g,
    lower === 'sit'
      ? 'M-70 130Q-110 220 -200 270M70 130Q110 220 200 270M-10 140Q-30 240 -90 300M20 140Q40 230 110 296'
      : 'M-50 130Q-66 380 -72 676M10 130Q20 380 22 680M54 130Q80 380 86 674',
    0.55,
    4,
  );
  const torso = 'M-26 -8C-50 6 -76 10 -92 32L-88 150Q0 166 88 150L92 32C76 10 50 6 26 -8Q0 16 -26 -8Z';
  form(g, torso, cloth, { width: 4.6 });
  shade(g, torso, 'M-94 20L-50 34Q-40 110 -30 166L-94 166ZM60 60Q48 120 54 166L96 166L96 40Z', alpha(dark, 0.65));
  if (back) {
    form(g, 'M-29 -18Q0 8 29 -18L32 -6Q0 20 -32 -6Z', PAPER, { width: 2.6 });
    folds(g, 'M0 16Q3 80 0 150', 0.45);
    return;
  }
  form(g, 'M29 -12Q14 56 -46 130L-30 142Q32 70 40 -4Z', '#dfe2e2', { width: 3 });
  form(g, 'M-29 -12Q-12 28 2 50L-6 62Q-32 30 -40 -4Z', '#dfe2e2', { width: 3 });
  brush(g, 'M27 -12Q14 30 -14 70M-27 -12Q-12 16 4 40', { colour: '#fbf9f2', width: 6, ends: 0.7 });
  form(g, 'M-90 116Q0 136 90 116L90 130Q0 150 -90 130Z', '#39476a', { width: 3 });
  form(g, 'M-10 132Q-16 200 -8 262L4 262Q-2 200 4 132ZM6 132Q16 190 16 236L28 234Q24 180 18 130Z', '#39476a', { width: 2.6 });
};

export const sihwan = (g: SKRSContext2D, pose: Pose & { hat?: boolean }): void =>
  place(g, pose, () => {
    const { back, hat = false } = pose;
    const { left = RESTING.left, right = RESTING.right } = back ? { ...BEHIND, ...pose } : pose;
    if (!back) neck(g, SIHWAN.skin, SIHWAN.shadow);
    coat(g, pose, DOPO);
    if (!back) onNeck(g, pose, () => head(g, SIHWAN, sihwanHair(g, hat), pose));
    sleeve(g, -1, left, DOPO);
    sleeve(g, 1, right, DOPO);
    if (back) onNeck(g, pose, () => at(g, { x: 0, y: 0, turn: pose.tilt ?? 0 }, () => sihwanFromBehind(g, hat)));
  });

const sihwanFromBehind = (g: SKRSContext2D, hat: boolean): void => {
  form(g, 'M-22 40Q-20 62 -28 78Q0 94 28 78Q20 62 22 40Z', SIHWAN.skin, { width: 3 });
  form(g, 'M-50 0Q-60 -10 -55 10Q-51 26 -44 22ZM50 0Q60 -10 55 10Q51 26 44 22Z', SIHWAN.skin, { width: 2.4 });
  if (!hat) form(g, 'M-15 -76Q-20 -104 0 -108Q20 -104 15 -76Z', HAIR, { width: 3.4 });
  form(g, 'M-47 20C-62 -40 -46 -84 0 -84C46 -84 62 -40 47 20Q34 50 0 46Q-34 50 -47 20Z', HAIR, { width: 4 });
  form(g, 'M-52 -22Q0 0 52 -22L53 -44Q0 -22 -53 -44Z', '#2b3040', { width: 2.6 });
  brush(g, 'M-38 34Q-20 10 -18 -8M38 34Q20 10 18 -8M0 42Q2 20 0 -4', { colour: SHINE, width: 2.2 });
  if (hat) gat(g, 0);
};

/* Han Jae-gyeom: the man at the gate, seven years under water. */

export const JAEGYEOM: Features = {
  skin: '#d6d6cf',
  shadow: '#8e9aa8',
  brow: 5.4,
  eye: 11.5,
  lips: '#8a8f9a',
  stubble: true,
  tired: true,
};
const SOAKED: Garb = { cloth: '#2d3647', shade: '#141a27', shoulder: 92, sleeve: [68, 74, 70, 58], skin: JAEGYEOM.skin };

export const jaegyeom = (g: SKRSContext2D, pose: Pose): void =>
  place(g, pose, () => {
    const { left = RESTING.left, right = RESTING.right, lower = 'stand' } = pose;
    const under = (): void => {
      form(g, 'M-54 10C-68 -40 -50 -88 4 -86C56 -84 66 -40 54 10L48 62Q0 84 -48 62Z', HAIR, { width: 4 });
    };
    neck(g, JAEGYEOM.skin, JAEGYEOM.shadow);
    form(g, COATS[lower === 'none' ? 'stand' : lower], ramp(g, [0, 0, 0, 580], SOAKED.cloth, '#1b2230'), { width: 5 });
    folds(g, 'M-50 130Q-66 380 -72 676M10 130Q20 380 22 680M54 130Q80 380 86 674', 0.8, 5);
    form(g, 'M-26 -8C-50 6 -76 10 -92 32L-88 150Q0 166 88 150L92 32C76 10 50 6 26 -8Q0 16 -26 -8Z', SOAKED.cloth, { width: 4.6 });
    form(g, 'M27 -12Q10 50 -44 120L-32 132Q32 66 38 -4ZM-27 -12Q-12 24 0 44L-8 58Q-30 30 -38 -4Z', '#596579', { width: 3 });
    brush(g, 'M-88 124Q0 144 88 124', { colour: '#7f8896', width: 9, ends: 0.7 });
    onNeck(g, pose, () =>
      head(
        g,
        JAEGYEOM,
        {
          under,
          over: (t) => {
            form(
              g,
              `M${-50 + 4 * t} 60Q${-60} -10 ${-40 + 8 * t} -40Q${-20 + 10 * t} -56 ${6 + 8 * t} -58Q${-14 + 10 * t} -30 ${-24 + 12 * t} -14Q${-36 + 8 * t} 10 ${-36 + 6 * t} 64Z`,
              HAIR,
              { width: 3 },
            );
            form(
              g,
              `M${2 + 8 * t} -60Q${34 + 4 * t} -52 ${46} -20Q${56 - 4 * t} 20 ${46 - 2 * t} 58L${42 - 3 * t} 10Q${38} -18 ${16 + 8 * t} -34Q${6 + 8 * t} -46 ${2 + 8 * t} -60Z`,
              HAIR,
              { width: 3 },
            );
            form(g, `M-54 -20C-60 -60 -40 -88 4 -86C50 -84 62 -54 54 -20Q40 -56 ${6 + 8 * t} -58Q-36 -60 -54 -20Z`, HAIR, {
              width: 3,
            });
            brush(
              g,
              `M${-4 + 9 * t} -56Q${-6 + 9 * t} -20 ${-8 + 12 * t} 10M${14 + 9 * t} -54Q${20 + 9 * t} -30 ${15 + 9 * t} -4`,
              { colour: HAIR, width: 3.4, ends: 0.1 },
            );
            brush(g, 'M-46 30Q-60 70 -42 132M-52 20Q-70 64 -60 112M46 30Q58 66 44 124M52 14Q68 60 62 100M-40 40Q-46 80 -30 108', {
              colour: HAIR,
              width: 8,
              ends: 0.1,
            });
            brush(g, 'M-46 -30Q-34 -66 0 -76M44 -34Q34 -64 12 -74', { colour: SHINE, width: 2.4 });
          },
        },
        pose,
      ),
    );
    sleeve(g, -1, left, SOAKED);
    sleeve(g, 1, right, SOAKED);
    for (const [x, y] of [
      [-60, 190],
      [30, 150],
      [84, 260],
      [-100, 330],
      [70, 400],
    ] as const) {
      g.fillStyle = alpha(MIST, 0.9);
      g.fill(new Path2D(`M${x} ${y}Q${x + 5} ${y + 12} ${x} ${y + 15}Q${x - 5} ${y + 12} ${x} ${y}Z`));
    }
  });
