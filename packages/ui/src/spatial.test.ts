import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveWithin } from './spatial-grid.ts';
import { moveAlong, moveAround, nearestTo, stepThrough } from './spatial.ts';

test('going down from one rail to the next lands on the card below', () => {
  const cards = [
    { left: -40, right: 80 },
    { left: 96, right: 216 },
    { left: 232, right: 352 },
  ];
  expect(nearestTo(150, cards)).toBe(1);
  expect(nearestTo(1000, cards)).toBe(2);
  expect(nearestTo(10, [])).toBe(-1);
});

test('arrow keys stop at the ends of a rail', () => {
  expect(moveAlong('ArrowRight', 0, 3)).toBe(1);
  expect(moveAlong('ArrowRight', 2, 3)).toBe(2);
  expect(moveAlong('ArrowLeft', 0, 3)).toBe(0);
  expect(moveAlong('End', 0, 3)).toBe(2);
  expect(moveAlong('a', 0, 3)).toBeNull();
});

test('arrow keys go round in tabs and menus', () => {
  expect(moveAround('ArrowDown', 2, 3)).toBe(0);
  expect(moveAround('ArrowLeft', 0, 3)).toBe(2);
  expect(moveAround('Tab', 0, 3)).toBeNull();
});

/** A grid of `count` boxes in rows of `columns`, with gaps. */
const gridOf = (count: number, columns: number) =>
  Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { left: column * 120, right: column * 120 + 100, top: row * 200, bottom: row * 200 + 180 };
  });

test('in a grid left and right read on over the ends of rows, up and down keep the column', () => {
  const grid = gridOf(10, 4);
  expect(moveWithin('ArrowRight', 3, grid)).toBe(4);
  expect(moveWithin('ArrowLeft', 4, grid)).toBe(3);
  expect(moveWithin('ArrowDown', 1, grid)).toBe(5);
  expect(moveWithin('ArrowUp', 9, grid)).toBe(5);
  expect(moveWithin('ArrowDown', 7, grid)).toBe(9);
  expect([moveWithin('Home', 5, grid), moveWithin('End', 5, grid)]).toEqual([0, 9]);
});

test('beyond the edges of a grid, and with any other key, nothing is meant', () => {
  const grid = gridOf(10, 4);
  const keys: [string, number][] = [
    ['ArrowUp', 2],
    ['ArrowDown', 9],
    ['ArrowLeft', 0],
    ['ArrowRight', 9],
    ['Enter', 4],
    ['ArrowDown', -1],
  ];
  expect(keys.map(([key, from]) => moveWithin(key, from, grid))).toEqual(keys.map(() => null));
});

test('up undoes down wherever the row below is as long, and every item is reached by arrows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 }), (count, columns) => {
      const grid = gridOf(count, columns);
      const reached = new Set([0]);
      for (const from of reached)
        for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
          const to = moveWithin(key, from, grid);
          if (to !== null) reached.add(to);
        }
      expect(reached.size).toBe(count);
      for (let from = 0; from + columns < count; from += 1)
        expect(moveWithin('ArrowUp', moveWithin('ArrowDown', from, grid) ?? -1, grid)).toBe(from);
    }),
  );
});

test('below a field, past either end of the list the text itself is chosen', () => {
  expect([null, 0, 1].map((from) => stepThrough(1, from, 2))).toEqual([0, 1, null]);
  expect([null, 0, 1].map((from) => stepThrough(-1, from, 2))).toEqual([1, null, 0]);
});
