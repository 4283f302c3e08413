import type { SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { hemmed, limb, type Point } from '../kit/outline.ts';
import { at, glow, ramp } from '../kit/pen.ts';
import { type Features, head, type Look } from './faces.ts';
import { AMBER, BRICK, CORE, CREAM, form, ink, LILAC, LINE, MUSTARD, rim, shade, TANGERINE, TEAL, VIOLET } from './style.ts';

export type Hand = 'rest' | 'point' | 'hold' | 'open' | 'none';

export interface Arm {
  elbow: Point;
  wrist: Point;
  hand?: Hand;
  /** Direction of the fingers, radians; along the forearm where nothing is said. */
  angle?: number;
  /** Held, drawn under the hand: the hand at the origin, the fingers along x. */
  holds?: (g: SKRSContext2D) => void;
}

export interface Pose extends Look {
  x: number;
  y: number;
  scale: number;
  mirrored?: boolean;
  back?: boolean;
  left?: Arm;
  right?: Arm;
  lean?: number;
  /** Whole figure with legs; else what is below the hips is left to the counter. */
  standing?: boolean;
  /** From which side foxfire falls on it: -1, 1, or not at all. */
  fire?: -1 | 1;
}

const DOWN: Readonly<Record<'left' | 'right', Arm>> = {
  left: { elbow: [-92, 104], wrist: [-84, 178], hand: 'rest' },
  right: { elbow: [92, 104], wrist: [84, 178], hand: 'rest' },
};

const HANDS: Readonly<Record<Exclude<Hand, 'none'>, readonly [outline: string, lines: string]>> = {
  rest: ['M-10 -15Q8 -20 26 -15Q42 -10 42 0Q42 8 34 10Q26 17 12 16Q-2 17 -10 14Z', 'M40 -2L24 -2M36 8L22 6'],
  point: ['M-10 -15Q8 -20 20 -15L48 -14Q55 -9 48 -4L27 -2Q30 12 18 16Q0 18 -10 14Z', 'M27 -2L14 -1M27 7L15 7'],
  hold: ['M-10 -15Q8 -22 24 -16Q34 -8 32 4Q28 16 14 18Q0 19 -10 14Z', 'M32 -5L18 -6M32 3L18 3M28 12L16 11'],
  open: [
    'M-10 -14Q2 -20 10 -22Q18 -38 26 -36Q31 -32 26 -18L46 -20Q53 -16 47 -11L50 -8Q55 -3 49 0L48 5Q50 11 43 11L38 16Q20 20 -10 14Z',
    'M47 -11L28 -9M49 0L29 0M43 11L28 9',
  ],
};

const handOf = (g: SKRSContext2D, skin: string, { elbow, wrist, hand = 'rest', angle, holds }: Arm): void => {
  const turn = angle ?? Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  at(g, { x: wrist[0], y: wrist[1], turn }, () => {
    g.translate(10, 0);
    if (Math.abs(turn) > Math.PI / 2) g.scale(1, -1);
    holds?.(g);
    if (hand === 'none') return;
    const [outline, lines] = HANDS[hand];
    form(g, outline, skin, 5);
    ink(g, lines, 2.6);
  });
};

interface Garb {
  cloth: string;
  dark: string;
  shoulder: number;
  widths: readonly number[];
  cuff?: string;
}

const sleeve = (g: SKRSContext2D, side: 1 | -1, arm: Arm, { cloth, dark, shoulder, widths, cuff }: Garb, skin: string): void => {
  const { elbow, wrist } = arm;
  handOf(g, skin, arm);
  const joints: Point[] = [[side * (shoulder - 40), 46], [side * (shoulder - 20), 58], elbow, wrist];
  const outline = limb(joints, [24, ...widths]);
  // Filled after it was outlined: where the elbow bends sharply, the line crosses itself inside.
  ink(g, hemmed(outline), 11);
  form(g, outline, cloth, 0);
  shade(
    g,
    outline,
    limb(
      [
        [side * (shoulder - 40), 70],
        [elbow[0], elbow[1] + 18],
        [wrist[0], wrist[1] + 16],
      ],
      [10, 26, 20],
    ),
    alpha(dark, 0.8),
  );
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  const end = (widths.at(-1) ?? 40) / 2 + 3;
  if (cuff)
    form(
      g,
      limb(
        [
          [wrist[0] - (dx / length) * 16, wrist[1] - (dy / length) * 16],
          [wrist[0] - (dx / length) * 2, wrist[1] - (dy / length) * 2],
        ],
        [end * 2, end * 2],
      ),
      cuff,
      5,
    );
  g.save();
  g.translate(elbow[0] - side * 8, elbow[1]);
  ink(g, 'M-12 -8Q0 0 -4 12M-2 -16Q10 -8 8 4', 3, alpha(LINE, 0.6));
  g.restore();
};

const neck = (g: SKRSContext2D, { skin, shadow }: Features): void => {
  const data = 'M-20 -34Q-18 -8 -28 6Q0 26 28 6Q18 -8 20 -34Z';
  form(g, data, skin, 5);
  shade(g, data, 'M-26 -36L26 -36L22 -8Q0 6 -22 -12Z', alpha(shadow, 0.9));
};

const place = (g: SKRSContext2D, { x, y, scale, mirrored = false, lean = 0 }: Pose, draw: () => void): void =>
  at(g, { x, y, scale, mirrored, turn: lean }, draw);
const HEAD_Y = -76;

/* The pawnbroker: nine tails, and excellent bookkeeping. */

export const FOX: Features = {
  skin: '#ffdfbd',
  shadow: '#e8a27c',
  iris: '#f6b21c',
  slit: true,
  lashes: true,
  brow: 5,
  browColour: '#9c3a1e',
  fang: true,
};
const FUR = '#e25b2c';
const FURDARK = '#b23f22';
const SILK: Garb = { cloth: '#7b2f6b', dark: '#561e50', shoulder: 82, widths: [52, 58, 56, 64], cuff: CREAM };

/** A tail that is a flame at its end; `curl` bends it to the left or right. */
export const tail = (
  g: SKRSContext2D,
  curl: number,
  length: number,
  { lit = 1, tip = LILAC }: { lit?: number; tip?: string } = {},
): void => {
  const joints: Point[] = [
    [0, 0],
    [curl * 0.5, -length * 0.3],
    [curl * 1.15, -length * 0.62],
    [curl * 0.9, -length * 0.86],
    [curl * 1.25, -length * 1.08],
  ];
  const outline = limb(joints, [26, 64, 78, 52, 2]);
  const [x, y] = [curl * 1.05, -length * 0.9];
  if (lit) glow(g, x, y, 130, alpha(VIOLET, 0.7 * lit), alpha(VIOLET, 0.24 * lit), alpha(VIOLET, 0));
  form(g, outline, FUR, 6);
  shade(
    g,
    outline,
    limb(
      joints.map(([jx, jy]): Point => [jx + Math.sign(curl || 1) * 22, jy + 8]),
      [8, 30, 36, 20, 2],
    ),
    FURDARK,
  );
  const flame = limb([[curl * 1.12, -length * 0.68], ...joints.slice(3)], [56, 50, 2]);
  form(g, flame, lit ? ramp(g, [0, -length * 0.66, 0, -length * 1.08], CREAM, tip, lit > 0.5 ? CORE : tip) : CREAM, 0);
  ink(g, outline, 6);
  ink(
    g,
    `M${curl * 1.14 - 30} ${-length * 0.7}L${curl * 1.14 - 14} ${-length * 0.75}L${curl * 1.12} ${-length * 0.69}L${curl * 1.1 + 14} ${-length * 0.75}L${curl * 1.1 + 28} ${-length * 0.69}`,
    4,
  );
};

/** A fan of tails around the origin, from the outermost inwards. */
export const tails = (
  g: SKRSContext2D,
  x: number,
  y: number,
  scale: number,
  { count = 9, length = 300, lit = 1, missing = -1 }: { count?: number; length?: number; lit?: number; missing?: number } = {},
): void =>
  at(g, { x, y, scale }, () => {
    const order = Array.from({ length: count }, (_, index) => index).toSorted(
      (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
    );
    for (const index of order) {
      if (index === missing) continue;
      const part = count === 1 ? 0 : index / (count - 1) - 0.5;
      at(g, { x: part * 70, y: 0, turn: part * 2 }, () =>
        tail(g, part * 60 + (part < 0 ? -14 : 14), length * (1.1 - Math.abs(part) * 0.35), { lit }),
      );
    }
  });

const ear = (g: SKRSContext2D, side: 1 | -1, t: number): void =>
  at(g, { x: side * (36 - 4 * t) + 6 * t, y: -56, turn: side * 0.26 }, () => {
    form(g, 'M-27 14Q-24 -40 2 -78Q26 -40 28 14Z', FUR, 5.5);
    form(g, 'M-14 8Q-12 -26 2 -52Q14 -26 15 8Z', CREAM, 0);
    form(g, 'M-10 -46Q-4 -64 2 -78Q10 -64 14 -46Q2 -54 -10 -46Z', '#3a1830', 0);
  });

const foxHair = (g: SKRSContext2D, glasses: boolean) => ({
  under: (t: number): void => {
    form(g, `M${-40 - 8 * t} 20Q${-78} 40 -70 96Q-50 84 -40 60Z`, FURDARK, 5.5);
    form(g, `M-64 10C-76 -60 -50 -88 ${4 * t} -86C52 -86 76 -58 62 12Q54 46 44 50L-48 50Q-58 40 -64 10Z`, FURDARK, 6);
    form(g, `M${-20 - 12 * t} -78Q${-44 - 12 * t} -118 ${-8 - 10 * t} -124Q${30 - 8 * t} -126 ${22 - 8 * t} -84Z`, FUR, 5.5);
    ink(g, `M${-30 - 10 * t} -106Q${-6 - 8 * t} -96 ${18 - 8 * t} -110`, 4, FURDARK);
    ear(g, -1, t);
    ear(g, 1, t);
  },
  over: (t: number): void => {
    form(
      g,
      `M-62 22Q-70 -20 -58 -44Q-40 -88 ${4 * t} -86Q46 -88 60 -44Q68 -18 60 22Q${54 - 4 * t} 6 ${52 - 5 * t} -14Q${34} -22 ${20 + 10 * t} -48Q${6 + 8 * t} -20 ${-30 + 10 * t} -18Q${-40 + 10 * t} -14 ${-46 + 8 * t} 0Q${-50 + 6 * t} 14 -62 22Z`,
      FUR,
      5.5,
    );
    shade(
      g,
      `M-62 22Q-70 -20 -58 -44Q-40 -88 ${4 * t} -86Q46 -88 60 -44Q68 -18 60 22Q30 -40 0 -40Q-40 -30 -62 22Z`,
      'M-30 -74Q0 -86 34 -70Q10 -72 -30 -74Z',
      '#ff9a5c',
    );
    ink(
      g,
      `M${20 + 10 * t} -48Q${26 + 6 * t} -66 ${14 + 6 * t} -80M${-20 + 10 * t} -30Q${-14 + 10 * t} -50 ${-4 + 8 * t} -60`,
      3.6,
      FURDARK,
    );
    form(g, `M${-50 + 4 * t} 0Q-62 30 -52 74Q-44 56 -40 30Q${-42 + 4 * t} 14 ${-50 + 4 * t} 0Z`, FUR, 5);
    form(
      g,
      `M${52 - 4 * t} 0Q${64 - 5 * t} 30 ${54 - 4 * t} 70Q${46 - 4 * t} 54 ${43 - 4 * t} 30Q${44 - 4 * t} 12 ${52 - 4 * t} 0Z`,
      FUR,
      5,
    );
    if (!glasses) return;
    const near = 50 * Math.sin(-0.5 + 0.62 * t) + 2 * t;
    const far = 50 * Math.sin(0.5 + 0.62 * t) + 2 * t;
    g.strokeStyle = '#f6c64a';
    g.lineWidth = 4;
    g.beginPath();
    g.ellipse(near, 15, 21, 19, 0, 0, Math.PI * 2);
    g.moveTo(far + 20 * (1 - t * 0.5), 15);
    g.ellipse(far, 15, 20 * (1 - t * 0.5), 19, 0, 0, Math.PI * 2);
    g.stroke();
    ink(g, `M${near + 21} 12Q${(near + far) / 2} 6 ${far - 20 * (1 - t * 0.5)} 12M${near - 21} 14L-54 10`, 4, '#f6c64a');
    ink(g, `M-55 12Q-72 40 -60 84`, 2.6, '#f6c64a');
    g.fillStyle = alpha(CORE, 0.2);
    g.beginPath();
    g.ellipse(near, 15, 19, 17, 0, 0, Math.PI * 2);
    g.fill();
  },
});

export const fox = (g: SKRSContext2D, pose: Pose & { glasses?: boolean }): void =>
  place(g, pose, () => {
    const { left = DOWN.left, right = DOWN.right, back, glasses = true, fire } = pose;
    const skirt = 'M-66 116C-110 220 -140 360 -148 520Q0 550 148 520C140 360 110 220 66 116Z';
    form(g, skirt, '#d98a2b', 6);
    shade(g, skirt, 'M-160 540L-66 116L-20 120Q-60 340 -70 540ZM60 540Q60 300 30 120L66 116L160 540Z', '#b56a22');
    ink(g, 'M-30 130Q-60 330 -70 520M6 130Q14 330 16 530M36 130Q70 320 84 516', 4, alpha(LINE, 0.6));
    if (!back) neck(g, FOX);
    const torso = 'M-26 -6C-50 8 -70 10 -84 32L-74 128Q0 146 74 128L84 32C70 10 50 8 26 -6Q0 18 -26 -6Z';
    form(g, torso, SILK.cloth, 6);
    shade(g, torso, 'M-90 20L-48 40Q-36 100 -34 150L-90 150ZM46 70Q40 110 46 150L90 150L90 30Z', SILK.dark);
    if (back) form(g, 'M-30 -14Q0 12 30 -14L34 0Q0 26 -34 0Z', CREAM, 5);
    else {
      form(g, 'M30 -10Q12 46 -40 96L-24 108Q36 54 44 0Z', CREAM, 5);
      form(g, 'M-30 -10Q-14 24 4 44L-8 58Q-34 34 -44 0Z', CREAM, 5);
      form(g, 'M-30 100Q-44 150 -38 200L-18 200Q-18 150 -10 108Z', TANGERINE, 5);
      form(g, 'M-26 96Q2 78 26 94Q12 112 -14 110Z', TANGERINE, 5);
    }
    if (fire) rim(g, torso, fire * 3);
    if (back) {
      sleeve(g, -1, left, SILK, FOX.skin);
      sleeve(g, 1, right, SILK, FOX.skin);
      at(g, { x: 0, y: HEAD_Y, turn: pose.tilt ?? 0 }, () => {
        form(g, 'M-20 34Q-18 56 -26 72Q0 88 26 72Q18 56 20 34Z', FOX.skin, 5);
        ear(g, -1, 0);
        ear(g, 1, 0);
        form(g, 'M-20 -78Q-40 -120 0 -124Q40 -120 20 -78Z', FUR, 5.5);
        form(
          g,
          'M-62 14C-76 -60 -50 -88 0 -86C50 -88 76 -60 62 14Q58 60 40 70Q30 54 14 66Q0 54 -14 66Q-30 54 -40 70Q-58 60 -62 14Z',
          FUR,
          6,
        );
        ink(g, 'M-30 -70Q-46 -20 -38 40M30 -70Q46 -20 38 40M0 -80Q4 -20 0 50', 4, FURDARK);
      });
      return;
    }
    at(g, { x: 0, y: HEAD_Y }, () => head(g, FOX, foxHair(g, glasses), pose));
    sleeve(g, -1, left, SILK, FOX.skin);
    sleeve(g, 1, right, SILK, FOX.skin);
  });

/* Do-gyeom: the new clerk, who does not remember why he came. */

export const CLERK: Features = { skin: '#f8cfa6', shadow: '#d89468', iris: '#5a2f1e', brow: 7.5, browColour: '#231322' };
const HOODIE: Garb = { cloth: MUSTARD, dark: '#b07f26', shoulder: 80, widths: [50, 54, 50, 44], cuff: '#b88a2c' };
const HAIR = '#2b1a30';
const HAIRLIGHT = '#5c3a63';

const clerkHair = (g: SKRSContext2D) => ({
  under: (t: number): void => {
    form(g, `M-62 16C-74 -56 -48 -86 ${4 * t} -84C52 -84 70 -54 60 6Q40 40 0 40Q-44 40 -62 16Z`, HAIR, 6);
  },
  over: (t: number): void => {
    const data = `M-60 18Q-74 -10 -64 -36Q-72 -54 -54 -60Q-54 -82 -30 -80Q-20 -98 ${2 + 4 * t} -88Q${14 + 4 * t} -108 ${34 + 4 * t} -96Q${22 + 4 * t} -90 ${26 + 4 * t} -82Q52 -80 56 -56Q72 -40 60 8Q${56 - 4 * t} -4 ${52 - 5 * t} -16Q${46 - 2 * t} -24 ${44 - 2 * t} -34Q${36} -16 ${26 + 6 * t} -18Q${24 + 8 * t} -30 ${22 + 8 * t} -38Q${10 + 8 * t} -12 ${-8 + 10 * t} -14Q${-10 + 10 * t} -28 ${-8 + 10 * t} -36Q${-28 + 10 * t} -14 ${-44 + 9 * t} -10Q${-46 + 8 * t} 2 ${-48 + 7 * t} 14Q-54 18 -60 18Z`;
    form(g, data, HAIR, 5.5);
    ink(g, `M-46 -46Q-30 -66 -8 -68M${16 + 4 * t} -70Q36 -66 46 -48`, 5, HAIRLIGHT);
    if (t > 0.2)
      form(
        g,
        `M${-48 + 10 * t} 6Q${-38 + 10 * t} 0 ${-36 + 10 * t} 12Q${-38 + 10 * t} 26 ${-44 + 10 * t} 28Q${-50 + 10 * t} 20 ${-48 + 10 * t} 6Z`,
        CLERK.skin,
        4,
      );
  },
});

export const clerk = (g: SKRSContext2D, pose: Pose & { apron?: boolean }): void =>
  place(g, pose, () => {
    const { left = DOWN.left, right = DOWN.right, back, apron = false, standing, fire } = pose;
    if (standing) {
      form(g, 'M-62 180L-66 400L-12 402L-2 240L8 402L64 400L62 180Z', '#3f4a7a', 6);
      ink(g, 'M0 200L-2 250M-50 300Q-40 304 -30 300M30 300Q40 304 52 300', 4);
      form(g, 'M-70 396L-6 398L-4 432Q-50 440 -90 432Q-90 414 -70 396ZM8 398L68 396Q90 414 92 432Q50 440 6 432Z', CREAM, 6);
      ink(g, 'M-86 426L-6 428M8 428L88 426', 5, BRICK);
    }
    if (!back) neck(g, CLERK);
    const torso = 'M-30 -4C-54 8 -72 12 -82 34L-72 196Q0 216 72 196L82 34C72 12 54 8 30 -4Q0 16 -30 -4Z';
    form(g, torso, HOODIE.cloth, 6);
    shade(g, torso, 'M-90 20L-50 40Q-40 130 -44 220L-90 220ZM48 80Q44 150 48 220L90 220L90 30Z', HOODIE.dark);
    if (fire) rim(g, torso, fire * 3);
    if (back) form(g, 'M-58 0Q-60 70 0 86Q60 70 58 0Q0 30 -58 0Z', '#c99a32', 6);
    else {
      form(g, 'M-44 -10Q-50 22 -12 40L0 30L12 40Q50 22 44 -10Q26 22 0 22Q-26 22 -44 -10Z', '#c99a32', 5.5);
      ink(g, 'M-12 38L-16 88M12 38L15 80', 5, CREAM);
      if (!apron) ink(g, 'M-46 196L-38 144L38 144L46 196', 4.4);
    }
    if (apron) {
      if (back) ink(g, 'M-72 130Q0 142 72 130', 10, TEAL);
      else {
        form(g, 'M-40 66L40 66L46 120L74 132L78 330Q0 350 -78 330L-74 132L-46 120Z', TEAL, 6);
        shade(
          g,
          'M-40 66L40 66L46 120L74 132L78 330Q0 350 -78 330L-74 132L-46 120Z',
          'M-90 120L-50 120Q-40 240 -50 350L-90 350Z',
          '#226660',
        );
        ink(g, 'M-40 66L-34 16M40 66L34 16', 8, '#226660');
        at(g, { x: 0, y: 98, scale: 0.5 }, () => paw(g, AMBER));
      }
    }
    if (!back) at(g, { x: 0, y: HEAD_Y }, () => head(g, CLERK, clerkHair(g), pose));
    sleeve(g, -1, left, HOODIE, CLERK.skin);
    sleeve(g, 1, right, HOODIE, CLERK.skin);
    if (back) {
      at(g, { x: 0, y: HEAD_Y, turn: pose.tilt ?? 0 }, () => {
        form(g, 'M-20 34Q-18 54 -26 70Q0 84 26 70Q18 54 20 34Z', CLERK.skin, 5);
        form(g, 'M-58 4Q-68 -2 -64 16Q-58 30 -52 26ZM58 4Q68 -2 64 16Q58 30 52 26Z', CLERK.skin, 5);
        form(
          g,
          'M-58 22Q-74 -40 -54 -64Q-44 -88 0 -88Q10 -104 30 -98Q22 -90 26 -84Q58 -70 60 -36Q66 0 56 26L44 40L34 28L20 46L6 32L-10 46L-24 30L-38 42Z',
          HAIR,
          6,
        );
        ink(g, 'M-34 -50Q-10 -70 20 -62M-40 -10Q-36 10 -30 22', 5, HAIRLIGHT);
      });
    }
  });

/** The seal of the house. */
export const paw = (g: SKRSContext2D, colour: string): void => {
  g.fillStyle = colour;
  for (const [x, y, rx, ry] of [
    [0, 14, 26, 21],
    [-31, -10, 10, 14],
    [-11, -26, 10, 15],
    [12, -26, 10, 15],
    [32, -10, 10, 14],
  ] as const) {
    g.beginPath();
    g.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    g.fill();
  }
};

/* Mr. Oh: a customer on his hundredth day. */

export const OH: Features = { skin: '#f0c39a', shadow: '#c98c62', iris: '#4a3226', brow: 8, browColour: '#f4efe4', old: true };
const COAT: Garb = { cloth: '#7d5a46', dark: '#573b30', shoulder: 76, widths: [50, 56, 54, 48], cuff: '#573b30' };

export const oh = (g: SKRSContext2D, pose: Pose): void =>
  place(g, pose, () => {
    const { left = DOWN.left, right = DOWN.right, back, standing, fire } = pose;
    if (standing) {
      form(g, 'M-50 190L-52 390L-8 392L0 250L8 392L54 390L50 190Z', '#4b4a52', 6);
      form(g, 'M-60 388L-6 390L-6 420Q-50 426 -76 418Q-76 402 -60 388ZM8 390L60 388Q78 402 78 418Q50 426 6 420Z', '#3a2426', 6);
    }
    if (!back) neck(g, OH);
    const torso = 'M-28 -4C-50 8 -68 12 -78 34L-84 270Q0 290 84 270L78 34C68 12 50 8 28 -4Q0 16 -28 -4Z';
    form(g, torso, COAT.cloth, 6);
    shade(g, torso, 'M-100 20L-46 40Q-36 150 -44 300L-100 300ZM50 80Q46 180 52 300L100 300L100 30Z', COAT.dark);
    if (fire) rim(g, torso, fire * 3);
    if (!back) {
      form(g, 'M-30 -8Q-34 20 0 70Q34 20 30 -8Q0 24 -30 -8Z', '#c04b3c', 5);
      ink(g, 'M-16 14L8 36M-8 6L16 26M14 12L-8 38', 3, '#f0c05a');
      form(g, 'M-30 -6L-52 40L-24 50L-2 74L0 280', 'rgba(0,0,0,0)', 5);
      form(g, 'M30 -6L52 40L24 50L2 74', 'rgba(0,0,0,0)', 5);
      for (const y of [120, 170, 220])
        form(
          g,
          `M14 ${y - 7}Q22 ${y - 8} 22 ${y}Q22 ${y + 8} 14 ${y + 7}Q7 ${y + 6} 7 ${y}Q7 ${y - 6} 14 ${y - 7}Z`,
          '#2f1f22',
          0,
        );
    }
    const headOf = (): void => {
      if (back) {
        form(g, 'M-20 34Q-18 54 -26 70Q0 84 26 70Q18 54 20 34Z', OH.skin, 5);
        form(g, 'M-56 10Q-64 -60 0 -66Q64 -60 56 10Q50 50 0 54Q-50 50 -56 10Z', OH.skin, 6);
        form(g, 'M-58 -4Q-50 40 -30 44Q0 36 30 44Q50 40 58 -4Q60 30 40 54Q0 64 -40 54Q-60 30 -58 -4Z', '#f4efe4', 5);
      } else
        head(
          g,
          OH,
          {
            under: (t) =>
              form(g, `M-62 10Q-70 40 -48 44L-40 10ZM${60 - 6 * t} 10Q${68 - 6 * t} 40 ${46 - 4 * t} 44L38 10Z`, '#f4efe4', 5),
            over: (t) => {
              form(
                g,
                `M${-24 + 14 * t} 36Q${-6 + 14 * t} 26 ${14 * t} 34Q${8 + 14 * t} 26 ${26 + 12 * t} 36Q${30 + 12 * t} 46 ${16 + 12 * t} 44Q${14 * t} 38 ${-14 + 14 * t} 45Q${-30 + 14 * t} 46 ${-24 + 14 * t} 36Z`,
                '#f4efe4',
                4,
              );
            },
          },
          pose,
        );
      form(g, 'M-62 -22Q-66 -70 0 -76Q66 -70 62 -26Q40 -40 0 -40Q-40 -38 -62 -22Z', '#6a4a3c', 6);
      if (!back)
        at(g, { x: 0, y: 0, mirrored: (pose.turn ?? 0) < 0 }, () =>
          form(g, 'M-8 -44Q50 -46 78 -20Q60 -18 40 -26Q10 -36 -8 -34Z', '#573b30', 5),
        );
      ink(g, 'M0 -76L2 -46M-30 -70Q-34 -52 -36 -38', 3.4, '#573b30');
    };
    at(g, { x: 0, y: HEAD_Y, turn: back ? (pose.tilt ?? 0) : 0 }, headOf);
    sleeve(g, -1, left, COAT, OH.skin);
    sleeve(g, 1, right, COAT, OH.skin);
  });
