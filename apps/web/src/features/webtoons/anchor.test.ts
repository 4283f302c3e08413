import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorAt, type AnchorBox, toLine } from './anchor.ts';

const BOXES: readonly AnchorBox[] = [
  { name: 'a', top: 100, height: 400 },
  { name: 'b', top: 510, height: 200 },
];

test('a line within a panel is a share of it, and beside the panels the nearest edge', () => {
  expect(anchorAt(BOXES, 200)).toEqual({ name: 'a', fraction: 0.25 });
  expect(anchorAt(BOXES, 503)).toEqual({ name: 'a', fraction: 1 });
  expect(anchorAt(BOXES, 508)).toEqual({ name: 'b', fraction: 0 });
  expect(anchorAt(BOXES, 0)).toEqual({ name: 'a', fraction: 0 });
  expect(anchorAt(BOXES, 9000)).toEqual({ name: 'b', fraction: 1 });
  expect(anchorAt([], 10)).toBeNull();
});

test('an anchor in a panel that is gone has no line', () => {
  expect(toLine(BOXES, { name: 'c', fraction: 0.5 })).toBeNull();
});

const heights = fc.array(fc.double({ min: 1, max: 4000, noNaN: true }), { minLength: 1, maxLength: 40 });
const stacked = (list: readonly number[], gap: number, scale: number): readonly AnchorBox[] => {
  let top = 64;
  return list.map((height, index) => {
    const box = { name: `p${index}`, top, height: height * scale };
    top += box.height + gap;
    return box;
  });
};

test('an anchor leads back to the same share of the same panel after any change of sizes and gaps', () => {
  fc.assert(
    fc.property(
      heights,
      fc.constantFrom(0, 5, 10, 15),
      fc.constantFrom(0, 5, 10, 15),
      fc.double({ min: 0.2, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (list, gap, otherGap, scale, share) => {
        const before = stacked(list, gap, 1);
        const last = before.at(-1) as AnchorBox;
        const held = anchorAt(before, 64 + share * (last.top + last.height - 64));
        if (!held) throw new Error('There are boxes, so there is an anchor.');
        const after = stacked(list, otherGap, scale);
        const line = toLine(after, held);
        const box = after.find(({ name }) => name === held.name) as AnchorBox;
        expect(((line ?? -1) - box.top) / box.height).toBeCloseTo(held.fraction, 6);
      },
    ),
  );
});

test('a lower line is never an earlier place', () => {
  const position = fc.double({ min: -500, max: 50_000, noNaN: true });
  fc.assert(
    fc.property(heights, position, position, (list, one, other) => {
      const boxes = stacked(list, 10, 1);
      const rank = (y: number) => {
        const anchor = anchorAt(boxes, y);
        return boxes.findIndex(({ name }) => name === anchor?.name) + (anchor?.fraction ?? 0);
      };
      expect(rank(Math.min(one, other))).toBeLessThanOrEqual(rank(Math.max(one, other)) + 1e-9);
    }),
  );
});
