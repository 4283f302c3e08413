import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bubbles, SHOUT, tailPath, THOUGHT } from './balloon-shapes.ts';

const numbersIn = (path: string): readonly number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('the outlines are closed and surround their text on every side with at most a fifth of margin', () => {
  for (const outline of [SHOUT, THOUGHT]) {
    const numbers = numbersIn(outline);
    expect(outline).toMatch(/^M.*Z$/);
    expect(Math.min(...numbers)).toBeLessThan(5);
    expect(Math.max(...numbers)).toBeGreaterThan(95);
    expect(Math.min(...numbers)).toBeGreaterThan(-20);
    expect(Math.max(...numbers)).toBeLessThan(120);
  }
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const balloon = fc.record({ x: share, y: share, tail: fc.record({ x: share, y: share }) });
const height = fc.double({ min: 50, max: 250, noNaN: true });

test('a tail points to the speaker and grows out of the middle of its balloon', () => {
  fc.assert(
    fc.property(balloon, height, (placed, field) => {
      const numbers = numbersIn(tailPath(placed, field));
      const [rootX = 0, rootY = 0, , , tipX, tipY, , , otherX = 0, otherY = 0] = numbers;
      expect(tipX).toBeCloseTo(100 * placed.tail.x, 1);
      expect(tipY).toBeCloseTo(field * placed.tail.y, 1);
      expect((rootX + otherX) / 2).toBeCloseTo(100 * placed.x, 1);
      expect((rootY + otherY) / 2).toBeCloseTo(field * placed.y, 1);
    }),
  );
});

test('the bubbles of a thought lead from the balloon to the thinker, each smaller than the one before', () => {
  fc.assert(
    fc.property(balloon, height, (placed, field) => {
      const all = bubbles(placed, field);
      const distances = all.map(({ cx, cy }) => Math.hypot(cx - 100 * placed.x, cy - field * placed.y));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(all.map(({ r }) => r)).toEqual(all.map(({ r }) => r).toSorted((a, b) => b - a));
    }),
  );
});
