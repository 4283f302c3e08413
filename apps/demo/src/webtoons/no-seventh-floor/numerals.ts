import { type Fill } from '../kit/pen.ts';
import { at, line, type Pen } from './ink.ts';

/** Segments of a display's digit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const SEGMENTS = ['M4 0H36', 'M0 4V36', 'M40 4V36', 'M4 40H36', 'M0 44V76', 'M40 44V76', 'M4 80H36'] as const;
const LIT = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
] as const;

/** A number as a hospital's displays show it, `size` high; a colon stands between hours and minutes. */
export const display = (g: Pen, text: string, x: number, y: number, size: number, color: Fill, off?: string): void =>
  at(g, x, y, size / 80, () => {
    let left = 0;
    for (const character of text) {
      if (character === ':') {
        line(g, `M${left + 4} 24v1M${left + 4} 56v1`, 12, color);
        left += 24;
        continue;
      }
      const lit = LIT[Number(character)] ?? '';
      at(g, left, 0, 1, () => SEGMENTS.forEach((segment, index) => off && lit[index] !== '1' && line(g, segment, 8, off)));
      at(g, left, 0, 1, () => SEGMENTS.forEach((segment, index) => lit[index] === '1' && line(g, segment, 8, color)));
      left += 60;
    }
  });

/** Digits as painted on doors and written on charts, 40 wide and 60 high. */
const STROKES = [
  'M20 0C-4 0 -4 60 20 60C44 60 44 0 20 0',
  'M8 12L22 0V60',
  'M4 14C4 -6 38 -4 36 16C34 30 10 42 3 60H38',
  'M4 6C20 -6 38 2 34 16C32 26 22 28 14 28C26 28 38 32 37 44C36 62 12 64 2 52',
  'M28 60V0L2 42H38',
  'M34 0H8L5 26C20 18 38 24 37 42C36 62 12 64 2 52',
  'M32 2C12 8 2 28 3 42C4 66 38 66 37 42C36 24 10 22 4 40',
  'M2 0H38C26 20 18 40 15 60',
  'M20 28C0 26 0 0 20 0C40 0 40 26 20 28C-4 30 -4 60 20 60C44 60 44 30 20 28',
  'M36 20C36 -6 4 -6 4 18C4 40 36 38 36 20C36 40 28 54 12 60',
] as const;

/** A number in plain strokes; by Bo-ra's hand a seven is crossed. */
export const written = (g: Pen, text: string, x: number, y: number, size: number, color: Fill, hand = false): void =>
  at(g, x, y, size / 60, () => {
    [...text].forEach((character, index) => {
      at(
        g,
        index * 54,
        0,
        1,
        () => {
          line(g, STROKES[Number(character) as 0] ?? '', hand ? 5 : 7, color);
          if (hand && character === '7') line(g, 'M6 34L34 28', 5, color);
        },
        hand ? -4 : 0,
      );
    });
  });
