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
