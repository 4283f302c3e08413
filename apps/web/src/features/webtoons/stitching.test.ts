import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPastTheEnd } from './stitching.ts';

test('the next episode is appended 200 px past the end, and not before', () => {
  expect(isPastTheEnd({ end: 8000, windowBottom: 8199, open: true })).toBe(false);
  expect(isPastTheEnd({ end: 8000, windowBottom: 8200, open: true })).toBe(true);
});

test('an unreleased or requested episode is not appended however far the reader scrolls', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(2_000_000), (end, windowBottom) => {
      expect(isPastTheEnd({ end, windowBottom, open: false })).toBe(false);
      if (isPastTheEnd({ end, windowBottom, open: true }))
        expect(isPastTheEnd({ end, windowBottom: windowBottom + 1, open: true })).toBe(true);
    }),
  );
});
