import { expect, test } from 'vitest';
import { moveAlong, moveAround, nearestTo } from './spatial.ts';

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
