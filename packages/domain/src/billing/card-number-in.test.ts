import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-number-in.ts';
import { isLuhnValid } from './card.ts';
import { shownTaxId, taxIdIn } from './tax-id.ts';

/** Any number of 13 to 19 digits that a card can have, with a right check digit. */
const numbers = fc
  .tuple(fc.constantFrom(2, 3, 4, 5, 6, 9), fc.array(fc.nat({ max: 9 }), { minLength: 11, maxLength: 17 }))
  .map(([first, rest]) => [first, ...rest].join(''))
  .filter((body) => (body.length === 12 ? /^[4-6]/ : body.length === 13 ? /^3[0689]/ : /^(?!20)/).test(body))
  .map((body) => body + [...'0123456789'].find((check) => isLuhnValid(body + check)))
  .filter((number) => taxIdIn(number) === null);

test('a card number is found wherever it stands, in groups or not [BI-29]', () => {
  fc.assert(
    fc.property(numbers, fc.constantFrom('', ' ', '-'), fc.integer({ min: 2, max: 6 }), (number, between, width) => {
      const written = (number.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(between);
      for (const sent of [
        written,
        `card: ${written}.`,
        `${written} 12/28 123`,
        `\n${written}\n`,
        { card: { number: written } },
        [[{ a: [written] }]],
        { [written]: true },
      ])
        expect(holdsCardNumber(sent), JSON.stringify(sent)).toBe(true);
    }),
  );
});

/**
 * The slow definition, kept to compare with: every group by itself, and every sequence of short groups, each checked in full.
 */
const definition = (text: string): boolean => {
  const begins = /^(?:[4-6]\d{12}|3[0689]\d{12}|(?:2[1-9]|[3-69]\d)\d{13,17})$/;
  const isCard = (digits: string) => begins.test(digits) && isLuhnValid(digits) && taxIdIn(digits) === null;
  const isInGroups = (groups: readonly string[]): boolean =>
    groups.some((group, from) => {
      if (isCard(group)) return true;
      let digits = '';
      for (const next of groups.slice(from, from + 19)) {
        if (next.length > 6 || digits.length >= 19) return false;
        digits += next;
        if (isCard(digits)) return true;
      }
      return false;
    });
  const searched = text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, ' ');
  return [...searched.matchAll(/\d+(?:[ -]\d+)*/g)].some(({ 0: run, index }) => {
    const from = /\p{L}/u.test(searched.charAt(index - 1)) ? 1 : 0;
    const groups = run.split(/[ -]/);
    const to = /\p{L}/u.test(searched.charAt(index + run.length)) ? groups.length - 1 : groups.length;
    return isInGroups(groups.slice(from, to));
  });
};

const inGroupsOf = (width: number, between: string) => (digits: string) =>
  (digits.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(between);
/** Texts made of what decides: digits, card numbers in groups, ids, and the characters that join or part them. */
const tricky = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.stringMatching(/^[0-9]{1,20}$/) },
      { weight: 4, arbitrary: fc.stringMatching(/^[0-9]{1,6}$/) },
      { weight: 3, arbitrary: fc.constantFrom(' ', '-', ' ', '-', '  ', ' -', 'a', 'É', '.', '카', '😀', '\n', '') },
      { weight: 2, arbitrary: fc.tuple(numbers, fc.integer({ min: 1, max: 7 }), fc.constantFrom('', ' ', '-')) },
      { weight: 1, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.stringMatching(/^[0-9]{8}-[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{12}$/) },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.map((part) => (typeof part === 'string' ? part : inGroupsOf(part[1], part[2])(part[0]))).join(''));

test('one pass over a text finds exactly what checking every sequence of groups in full finds', () => {
  let found = 0;
  fc.assert(
    fc.property(tricky, (text) => {
      const expected = definition(text);
      if (expected) found += 1;
      expect(holdsCardNumber(text), JSON.stringify(text)).toBe(expected);
    }),
    { numRuns: 20_000 },
  );
  // Both outcomes have to be common, or the comparison says little.
  expect(found).toBeGreaterThan(1000);
  expect(found).toBeLessThan(16_000);
});

test('single digits between separators, the slowest input of the slow definition, are found and refused alike', () => {
  const spaced = fc.array(fc.nat({ max: 9 }), { minLength: 13, maxLength: 60 }).map((digits) => digits.join(' '));
  fc.assert(
    fc.property(spaced, (text) => {
      expect(holdsCardNumber(text), text).toBe(definition(text));
    }),
    { numRuns: 5000 },
  );
});

test('63 KB of single digits cost a small part of what the slow definition costs', () => {
  const body = '4 1 7 '.repeat(10_500);
  const quickest = (scan: (text: string) => boolean): number => {
    const times = Array.from({ length: 5 }, () => {
      const from = performance.now();
      expect(scan(body)).toBe(false);
      return performance.now() - from;
    });
    return Math.min(...times);
  };
  expect(quickest(definition) / quickest(holdsCardNumber)).toBeGreaterThan(8);
});

test('a number that was sent as a number is found too', () => {
  for (const number of [4242424242424242, 378282246310005, Number('6205500000000000004'), 5555555555554444])
    expect(holdsCardNumber({ number }), String(number)).toBe(true);
  for (const number of [0, 1, -4242424242424242, 4242424242424241, 123_456_789_012, 1e21, 0.5, NaN, Infinity])
    expect(holdsCardNumber({ number }), String(number)).toBe(false);
});

test.each([
  '4242424242424241',
  '4242 4242 4242',
  '4242  4242  4242  4242',
  'a4242424242424242',
  '4242424242424242b',
  '42424242424242424242424242',
  '94103-1234',
  '+82 2 1234 5678',
  '2026-11-22T12:00:00.000Z',
])('%s is no card number', (text) => {
  expect(holdsCardNumber({ text })).toBe(false);
});

test('a time in milliseconds is no card number, whatever its check digit is, today and in forty years', () => {
  const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2066, 0) });
  fc.assert(
    fc.property(times, (at) => {
      expect(holdsCardNumber({ at, email: `guest-${at}@madang.example`, playback: `301 ${at}` })).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('a programme of the guide is no card number, whatever its check digit is', () => {
  const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2099, 0) });
  fc.assert(
    fc.property(times, (at) => {
      const id = new Date(at).toISOString().replaceAll(/\D/g, '');
      expect(id).toMatch(/^\d{17}$/);
      expect(holdsCardNumber({ programme_id: id, played: `${id} 12` })).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('the number of a company in Brazil is no card number, with or without its signs', () => {
  const check = (text: string): string => {
    const sum = [...text].reverse().reduce((all, digit, place) => all + Number(digit) * ((place % 8) + 2), 0) % 11;
    return text + (sum < 2 ? 0 : 11 - sum);
  };
  fc.assert(
    fc.property(fc.integer({ min: 20_000_000, max: 69_999_999 }), fc.integer({ min: 1, max: 9999 }), (root, branch) => {
      const cnpj = check(check(`${root}${String(branch).padStart(4, '0')}`));
      expect(taxIdIn(cnpj)?.kind).toBe('cnpj');
      expect(holdsCardNumber({ cnpj, shown: shownTaxId({ kind: 'cnpj', value: cnpj }) })).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('ids of ours are never taken for one', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uint8Array({ minLength: 32, maxLength: 32 }), (id, bytes) => {
      expect(holdsCardNumber({ id, key: Buffer.from(bytes).toString('base64url') })).toBe(false);
    }),
    { numRuns: 2000 },
  );
  expect(holdsCardNumber('42424242-4242-4242-4242-424242424242')).toBe(false);
});

test('bytes of a picture are not searched, and depth and length cost little', () => {
  expect(holdsCardNumber({ picture: Buffer.from('4242424242424242') })).toBe(false);
  const from = performance.now();
  expect(holdsCardNumber(JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)))).toBe(false);
  expect(holdsCardNumber('1 '.repeat(32_000))).toBe(false);
  expect(holdsCardNumber('1'.repeat(64_000))).toBe(false);
  expect(performance.now() - from).toBeLessThan(2000);
});
