import { randomUUID } from 'node:crypto';
import { faultOfCode, hasOurChecks } from '@madang/domain/coupons/code.ts';
import { expect, test } from 'vitest';
import { giftCodes } from './gift-codes.ts';

const SECRET = Buffer.alloc(32, 7);
const { codeOf } = giftCodes(SECRET);

test('a gift has one code, made anew as often as it is asked for, and another in every installation', () => {
  const id = randomUUID();
  expect(codeOf(id)).toBe(giftCodes(Buffer.alloc(32, 7)).codeOf(id));
  expect(codeOf(id)).not.toBe(giftCodes(Buffer.alloc(32, 8)).codeOf(id));
  expect(faultOfCode(codeOf(id))).toBeNull();
  expect(hasOurChecks(codeOf(id))).toBe(true);
});

test('no two gifts share a code, and all signs are used alike', () => {
  const codes = Array.from({ length: 4000 }, () => codeOf(randomUUID()));
  expect(new Set(codes).size).toBe(4000);
  const signs = codes.flatMap((code) => [...code.slice(0, 18)]);
  const counts = [...Map.groupBy(signs, (sign) => sign).values()].map((found) => found.length);
  expect(counts).toHaveLength(32);
  // 2250 of each on the average; five times the spread of chance on either side.
  expect(Math.min(...counts)).toBeGreaterThan(2000);
  expect(Math.max(...counts)).toBeLessThan(2500);
});
