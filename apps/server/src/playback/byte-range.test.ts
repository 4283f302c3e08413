import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  [undefined, 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=1-2', 'whole'],
])('of 1000 bytes "%s" is the part %o', (header, part) => {
  expect(parseRange(header, 1000)).toEqual(part);
});

test('a part never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (first, last, size) => {
      const part = parseRange(`bytes=${first}-${last}`, size);
      if (typeof part === 'string') return;
      expect(part.start).toBeLessThanOrEqual(part.end);
      expect(part.end).toBeLessThan(size);
    }),
  );
});
