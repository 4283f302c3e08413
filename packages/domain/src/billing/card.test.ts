import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectBrand, CARD_BRANDS, cvvLength, stripNonDigits, groupDigits, hasCardLength, isCardBrand } from './card-brand.ts';
import {
  expiryState,
  faultOfCvv,
  faultOfExpiry,
  faultOfHolder,
  faultOfNamePart,
  faultOfNumber,
  faultOfZip,
  formatExpiry,
  isLuhnValid,
  MAX_HOLDER_LENGTH,
  MAX_NAME_PART_LENGTH,
  normalZip,
  readExpiry,
} from './card.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const digits = (lengths: { readonly minLength?: number; readonly maxLength: number }) =>
  fc.array(fc.nat({ max: 9 }), lengths).map((each) => each.join(''));

/** Numbers that schemes and processors publish for tests. */
test.each([
  ['4242424242424242', 'visa', '4242 4242 4242 4242'],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['6362970000457013', 'elo', '6362 9700 0045 7013'],
  ['5066991111111118', 'elo', '5066 9911 1111 1118'],
  ['6062826786276634', 'hipercard', '6062 8267 8627 6634'],
  ['6011111111111117', 'discover', '6011 1111 1111 1117'],
  ['3566002020360505', 'jcb', '3566 0020 2036 0505'],
  ['36227206271667', 'diners', '3622 720627 1667'],
  ['3056930009020004', 'diners', '3056 9300 0902 0004'],
  ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
  ['6205500000000000004', 'unionpay', '6205 5000 0000 0000 004'],
])('%s is a %s and stands as %s [BI-24]', (number, brand, shown) => {
  expect([detectBrand(number), groupDigits(number), faultOfNumber(shown)]).toEqual([brand, shown, null]);
});

test('a brand is detected from the first digits, and not from too few', () => {
  for (const [typed, brand] of [
    ['', null],
    ['3', null],
    ['30', null],
    ['300', 'diners'],
    ['4', 'visa'],
    ['40117', 'visa'],
    ['401178', 'elo'],
    ['222', null],
    ['2221', 'mastercard'],
    ['2721', null],
    ['56', null],
    ['6', null],
    ['60', null],
    ['606282', 'hipercard'],
    ['9', null],
  ] as const)
    expect(detectBrand(typed), typed).toBe(brand);
  expect(CARD_BRANDS.filter((brand) => cvvLength(brand) === 4)).toEqual(['amex']);
  expect([isCardBrand('elo'), isCardBrand('maestro')]).toEqual([true, false]);
});

test('whatever is typed, the groups hold its digits in their order, and typing on them changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 30 }), (typed) => {
      const shown = groupDigits(typed);
      expect(stripNonDigits(typed).startsWith(stripNonDigits(shown))).toBe(true);
      expect(shown).toMatch(/^(\d+( \d+)*)?$/);
      expect(stripNonDigits(shown).length).toBeLessThanOrEqual(19);
      expect(groupDigits(shown)).toBe(shown);
    }),
  );
});

test('one check digit of ten makes a number right, and every single wrong digit and most swaps are noticed [BI-75]', () => {
  fc.assert(
    fc.property(digits({ minLength: 11, maxLength: 18 }), fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const right = [...'0123456789'].map((check) => body + check).filter(isLuhnValid);
      expect(right).toHaveLength(1);
      const [number = ''] = right;
      const place = at % number.length;
      const other = String((Number(number[place]) + by) % 10);
      expect(isLuhnValid(number.slice(0, place) + other + number.slice(place + 1))).toBe(false);
      const [first = '', second = ''] = number.slice(place, place + 2);
      const isSwapSeen = first !== second && second !== '' && ![first + second, second + first].includes('09');
      if (isSwapSeen) expect(isLuhnValid(number.slice(0, place) + second + first + number.slice(place + 2))).toBe(false);
    }),
  );
});

test.each(['', ' ', 'x'])('a number “%s” is missing', (typed) => {
  expect(faultOfNumber(typed)).toBe('missing');
});

test.each(['4242 4242 4242 4241', '4242', '42424242424242424', '37828224631000', '378282246310006', '0'])(
  'a number %s is no card [BI-24] [BI-75]',
  (typed) => {
    expect(faultOfNumber(typed)).toBe('invalid');
  },
);

test('numbers that are right have a length that their brand gives out', () => {
  fc.assert(
    fc.property(digits({ maxLength: 24 }), (number) => {
      if (faultOfNumber(number) === null) expect([hasCardLength(number), isLuhnValid(number)]).toEqual([true, true]);
      expect(isLuhnValid(number) || faultOfNumber(number) !== null).toBe(true);
    }),
  );
});

test.each([
  ['', ''],
  ['1', '1'],
  ['12', '12'],
  ['12/', '12/'],
  ['122', '12/2'],
  ['1228', '12/28'],
  ['12/28', '12/28'],
  ['12 / 28', '12/28'],
  ['5', '05'],
  ['528', '05/28'],
  ['5/28', '05/28'],
  ['1/', '01/'],
  ['1/28', '01/28'],
  ['12/2028', '12/28'],
  ['12289', '12/28'],
  ['abc', ''],
])('“%s” typed as an expiry is shown as “%s” [BI-25]', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test('an expiry that is shown stays as it is, and is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
      const typed = `${String(month).padStart(2, '0')}${String(year).padStart(2, '0')}`;
      const shown = formatExpiry(typed);
      expect(formatExpiry(shown)).toBe(shown);
      expect(readExpiry(shown)).toEqual({ month, year: 2000 + year });
    }),
  );
  expect(['', '1', '12/', '12/2', '1/28'].map(readExpiry)).toEqual([null, null, null, null, null]);
});

test('an expiry whose month is no month, or whose year is none, is unknown [BI-76]', () => {
  for (const month of [0, 13, -1, 1.5, Number('a'), Infinity]) expect(expiryState(month, 2030, NOW)).toBe('unknown');
  for (const year of [999, 3001, 2030.5, Number('a')]) expect(expiryState(5, year, NOW)).toBe('unknown');
  expect([expiryState(1, 1000, NOW), expiryState(12, 3000, NOW)]).toEqual(['expired', 'valid']);
});

test('a card of last month is expired, one of this month is good until it is over [BI-77]', () => {
  expect([expiryState(10, 2026, NOW), expiryState(11, 2026, NOW), expiryState(12, 2025, NOW)]).toEqual([
    'expired',
    'valid',
    'expired',
  ]);
  const lastInstant = Date.UTC(2026, 11, 1) - 1;
  expect([expiryState(11, 2026, lastInstant), expiryState(11, 2026, lastInstant + 1)]).toEqual(['valid', 'expired']);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1970, max: 2900 }),
      fc.integer({ min: 0, max: 29_000_000_000_000 }),
      (month, year, now) => {
        const end = Date.UTC(year, month, 1);
        expect(expiryState(month, year, now)).toBe(now < end ? 'valid' : 'expired');
      },
    ),
  );
});

test('an expiry in the past is refused as such, one that cannot be as invalid [BI-25] [BI-75]', () => {
  expect(['', ' ', '1', '13/28', '00/28', '10/26', '11/26', '12/28'].map((shown) => faultOfExpiry(shown, NOW))).toEqual([
    'missing',
    'missing',
    'invalid',
    'invalid',
    'invalid',
    'expired',
    null,
    null,
  ]);
});

test('the number behind a card has three digits, with American Express four [BI-26]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, ...CARD_BRANDS),
      fc.string({ unit: fc.constantFrom(...'0123456789 a'), maxLength: 6 }),
      (brand, typed) => {
        const isRight = new RegExp(`^\\d{${brand === 'amex' ? 4 : 3}}$`).test(typed);
        expect(faultOfCvv(typed, brand)).toBe(isRight ? null : typed === '' ? 'missing' : 'invalid');
      },
    ),
  );
});

test('a name on a card is letters, spaces, apostrophes and hyphens [BI-23]', () => {
  for (const name of ['José O’Neil-Silva', 'Minh Nguyễn', '김미나', 'J R Silva', 'A'])
    expect(faultOfHolder(name), name).toBeNull();
  for (const name of ['A1', 'J. Silva', '4242', '--', 'Mina <b>', 'Mina@home', 'a\u0000b'])
    expect(faultOfHolder(name), name).toBe('malformed');
  expect([
    faultOfHolder('  '),
    faultOfHolder('é'.repeat(MAX_HOLDER_LENGTH)),
    faultOfHolder('a'.repeat(MAX_HOLDER_LENGTH + 1)),
  ]).toEqual(['missing', null, 'too_long']);
});

test('a first and a last name on a card follow the same rule, and each has its own error [BI-23]', () => {
  for (const name of ['José', 'O’Neil-Silva', 'Nguyễn', '미나', 'J R']) expect(faultOfNamePart(name), name).toBeNull();
  for (const name of ['A1', 'Jr.', '--']) expect(faultOfNamePart(name), name).toBe('malformed');
  const [longest, longer] = [MAX_NAME_PART_LENGTH, MAX_NAME_PART_LENGTH + 1].map((length) => faultOfNamePart('é'.repeat(length)));
  expect([faultOfNamePart(' '), longest, longer]).toEqual(['missing', null, 'too_long']);
});

test('a postal code of any country will do, and none will not [BI-28] [BI-74]', () => {
  for (const zip of ['94103', '94103-1234', '01310-100', 'K1A 0B1', 'sw1a 1aa', '100000'])
    expect(faultOfZip(zip), zip).toBeNull();
  for (const zip of ['-', '9'.repeat(13), '94103!', 'a\nb']) expect(faultOfZip(zip), zip).toBe('invalid');
  expect([faultOfZip(''), faultOfZip(' '), normalZip(' k1a 0b1 ')]).toEqual(['missing', 'missing', 'K1A 0B1']);
});

test('a postal code beside a card has the form of the billing country [BI-28]', () => {
  for (const [country, zip] of [
    ['US', '94103'],
    ['US', '94103-1234'],
    ['CA', 'k1a 0b1'],
    ['BR', '01310-100'],
    ['VN', '700000'],
    ['IS', '101'],
    [null, '123'],
  ] as const)
    expect(faultOfZip(zip, country), `${zip} in ${country}`).toBeNull();
  for (const [country, zip] of [
    ['US', '123'],
    ['US', '941034'],
    ['CA', '94103'],
    ['BR', '94103'],
  ] as const)
    expect(faultOfZip(zip, country), `${zip} in ${country}`).toBe('invalid');
  expect(faultOfZip(' ', 'US')).toBe('missing');
});
