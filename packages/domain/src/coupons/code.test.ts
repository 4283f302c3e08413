import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeBeginning, faultOfCode, hasOurChecks, newCode, normalCode, shownCode } from './code.ts';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codes = fc
  .array(fc.nat({ max: 31 }), { minLength: 18, maxLength: 18 })
  .map((signs) => newCode((below) => (signs.pop() ?? 0) % below));

test('a code of ours has twenty signs that cannot be taken for each other, and its checks', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
      expect(normalCode(code)).toBe(code);
      expect(faultOfCode(code)).toBeNull();
      expect(hasOurChecks(code)).toBe(true);
    }),
  );
});

test('a code whose first signs are given has the checks that they would have got by chance', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(codeBeginning(code.slice(0, 18))).toBe(code);
    }),
  );
  for (const wrong of ['', '0'.repeat(17), '0'.repeat(19), `${'0'.repeat(17)}U`, 'a'.repeat(18)])
    expect(() => codeBeginning(wrong)).toThrow('No code of ours begins');
});

test('all signs are used, each as often as chance gives it', () => {
  const bounds: number[] = [];
  const code = newCode((below) => (bounds.push(below), bounds.length - 1));
  expect(bounds).toEqual(Array.from({ length: 18 }, () => 32));
  expect(code.slice(0, 18)).toBe(SIGNS.slice(0, 18));
});

test('the checks are those of the Reed-Solomon code that is written down', () => {
  const firstSignOne = newCode(
    (
      (signs) => () =>
        signs.shift() ?? 0
    )([1]),
  );
  const lastSignOne = newCode(
    (
      (signs) => () =>
        signs.shift() ?? 0
    )([...Array.from({ length: 17 }, () => 0), 1]),
  );
  // x² is (α + α²)x + α³ here: 2 + 4 is the sign 6, and 8 the sign 8.
  expect(lastSignOne).toBe('00000000000000000168');
  expect(firstSignOne).toMatch(/^10{17}/);
  expect(hasOurChecks(firstSignOne)).toBe(true);
});

const changedAt = (code: string, place: number, by: number): string => {
  const sign = SIGNS.charAt((SIGNS.indexOf(code.charAt(place)) + by) % 32);
  return code.slice(0, place) + sign + code.slice(place + 1);
};

test('every single wrong sign of a code of ours is seen', () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (let place = 0; place < 20; place += 1)
        for (let by = 1; by < 32; by += 1) expect(hasOurChecks(changedAt(code, place, by))).toBe(false);
    }),
  );
});

test('every exchange of two signs of a code of ours is seen, of neighbours and of others', () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (let one = 0; one < 20; one += 1)
        for (let other = one + 1; other < 20; other += 1) {
          const signs = [...code];
          [signs[one], signs[other]] = [signs[other] ?? '', signs[one] ?? ''];
          const exchanged = signs.join('');
          expect(hasOurChecks(exchanged)).toBe(exchanged === code);
        }
    }),
  );
});

test('every two wrong signs of a code of ours are seen', () => {
  const place = fc.nat({ max: 19 });
  const by = fc.integer({ min: 1, max: 31 });
  fc.assert(
    fc.property(codes, place, place, by, by, (code, one, other, first, second) => {
      fc.pre(one !== other);
      expect(hasOurChecks(changedAt(changedAt(code, one, first), other, second))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('of codes that are not ours about one in a thousand looks like one', () => {
  // A sequence without a pattern of its own (Numerical Recipes), so that the count is the same every day.
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (seed >>> 16) % 32;
  };
  const tried = 40_000;
  const ours = Array.from({ length: tried }, () => Array.from({ length: 20 }, () => SIGNS.charAt(random())).join('')).filter(
    hasOurChecks,
  );
  expect(ours.length / tried).toBeGreaterThan(0.5 / 1024);
  expect(ours.length / tried).toBeLessThan(2 / 1024);
});

test('a code is understood as it is printed, in small letters, with spaces and all dashes, and with letters for digits [CP-31]', () => {
  const dashes = fc.constantFrom('-', '‐', '‑', '–', '—', '−', ' ', '\u00a0', '\t', '\u200b', '\u00ad', '\n');
  fc.assert(
    fc.property(codes, fc.infiniteStream(dashes), (code, between) => {
      const apart = [...code].map((sign) => sign + between.next().value).join('');
      const misread = code.replaceAll('1', 'l').replaceAll('0', 'o');
      for (const typed of [
        shownCode(code),
        code.toLowerCase(),
        apart,
        ` ${misread} `,
        misread.toUpperCase().replaceAll('L', 'I'),
      ]) {
        expect(normalCode(typed)).toBe(code);
        expect(faultOfCode(typed)).toBeNull();
      }
    }),
  );
});

test.each([
  ['', 'wrong_length'],
  ['----', 'wrong_length'],
  ['A'.repeat(19), 'wrong_length'],
  ['A'.repeat(21), 'wrong_length'],
  [`${'A'.repeat(20)}- `, null],
  ['abcd-efgh-jkmn-pqrs-tuvw', null],
  ['UUUUUUUUUUUUUUUUUUUU', null],
  ['２０２６ＡＢＣＤ２０２６ＡＢＣＤ２０２６', null],
  [`${'A'.repeat(19)}!`, 'malformed'],
  [`${'A'.repeat(19)}é`, 'malformed'],
  ['가나다라마바사아자차카타파하거너더러머버', 'malformed'],
  ['🎟'.repeat(20), 'malformed'],
])('what is typed as the code %j has the fault %s', (typed, fault) => {
  expect(faultOfCode(typed)).toBe(fault);
});

test('codes of partners are accepted without checks of ours', () => {
  expect(faultOfCode('PARTNER-STOCK-2026-XMAS')).toBeNull();
  expect(hasOurChecks(normalCode('PARTNER-STOCK-2026-XMAS'))).toBe(false);
  expect(hasOurChecks('0'.repeat(19))).toBe(false);
  expect(hasOurChecks('U'.repeat(20))).toBe(false);
});

test('a code is printed in five groups of four', () => {
  expect(shownCode('0123456789ABCDEFGHJK')).toBe('0123-4567-89AB-CDEF-GHJK');
});

test('the normal spelling of a normal spelling is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(normalCode(normalCode(typed))).toBe(normalCode(typed));
    }),
  );
});
