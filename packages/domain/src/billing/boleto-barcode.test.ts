import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interleaved2of5, readBoleto } from './boleto-barcode.ts';
import { boletoNumber } from './boleto-number.ts';

const BANCO_DO_BRASIL = '00190.50095 40144.816069 06809.350314 3 37370000000100';

test('a printed number is read as its barcode of 44 digits and its amount', () => {
  // The example of Banco do Brasil.
  expect(readBoleto(BANCO_DO_BRASIL)).toEqual({ barcode: '00193373700000001000500940144816060680935031', amount: 100 });
});

test.each([
  ['the check digit over all', '00190.50095 40144.816069 06809.350314 4 37370000000100'],
  ['the check digit of the first field', '00190.50096 40144.816069 06809.350314 3 37370000000100'],
  ['the check digit of the third field', '00190.50095 40144.816069 06809.350315 3 37370000000100'],
  ['the length', '00190.50095 40144.816069 06809.350314 3'],
  ['other characters', `${BANCO_DO_BRASIL.slice(0, -1)}x`],
])('a number that is wrong in %s is not read', (_what, printed) => {
  expect(readBoleto(printed)).toBeNull();
});

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

test('whatever number is made out, its amount and the digits of its barcode are read back', () => {
  fc.assert(
    fc.property(digits(3), fc.integer({ min: 1, max: 9_999_999_999 }), digits(25), (bank, amount, free) => {
      const read = readBoleto(boletoNumber({ bank, amount, dueDay: Date.UTC(2026, 10, 26), free }));
      expect(read?.amount).toBe(amount);
      expect(read?.barcode).toMatch(new RegExp(`^${bank}9\\d1642${String(amount).padStart(10, '0')}${free}$`));
    }),
  );
});

/** The elements, bars and spaces in turns, as narrow and wide ones. */
const elementsOf = (text: string): string => {
  const { bars, width } = interleaved2of5(text);
  return bars
    .flatMap((bar, place) => [bar.width, (bars[place + 1]?.x ?? width) - bar.x - bar.width])
    .slice(0, -1)
    .map((size) => ({ 1: 'n', 3: 'w' })[size] ?? '?')
    .join('');
};

test('start, the pair 38 and stop are drawn as the standard shows them', () => {
  // 3 is wwnnn in the bars, 8 is wnnwn in the spaces.
  expect(elementsOf('38')).toBe(`nnnn${'ww'}${'wn'}${'nn'}${'nw'}${'nn'}wnn`);
});

/** Reads a drawing back with a table that is written the other way round. */
const VALUES: Readonly<Record<string, string>> = Object.fromEntries(
  '00110 10001 01001 11000 00101 10100 01100 00011 10010 01010'.split(' ').map((code, digit) => [code, String(digit)]),
);
const readBack = (elements: string): string =>
  (elements.slice(4, -3).match(/.{10}/g) ?? [])
    .flatMap((pair) =>
      [0, 1].map((turn) => {
        const code = [...pair].filter((_, place) => place % 2 === turn).map((element) => (element === 'w' ? '1' : '0'));
        return VALUES[code.join('')] ?? '?';
      }),
    )
    .join('');

test('any even number of digits is read back from its bars, which lie within the width and never touch', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25 }).chain((pairs) => digits(2 * pairs)),
      (text) => {
        const { bars, width } = interleaved2of5(text);
        expect(readBack(elementsOf(text))).toBe(text);
        // Start 4, stop 5, and per pair 4 wide and 6 narrow elements.
        expect(width).toBe(4 + (text.length / 2) * 18 + 5);
        bars.forEach((bar, place) => expect(bar.x + bar.width).toBeLessThan(bars[place + 1]?.x ?? width + 1));
      },
    ),
  );
});

test.each(['', '1', '123', '12a4'])('%j is no text for a barcode', (text) => {
  expect(() => interleaved2of5(text)).toThrow(RangeError);
});
