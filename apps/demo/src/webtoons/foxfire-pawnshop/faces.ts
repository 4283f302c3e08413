import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { alpha } from '../../artwork/kit/colour.ts';
import { at } from '../kit/pen.ts';
import { CORE, form, ink, LINE, shade } from './style.ts';

export type Mood =
  | 'calm'
  | 'smug'
  | 'grin'
  | 'puzzled'
  | 'shocked'
  | 'cross'
  | 'sad'
  | 'weeping'
  | 'soft'
  | 'asleep'
  | 'weary'
  | 'happy'
  | 'sly';
type Mouth = 'flat' | 'smile' | 'grin' | 'frown' | 'small' | 'open' | 'gasp' | 'wail' | 'wave' | 'cat';

interface Expression {
  /** Of the eyes; 0 is shut. */
  open: number;
  /** How far the ends of the brows are lowered. */
  inner: number;
  outer: number;
  lift?: number;
  mouth: Mouth;
  blush?: boolean;
  sweat?: boolean;
  tears?: boolean;
  /** Eyes shut upwards. */
  merry?: boolean;
  /** Size of the pupil. */
  pupil?: number;
}

const MOODS: Readonly<Record<Mood, Expression>> = {
  calm: { open: 0.9, inner: 0, outer: 0, mouth: 'small' },
  smug: { open: 0.55, inner: 3, outer: -5, mouth: 'cat' },
  sly: { open: 0.5, inner: 6, outer: -6, mouth: 'grin' },
  grin: { open: 0.95, inner: 0, outer: -3, mouth: 'grin' },
  puzzled: { open: 1, inner: -4, outer: 4, mouth: 'wave', sweat: true },
  shocked: { open: 1.35, inner: -8, outer: -4, lift: 8, mouth: 'gasp', pupil: 0.5, sweat: true },
  cross: { open: 0.8, inner: 11, outer: -4, mouth: 'frown' },
  sad: { open: 0.7, inner: -10, outer: 6, mouth: 'frown' },
  weeping: { open: 0, inner: -10, outer: 6, mouth: 'wail', tears: true, blush: true },
  soft: { open: 0.8, inner: -5, outer: 3, mouth: 'smile', blush: true },
  asleep: { open: 0, inner: -2, outer: 3, mouth: 'small' },
  weary: { open: 0.45, inner: -3, outer: 5, mouth: 'flat' },
  happy: { open: 0, inner: -3, outer: 0, mouth: 'open', merry: true, blush: true },
};

const MOUTHS: Readonly<Record<Mouth, string>> = {
  flat: 'M-10 0L11 0',
  smile: 'M-13 -3Q0 9 14 -4',
  grin: 'M-18 -5Q0 0 20 -8Q16 13 0 14Q-14 12 -18 -5Z',
  frown: 'M-11 5Q0 -5 12 4',
  small: 'M-6 0Q0 4 7 0',
  open: 'M-15 -4Q0 -1 16 -5Q13 17 0 17Q-13 16 -15 -4Z',
  gasp: 'M-9 2Q-9 -9 1 -9Q11 -9 11 4Q10 17 1 17Q-9 16 -9 2Z',
  wail: 'M-16 10Q-18 -10 0 -10Q19 -10 17 10Q10 4 0 5Q-9 5 -16 10Z',
  wave: 'M-13 2Q-8 -4 -3 1Q3 6 7 0Q10 -3 14 1',
  cat: 'M-14 -2Q-8 7 0 0Q8 8 17 -5',
};
const FILLED: ReadonlySet<Mouth> = new Set(['grin', 'open', 'gasp', 'wail']);

export interface Look {
  /** -0.7 (to the left) to 0.7. */
  turn?: number;
  mood?: Mood;
  gaze?: readonly [number, number];
  tilt?: number;
}

export interface Features {
  skin: string;
  shadow: string;
  iris: string;
  /** A fox's pupil is a slit. */
  slit?: boolean;
  lashes?: boolean;
  brow: number;
  browColour: string;
  fang?: boolean;
  old?: boolean;
}

export const contour = (t: number): string =>
  `M${-56 + 3 * t} -12C${-59 + 6 * t} 12 ${-52 + 9 * t} 32 ${-38 + 13 * t} 44Q${-18 + 16 * t} 60 ${14 * t} 62Q${18 + 12 * t} 60 ${38 + 4 * t} 44C${53 - 4 * t} 30 ${58 - 7 * t} 12 ${55 - 6 * t} -12C${54 - 4 * t} -74 ${-54 + 4 * t} -74 ${-56 + 3 * t} -12Z`;

const around = (angle: number, t: number) => ({ x: 50 * Math.sin(angle + 0.62 * t) + 2 * t, squash: Math.cos(angle + 0.6 * t) });

const eye = (g: SKRSContext2D, side: 1 | -1, f: Features, e: Expression, [gazeX, gazeY]: readonly [number, number]): void => {
  if (e.open === 0) {
    ink(g, e.merry ? 'M-13 4Q0 -10 13 4' : 'M-13 -1Q0 9 13 -1', 5);
    return;
  }
  const tall = 17 * e.open;
  const white = `M-14 2Q-13 ${-tall} 0 ${-tall}Q13 ${-tall} 14 2Q12 ${Math.min(13, tall)} 0 ${Math.min(14, tall + 1)}Q-12 ${Math.min(13, tall)} -14 2Z`;
  form(g, white, '#fffaf0', 0);
  g.save();
  g.clip(new Path2D(white));
  const size = e.pupil ?? 1;
  g.fillStyle = f.iris;
  g.beginPath();
  g.ellipse(gazeX * 5, 1 + gazeY * 5, 10.5 * size, 13 * size, 0, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = LINE;
  g.beginPath();
  g.ellipse(gazeX * 5, 1 + gazeY * 5, (f.slit ? 2.6 : 5.5) * size, (f.slit ? 11 : 7.5) * size, 0, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = CORE;
  g.beginPath();
  g.arc(gazeX * 5 + 4, -5 + gazeY * 5, 3.4 * size, 0, Math.PI * 2);
  g.fill();
  g.fillStyle = alpha(LINE, 0.22);
  g.fillRect(-16, -tall - 2, 32, 6);
  g.restore();
  ink(
    g,
    `M${-side * 13} ${3 - tall * 0.3}Q${-side * 11} ${-tall} 0 ${-tall - 1}Q${side * 13} ${-tall} ${side * 16} ${1 - tall * 0.1}`,
    5.5,
  );
  if (f.lashes)
    ink(
      g,
      `M${side * 14} ${-tall * 0.45}L${side * 22} ${-tall * 0.7}M${side * 15.5} ${-tall * 0.1}L${side * 23} ${-tall * 0.25}`,
      4,
    );
  ink(
    g,
    `M${-side * 5} ${Math.min(14, tall + 1)}Q${side * 6} ${Math.min(15, tall + 2)} ${side * 11} ${Math.min(10, tall - 2)}`,
    2,
    alpha(LINE, 0.6),
  );
};

const faceRight = (g: SKRSContext2D, t: number, f: Features, mood: Mood, gaze: readonly [number, number]): void => {
  const e = MOODS[mood];
  const outline = contour(t);
  form(g, outline, f.skin, 5);
  shade(g, outline, 'M-70 -90L70 -90L70 -26Q0 -40 -70 -14Z', alpha(f.shadow, 0.55));
  shade(g, outline, `M-70 -20L${-44 + 8 * t} -20Q${-40 + 12 * t} 40 ${4 + 14 * t} 64L-70 70Z`, alpha(f.shadow, 0.4));
  for (const side of [-1, 1] as const) {
    const { x, squash } = around(side * 0.5, t);
    at(g, { x, y: 6 }, () => {
      g.scale(0.5 + 0.5 * squash, 1);
      if (e.blush) {
        g.fillStyle = alpha('#f0705a', 0.42);
        g.beginPath();
        g.ellipse(side * 8, 25, 14, 8, 0, 0, Math.PI * 2);
        g.fill();
      }
      if (f.old) ink(g, `M${side * 20} -2L${side * 27} -7M${side * 20} 4L${side * 28} 5M-9 20Q0 24 9 20`, 2.4, alpha(LINE, 0.5));
      eye(g, side, f, e, gaze);
      const lift = -28 - (e.lift ?? 0);
      ink(
        g,
        `M${-side * 11} ${lift + 3 + e.inner}Q${side * 2} ${lift - 4} ${side * 17} ${lift + 4 + e.outer}`,
        f.brow,
        f.browColour,
      );
      if (e.tears)
        form(g, `M${side * 8 - 6} 6Q${side * 8} 2 ${side * 8 + 6} 6L${side * 14 + 6} 62L${side * 14 - 8} 62Z`, '#bfe3f4', 3);
    });
  }
  const nose = around(0, t).x + 5 * t;
  ink(
    g,
    f.old
      ? `M${nose - 2} 12Q${nose + 12} 22 ${nose + 4} 28Q${nose - 4} 32 ${nose - 9} 27`
      : `M${nose + 1} 18Q${nose + 6} 24 ${nose - 2} 26`,
    3.4,
  );
  at(g, { x: around(0, t).x * 0.96, y: 43 }, () => {
    g.scale(1 - t * 0.2, f.old ? 0.9 : 1);
    const path = MOUTHS[e.mouth];
    if (!FILLED.has(e.mouth)) return ink(g, path, 4.4);
    form(g, path, '#7c2335', 4);
    if (e.mouth !== 'wail')
      shade(g, path, e.mouth === 'grin' ? 'M-24 -12L24 -14L20 1Q0 6 -20 2Z' : 'M-24 -12L24 -12L24 -2L-24 -2Z', '#fffaf0');
    shade(g, path, 'M-10 20Q0 4 12 18L12 30L-12 30Z', '#e0645c');
    if (f.fang) form(g, 'M9 -4L14 8L18 -6Z', '#fffaf0', 2.4);
  });
  if (e.sweat)
    form(g, `M${50 - 4 * t} -34Q${60 - 4 * t} -18 ${51 - 4 * t} -12Q${41 - 4 * t} -16 ${50 - 4 * t} -34Z`, '#bfe3f4', 3);
};

export interface Dressing {
  under: (t: number) => void;
  over: (t: number) => void;
}

/** A head with its middle at the origin, chin 62 below. */
export const head = (
  g: SKRSContext2D,
  features: Features,
  dressing: Dressing,
  { turn = 0, mood = 'calm', gaze = [0, 0], tilt = 0 }: Look,
): void => {
  const t = Math.abs(turn);
  at(g, { x: 0, y: 50, turn: tilt }, () =>
    at(g, { x: 0, y: -50, mirrored: turn < 0 }, () => {
      dressing.under(t);
      faceRight(g, t, features, mood, [turn < 0 ? -gaze[0] : gaze[0], gaze[1]]);
      dressing.over(t);
    }),
  );
};

/** One eye for a close-up, half width 200. */
export const bigEye = (
  g: SKRSContext2D,
  { iris, slit = false, open: wide = 1, mirrored = false }: { iris: string; slit?: boolean; open?: number; mirrored?: boolean },
): void =>
  at(g, { x: 0, y: 0, mirrored }, () => {
    const white = `M-190 30Q-120 ${-150 * wide} 20 ${-150 * wide}Q150 ${-140 * wide} 210 -20Q150 ${110 * wide} 0 ${112 * wide}Q-130 ${110 * wide} -190 30Z`;
    form(g, white, '#fffaf0', 0);
    g.save();
    g.clip(new Path2D(white));
    g.fillStyle = iris;
    g.beginPath();
    g.arc(10, -10, 108, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = alpha('#fff3c4', 0.45);
    g.beginPath();
    g.ellipse(10, 34, 78, 54, 0, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = LINE;
    g.beginPath();
    g.ellipse(10, -10, slit ? 20 : 50, slit ? 96 : 50, 0, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = CORE;
    g.beginPath();
    g.ellipse(54, -58, 30, 24, 0.5, 0, Math.PI * 2);
    g.arc(-40, 40, 12, 0, Math.PI * 2);
    g.fill();
    g.fillStyle = alpha(LINE, 0.25);
    g.fillRect(-220, -180, 460, 66);
    g.restore();
    ink(g, `M-204 44Q-120 ${-156 * wide} 20 ${-156 * wide}Q160 ${-146 * wide} 232 -34`, 30);
    ink(g, `M-150 74Q-60 ${124 * wide} 30 ${118 * wide}Q120 ${108 * wide} 180 30`, 8);
    ink(g, `M-150 ${-136 * wide - 20}Q0 ${-210 * wide} 190 ${-130 * wide}`, 9, alpha(LINE, 0.6));
  });
