import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { brush } from '../kit/brush.ts';
import { at } from '../kit/pen.ts';
import { form, GLEAM, INK, PAPER, shade } from './style.ts';

export type Mood = 'calm' | 'wry' | 'tender' | 'wary' | 'startled' | 'angry' | 'sad' | 'shut' | 'laughing' | 'stern';
type Mouth = 'flat' | 'smile' | 'smirk' | 'frown' | 'small' | 'open' | 'gasp' | 'wide';

/** `inner` and `outer` are how far the ends of the brows are lowered. */
interface Expression {
  open: number;
  inner: number;
  outer: number;
  mouth: Mouth;
  blush?: number;
  /** Eyes shut in a laugh. */
  merry?: boolean;
}

const MOODS: Readonly<Record<Mood, Expression>> = {
  calm: { open: 0.8, inner: 0, outer: 0, mouth: 'small' },
  wry: { open: 0.62, inner: 2, outer: -4, mouth: 'smirk' },
  tender: { open: 0.7, inner: -3, outer: 2, mouth: 'smile', blush: 0.34 },
  wary: { open: 0.72, inner: 5, outer: -1, mouth: 'flat' },
  startled: { open: 1.35, inner: -9, outer: -5, mouth: 'gasp' },
  angry: { open: 0.86, inner: 9, outer: -5, mouth: 'open' },
  sad: { open: 0.62, inner: -8, outer: 4, mouth: 'frown' },
  shut: { open: 0, inner: -2, outer: 2, mouth: 'small' },
  laughing: { open: 0, inner: -4, outer: 0, mouth: 'wide', blush: 0.3, merry: true },
  stern: { open: 0.66, inner: 6, outer: -2, mouth: 'frown' },
};

const MOUTHS: Readonly<Record<Mouth, string>> = {
  flat: 'M-9 0Q0 1 9 -1',
  smile: 'M-11 -2Q0 7 12 -4',
  smirk: 'M-8 1Q3 4 12 -5',
  frown: 'M-9 3Q0 -3 10 3',
  small: 'M-6 0Q0 3 7 0',
  open: 'M-9 -2Q0 -7 10 -3Q8 9 0 9Q-8 8 -9 -2Z',
  gasp: 'M-6 0Q-5 -8 0 -8Q7 -8 7 1Q6 10 0 10Q-6 9 -6 0Z',
  wide: 'M-13 -4Q0 1 14 -5Q9 13 0 13Q-9 12 -13 -4Z',
};
const FILLED: ReadonlySet<Mouth> = new Set(['open', 'gasp', 'wide']);

export interface Look {
  /** How far the face is turned, -0.7 (to the left) to 0.7. */
  turn?: number;
  mood?: Mood;
  /** Where the eyes go, -1 to 1 each way; x follows the picture. */
  gaze?: readonly [number, number];
  /** Leaning of the head, radians. */
  tilt?: number;
}

export interface Features {
  skin: string;
  shadow: string;
  brow: number;
  /** Half the width of an eye. */
  eye: number;
  lips: string;
  /** Shadow on chin and cheeks. */
  stubble?: boolean;
  tired?: boolean;
}

/** The outline of a face turned to the right by t; chin at 63, ears at ±46. */
export const contour = (t: number): string =>
  `M${-47 + 4 * t} -18C${-49 + 6 * t} 2 ${-46 + 10 * t} 12 ${-43 + 10 * t} 22Q${-38 + 12 * t} 40 ${-26 + 14 * t} 50Q${-13 + 16 * t} 63 ${18 * t} 64Q${13 + 15 * t} 63 ${27 + 6 * t} 48Q${40 + t} 36 ${44 - 3 * t} 18Q${45 - 3 * t} 8 ${44 - 6 * t} -3Q${46 - 3 * t} -10 ${46 - 2 * t} -22C${50 - 4 * t} -78 ${-50 + 4 * t} -78 ${-47 + 4 * t} -18Z`;

/** Where a feature at this angle from the middle of the face comes to stand, and how narrow it looks. */
const around = (angle: number, t: number) => ({ x: 43 * Math.sin(angle + 0.62 * t) + 2 * t, squash: Math.cos(angle + 0.62 * t) });

const eye = (
  g: SKRSContext2D,
  side: 1 | -1,
  half: number,
  { open, merry }: Expression,
  [gazeX, gazeY]: readonly [number, number],
): void => {
  const inner = -side * half;
  const outer = side * half;
  if (open === 0) {
    brush(g, merry ? `M${inner} 2Q0 -9 ${outer} 2` : `M${inner} 1Q0 7 ${outer} -1`, { colour: INK, width: 3.6, ends: 0.4 });
    return;
  }
  const rise = -8 * open - 1;
  const white = `M${inner} 3Q${inner * 0.35} ${rise * 1.25} ${outer} -2Q${outer * 0.5} ${5 * open + 2} ${inner} 3Z`;
  g.fillStyle = '#f8f4e8';
  g.fill(new Path2D(white));
  g.save();
  g.clip(new Path2D(white));
  g.fillStyle = INK;
  g.beginPath();
  g.arc(gazeX * half * 0.4, -1 + gazeY * 3, open > 1.2 ? 5 : 6, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = GLEAM;
  g.beginPath();
  g.arc(gazeX * half * 0.4 + 2, -3.2 + gazeY * 3, 1.7, 0, Math.PI * 2);
  g.fill();
  g.restore();
  brush(g, `M${inner} 3Q${inner * 0.35} ${rise * 1.25} ${outer} -2L${outer * 1.22} -4`, { colour: INK, width: 4.6, ends: 0.35 });
  brush(g, `M${outer * 0.8} 1.5Q${outer * 0.2} ${5 * open + 1} ${inner * 0.4} ${4 * open + 1}`, {
    colour: alpha(INK, 0.6),
    width: 1.6,
  });
  brush(g, `M${inner * 0.6} ${rise - 3}Q${outer * 0.2} ${rise - 5} ${outer * 0.9} ${rise + 1}`, {
    colour: alpha(INK, 0.4),
    width: 1.4,
  });
};

/** Skin, eyes, brows, nose and mouth; hair is put over it by the one whose face it is. Drawn facing right. */
const faceRight = (g: SKRSContext2D, t: number, features: Features, mood: Mood, gaze: readonly [number, number]): void => {
  const expression = MOODS[mood];
  const outline = contour(t);
  form(g, outline, features.skin, { width: 3.4, seed: 3 });
  shade(g, outline, `M-60 -80L${-26 + 14 * t} -70Q${-40 + 12 * t} 10 ${-14 + 14 * t} 70L-60 80Z`, alpha(features.shadow, 0.5));
  shade(g, outline, `M-60 -80L60 -80L60 -26Q0 -38 -60 -20Z`, alpha(features.shadow, 0.45));
  if (features.stubble) shade(g, outline, `M${-40 + 10 * t} 30Q${14 * t} 50 ${40 - t} 26L40 80L-40 80Z`, alpha(INK, 0.16));
  for (const side of [-1, 1] as const) {
    const { x, squash } = around(side * 0.46, t);
    at(g, { x, y: 6 }, () => {
      g.scale(0.55 + 0.45 * squash, 1);
      if (features.tired) brush(g, `M-9 11Q0 15 9 10`, { colour: alpha(INK, 0.3), width: 2.2 });
      eye(g, side, features.eye, expression, gaze);
      const lift = -21 - (expression.open > 1.2 ? 3 : 0);
      brush(
        g,
        `M${-side * (features.eye - 1)} ${lift + 4 + expression.inner}Q${side * 2} ${lift - 3} ${side * (features.eye + 4)} ${lift + 5 + expression.outer}`,
        { colour: INK, width: features.brow, ends: 0.3 },
      );
    });
    if (expression.blush) {
      at(g, { x: around(side * 0.6, t).x, y: 24 }, () => {
        g.scale(squash, 0.6);
        g.fillStyle = alpha('#c98a5e', expression.blush ?? 0);
        g.beginPath();
        g.arc(0, 0, 11, 0, Math.PI * 2);
        g.fill();
      });
    }
  }
  const nose = around(0, t).x;
  brush(g, `M${nose - 1 + 3 * t} 8Q${nose + 2 + 7 * t} 20 ${nose + 4 + 8 * t} 27Q${nose + 1 + 3 * t} 31 ${nose - 5} 29`, {
    colour: alpha(INK, 0.75),
    width: 2.4,
  });
  at(g, { x: nose * 0.96, y: 43 }, () => {
    g.scale(1 - t * 0.22, 1);
    const path = MOUTHS[expression.mouth];
    if (FILLED.has(expression.mouth)) form(g, path, '#4a2a2c', { width: 2.4 });
    else {
      g.fillStyle = alpha(features.lips, 0.5);
      g.beginPath();
      g.ellipse(1, 3, 7, 3, 0, 0, Math.PI * 2);
      g.fill();
      brush(g, path, { colour: INK, width: 2.8, ends: 0.4 });
    }
  });
};

export interface Dressing {
  /** Behind the face. */
  under: (t: number) => void;
  /** Over it. */
  over: (t: number) => void;
}

/** A head with its middle at the origin; `dressing` puts hair and hat under and over the face. */
export const head = (g: SKRSContext2D, features: Features, dressing: Dressing, look: Look): void => {
  const { turn = 0, mood = 'calm', gaze = [0, 0], tilt = 0 } = look;
  const t = Math.abs(turn);
  at(g, { x: 0, y: 50, turn: tilt }, () =>
    at(g, { x: 0, y: -50, mirrored: turn < 0 }, () => {
      dressing.under(t);
      faceRight(g, t, features, mood, [turn < 0 ? -gaze[0] : gaze[0], gaze[1]]);
      dressing.over(t);
    }),
  );
};

/** A single eye, close enough to see what it sees; half width 200. */
export const bigEye = (
  g: SKRSContext2D,
  { open = 1, lashes = true, moonIn = true }: { open?: number; lashes?: boolean; moonIn?: boolean },
): void => {
  const white = `M-200 40Q-90 ${-130 * open} 60 ${-110 * open}Q160 ${-80 * open} 210 -10Q120 ${84 * open} -20 ${86 * open}Q-130 ${84 * open} -200 40Z`;
  g.fillStyle = '#f4efe0';
  g.fill(new Path2D(white));
  g.save();
  g.clip(new Path2D(white));
  g.fillStyle = alpha(INK, 0.22);
  g.fillRect(-220, -140, 460, 90 + 30 * (1 - open));
  g.fillStyle = '#1d2231';
  g.beginPath();
  g.arc(14, -8, 88, 0, Math.PI * 2);
  g.fill();
  for (let ray = 0; ray < 40; ray++) {
    const angle = (ray / 40) * Math.PI * 2;
    g.strokeStyle = alpha('#7a86a0', 0.4);
    g.lineWidth = 2;
    g.beginPath();
    g.moveTo(14 + Math.cos(angle) * 46, -8 + Math.sin(angle) * 46);
    g.lineTo(14 + Math.cos(angle) * (70 + (ray % 3) * 6), -8 + Math.sin(angle) * (70 + (ray % 3) * 6));
    g.stroke();
  }
  g.fillStyle = '#07090f';
  g.beginPath();
  g.arc(14, -8, 42, 0, Math.PI * 2);
  g.fill();
  if (moonIn) {
    g.fillStyle = GLEAM;
    g.beginPath();
    g.arc(38, -38, 22, 0, Math.PI * 2);
    g.fill();
  } else {
    g.fillStyle = PAPER;
    g.beginPath();
    g.ellipse(40, -36, 14, 18, 0.4, 0, Math.PI * 2);
    g.fill();
  }
  g.restore();
  brush(g, `M-214 52Q-90 ${-134 * open} 60 ${-114 * open}Q160 ${-84 * open} 236 -24`, { colour: INK, width: 26, ends: 0.3 });
  brush(g, `M-160 62Q-60 ${96 * open} 60 ${86 * open}Q140 ${74 * open} 200 10`, { colour: alpha(INK, 0.7), width: 6 });
  brush(g, `M-150 ${-110 * open - 10}Q0 ${-190 * open} 190 ${-96 * open}`, { colour: alpha(INK, 0.5), width: 7 });
  if (lashes)
    for (const [x, y] of [
      [150, -78],
      [186, -54],
      [214, -34],
    ] as const)
      brush(g, `M${x} ${y * open}Q${x + 26} ${y * open - 12} ${x + 44} ${y * open - 30}`, { colour: INK, width: 9, ends: 0.1 });
};
