import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FocusBox, nextInDirection } from './spatial-step.ts';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
const box = (left: number, top: number, width: number, height: number): FocusBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The chrome of the player: Back above, the line of the film, buttons below it, a button over the film. */
const BACK = box(28, 16, 48, 48);
const SKIP_INTRO = box(820, 380, 160, 48);
const LINE = box(40, 488, 944, 44);
const PLAY = box(40, 536, 48, 48);
const MUTE = box(202, 536, 48, 48);
const SETTINGS = box(930, 536, 48, 48);
const CHROME = [BACK, SKIP_INTRO, LINE, PLAY, MUTE, SETTINGS];
const from = (start: FocusBox, direction: (typeof DIRECTIONS)[number]) => CHROME[nextInDirection(direction, start, CHROME)];

test('arrow keys move through the player as the eye does', () => {
  expect(from(PLAY, 'right')).toBe(MUTE);
  expect(from(MUTE, 'right')).toBe(SETTINGS);
  expect(from(SETTINGS, 'right')).toBeUndefined();
  expect(from(SETTINGS, 'up')).toBe(LINE);
  expect(from(LINE, 'down')).toBe(PLAY);
  expect(from(LINE, 'up')).toBe(SKIP_INTRO);
  expect(from(SKIP_INTRO, 'up')).toBe(BACK);
  expect(from(BACK, 'down')).toBe(SKIP_INTRO);
  expect(from(BACK, 'right')).toBeUndefined();
});

test('in two columns Up and Down stay in the column, Left and Right change it', () => {
  const column = (left: number, top: number, count: number) =>
    Array.from({ length: count }, (_, index) => box(left, top + index * 44, 200, 44));
  const [left, right] = [column(0, 0, 3), column(240, 20, 5)];
  const boxes = [...left, ...right];
  expect(nextInDirection('down', left[0] as FocusBox, boxes)).toBe(1);
  expect(nextInDirection('down', right[1] as FocusBox, boxes)).toBe(5);
  expect(boxes[nextInDirection('right', left[1] as FocusBox, boxes)]?.left).toBe(240);
  expect(boxes[nextInDirection('left', right[2] as FocusBox, boxes)]?.left).toBe(0);
});

const rows = fc.array(
  fc.record({
    height: fc.integer({ min: 20, max: 80 }),
    gap: fc.integer({ min: 0, max: 60 }),
    boxes: fc.array(fc.record({ before: fc.integer({ min: 0, max: 300 }), width: fc.integer({ min: 20, max: 200 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  { minLength: 1, maxLength: 6 },
);

test('in any layout of rows every control is reached from every other by the four arrows', () => {
  fc.assert(
    fc.property(rows, (layout) => {
      let top = 0;
      const boxes = layout.flatMap(({ height, gap, boxes: widths }) => {
        let left = 0;
        const row = widths.map(({ before, width }) => {
          const one = box(left + before, top, width, height);
          left += before + width;
          return one;
        });
        top += height + gap;
        return row;
      });
      for (const start of boxes) {
        const reached = new Set([start]);
        for (const at of reached) {
          for (const direction of DIRECTIONS) {
            const next = boxes[nextInDirection(direction, at, boxes)];
            if (next) reached.add(next);
          }
        }
        expect(reached.size).toBe(boxes.length);
      }
    }),
  );
});
