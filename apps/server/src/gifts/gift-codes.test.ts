import { randomUUID } from 'node:crypto';
import { faultOfCode, hasOurChecks } from '@madang/domain/coupons/code.ts';
import { expect, test } from 'vitest';
import { giftCodes } from './gift-codes.ts';

const SECRET = Buffer.alloc(32, 7);
const { codeOf } = giftCodes(SECRET);

test('a gift’s code is derived deterministically, and differs between installations', () => {
  const id = randomUUID();
  expect(codeOf(id)).toBe(giftCodes(Buffer.alloc(32, 7)).codeOf(id));
  expect(codeOf(id)).not.toBe(giftCodes(Buffer.alloc(32, 8)).codeOf(id));
  expect(faultOfCode(codeOf(id))).toBeNull();
  expect(hasOurChecks(codeOf(id))).toBe(true);
});

test('codes are unique, and their symbols are evenly distributed', () => {
  const codes = Array.from({ length: 4000 }, () => codeOf(randomUUID()));
  expect(new Set(codes).size).toBe(4000);
  const signs = codes.flatMap((code) => [...code.slice(0, 18)]);
  const counts = [...Map.groupBy(signs, (sign) => sign).values()].map((found) => found.length);
  expect(counts).toHaveLength(32);
  // 2250 expected of each symbol, with a margin of five standard deviations on either side.
  expect(Math.min(...counts)).toBeGreaterThan(2000);
  expect(Math.max(...counts)).toBeLessThan(2500);
});
