import { at, fill, line, within } from '../kit/pen.ts';
import { drop, LINE, oval, shape, type Brush } from './brush.ts';

type Eyes = 'open' | 'wide' | 'happy' | 'half' | 'squeezed' | 'sparkle' | 'wet' | 'dizzy' | 'shut';
type Mouth = 'smile' | 'grin' | 'flat' | 'wobble' | 'o' | 'shout' | 'frown' | 'smirk' | 'talk';

interface Expression {
  eyes: Eyes;
  mouth: Mouth;
  /** Inner ends of the brows: up when worried, down when cross; none without brows. */
  brows?: number;
  blush?: boolean;
}

const EXPRESSIONS = {
  service: { eyes: 'happy', mouth: 'grin', blush: true },
  content: { eyes: 'open', mouth: 'smile', blush: true },
  talk: { eyes: 'open', mouth: 'talk', blush: true },
  flat: { eyes: 'half', mouth: 'flat' },
  worried: { eyes: 'open', mouth: 'wobble', brows: 1 },
  shocked: { eyes: 'wide', mouth: 'o', brows: 0.8 },
  yelling: { eyes: 'squeezed', mouth: 'shout', brows: -1 },
  screaming: { eyes: 'wide', mouth: 'shout', brows: 0.6 },
  cross: { eyes: 'open', mouth: 'frown', brows: -1 },
  smug: { eyes: 'half', mouth: 'smirk', brows: 0.3 },
  glad: { eyes: 'sparkle', mouth: 'grin', blush: true },
  moved: { eyes: 'wet', mouth: 'wobble', brows: 0.8, blush: true },
  crying: { eyes: 'squeezed', mouth: 'shout', brows: 1.2, blush: true },
  sad: { eyes: 'open', mouth: 'frown', brows: 1 },
  asleep: { eyes: 'shut', mouth: 'o' },
  dizzy: { eyes: 'dizzy', mouth: 'wobble' },
  bliss: { eyes: 'happy', mouth: 'smile', blush: true },
} as const satisfies Record<string, Expression>;

export type Mood = keyof typeof EXPRESSIONS;

const eye = (g: Brush, x: number, kind: Eyes, [lookX, lookY]: readonly [number, number], size: number): void =>
  at(g, { x, y: 0, scale: size }, () => {
    if (kind === 'happy') return line(g, 'M-17 8Q0 -20 17 8', LINE, 7);
    if (kind === 'shut') return line(g, 'M-16 0Q0 14 16 0', LINE, 6);
    if (kind === 'squeezed') return line(g, x < 0 ? 'M-15 -12L13 2L-15 15' : 'M15 -12L-13 2L15 15', LINE, 7);
    if (kind === 'dizzy') return line(g, 'M0 0q8 -8 10 2t-14 10t-12 -16t24 -8', LINE, 5);
    const [w, h] = kind === 'wide' ? [25, 30] : kind === 'sparkle' || kind === 'wet' ? [22, 27] : [19, 24];
    const white = oval(0, 0, w, h);
    shape(g, white, '#ffffff', 5);
    within(g, white, () => {
      const pupil = kind === 'wide' ? 7 : kind === 'open' || kind === 'half' ? 12 : 19;
      const [px, py] = [lookX * (w - pupil) * 0.9, lookY * (h - pupil) * 0.9];
      fill(g, oval(px, py, pupil, pupil * 1.15), '#1c3640');
      fill(g, oval(px + pupil * 0.35, py - pupil * 0.4, pupil * 0.36), '#ffffff');
      if (pupil > 15) fill(g, oval(px - 7, py + 8, 4.5), '#ffffff');
      if (kind === 'wet') fill(g, 'M-24 10Q-12 2 0 10T24 10V30H-24Z', '#9fe8ff');
    });
    if (kind === 'half') {
      within(g, white, () => fill(g, 'M-30 -40H30V-2H-30Z', 'rgba(23,66,76,.32)'));
      line(g, `M${-w} -2H${w}`, LINE, 7);
    }
  });

const mouth = (g: Brush, kind: Mouth): void => {
  if (kind === 'smile') line(g, 'M-20 0Q0 20 20 0', LINE, 6);
  if (kind === 'flat') line(g, 'M-18 6H18', LINE, 6);
  if (kind === 'frown') line(g, 'M-20 14Q0 -8 20 14', LINE, 6);
  if (kind === 'smirk') line(g, 'M-18 8Q4 16 24 -6', LINE, 6);
  if (kind === 'wobble') line(g, 'M-24 8q8 -12 16 0t16 0t16 -2', LINE, 6);
  if (kind === 'o') shape(g, oval(0, 10, 12, 16), '#8d2f3c', 5);
  const open =
    kind === 'grin'
      ? 'M-30 -4Q0 4 30 -4Q28 34 0 34Q-28 34 -30 -4Z'
      : kind === 'talk'
        ? 'M-17 2Q0 -4 17 2Q14 24 0 24Q-14 24 -17 2Z'
        : 'M-38 -6Q0 -22 38 -6Q46 54 0 56Q-46 54 -38 -6Z';
  if (kind === 'grin' || kind === 'talk' || kind === 'shout') {
    shape(g, open, '#8d2f3c', 6);
    within(g, open, () => fill(g, oval(0, kind === 'shout' ? 50 : 30, kind === 'shout' ? 26 : 16, 16), '#ff8d8d'));
    line(g, open, LINE, 6);
  }
};

export interface Face {
  mood?: Mood;
  look?: readonly [x: number, y: number];
}

/** Eyes, brows, mouth and cheeks around the origin; the eyes stand `apart` from its middle, the mouth lies `below`. */
export const face = (
  g: Brush,
  { mood = 'content', look = [0, 0] }: Face,
  { apart = 34, below = 40, size = 1, brow = LINE }: { apart?: number; below?: number; size?: number; brow?: string } = {},
): void => {
  const { eyes, mouth: kind, brows, blush }: Expression = EXPRESSIONS[mood];
  if (blush)
    for (const side of [-1, 1]) fill(g, oval(side * apart * 1.75, below * 0.62, 15 * size, 9 * size), 'rgba(255,120,120,.5)');
  for (const side of [-1, 1]) {
    eye(g, side * apart, eyes, look, size);
    const lift = eyes === 'wide' ? -44 : -37;
    if (brows !== undefined)
      line(
        g,
        `M${side * (apart - 16 * size)} ${(lift - brows * 9) * size}L${side * (apart + 17 * size)} ${(lift + brows * 6) * size}`,
        brow,
        7 * size,
      );
  }
  at(g, { x: 0, y: below, scale: size }, () => mouth(g, kind));
  if (mood === 'crying')
    for (const side of [-1, 1]) {
      fill(
        g,
        `M${side * apart - 9} 14Q${side * apart} 60 ${side * (apart + 26)} 120H${side * (apart + 58)}Q${side * (apart + 40)} 50 ${side * apart + 12} 10Z`,
        '#9fe8ff',
      );
      drop(g, side * (apart + 74), 20, 34 * size);
    }
};
