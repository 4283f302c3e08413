import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listRungs, sizeInRung } from './ladder.ts';

test.each([
  [1080, [1920, 1080], [1920, 1080]],
  [720, [1920, 1080], [1280, 720]],
  [720, [1920, 804], [1280, 536]],
  [1080, [1998, 1080], [1920, 1038]],
  [1080, [1440, 1080], [1440, 1080]],
  [360, [1080, 1920], [202, 360]],
  [360, [64, 36], [64, 36]],
  [540, [4096, 1716], [960, 402]],
] as const)('in the rung of %i lines a film of %j is of %j', (height, [width, lines], expected) => {
  const size = sizeInRung({ width, height: lines }, { height });
  expect([size.width, size.height]).toEqual(expected);
});

test('whatever its size, a picture has even sides, stays in the box of its rung, and keeps its shape', () => {
  const side = fc.integer({ min: 16, max: 8192 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(...listRungs([360, 540, 720, 1080])), (width, height, rung) => {
      const size = sizeInRung({ width, height }, rung);
      expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
      expect(size.width).toBeLessThanOrEqual((rung.height * 16) / 9);
      expect(size.height).toBeLessThanOrEqual(rung.height);
      // Half of an even pixel each way.
      expect(Math.abs(size.width - (size.height * width) / height)).toBeLessThanOrEqual(1 + Math.max(1, width / height) + 2);
    }),
  );
});
