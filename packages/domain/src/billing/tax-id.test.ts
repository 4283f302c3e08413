import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfTaxId, shownTaxId, type TaxId, taxIdIn } from './tax-id.ts';

test.each([
  ['529.982.247-25', 'cpf', '52998224725'],
  ['123.456.789-09', 'cpf', '12345678909'],
  ['52998224725', 'cpf', '52998224725'],
  [' CPF 529 982 247/25 ', 'cpf', '52998224725'],
  ['５２９９８２２４７２５', 'cpf', '52998224725'],
  ['11.222.333/0001-81', 'cnpj', '11222333000181'],
  ['CNPJ: 11222333000181', 'cnpj', '11222333000181'],
  ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35'],
  ['12abc34501de35', 'cnpj', '12ABC34501DE35'],
])('%j is the %s %s [BI-68]', (typed, kind, value) => {
  expect(taxIdIn(typed)).toEqual({ kind, value });
  expect(faultOfTaxId(typed)).toBeNull();
});

test.each([
  ['123.456.789', 'too_short'],
  ['5299822472', 'too_short'],
  ['', 'too_short'],
  ['529982247250', 'malformed'],
  ['5299822472500', 'malformed'],
  ['112223330001810', 'too_long'],
  ['529.982.247-26', 'malformed'],
  ['11.222.333/0001-82', 'malformed'],
  ['12.ABC.345/01DE-36', 'malformed'],
  ['12.ABC.345/01DE-3F', 'malformed'],
])('the tax number %j has the fault %s [BI-68]', (typed, fault) => {
  expect(taxIdIn(typed)).toBeNull();
  expect(faultOfTaxId(typed)).toBe(fault);
});

test('a tax number of equal digits is refused', () => {
  for (const digit of '0123456789') {
    expect(taxIdIn(digit.repeat(11))).toBeNull();
    expect(taxIdIn(digit.repeat(14))).toBeNull();
  }
});

/** The check digits as the tax office writes them down: a table of weights, in the order of reading. */
const WEIGHTS = {
  cpf: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
  cnpj: [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2],
};
const withChecks = (kind: TaxId['kind'], body: string): string => {
  const digitOf = (text: string): number => {
    const weights = WEIGHTS[kind].slice(-text.length);
    const rest = [...text].reduce((sum, letter, place) => sum + (letter.charCodeAt(0) - 48) * (weights[place] ?? 0), 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = `${body}${digitOf(body)}`;
  return `${first}${digitOf(first)}`;
};
const DIGITS = '0123456789';
const textOf = (letters: string, length: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map((all) => all.join(''));
const bodies = (kind: TaxId['kind']) =>
  (kind === 'cpf' ? textOf(DIGITS, 9) : textOf(`${DIGITS}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12)).filter(
    (body) => new Set(body).size > 1,
  );

test.each(['cpf', 'cnpj'] as const)('every %s with the digits of the tax office is read as it is and as it is shown', (kind) => {
  fc.assert(
    fc.property(bodies(kind), (body) => {
      const taxId = { kind, value: withChecks(kind, body) };
      expect(taxIdIn(taxId.value)).toEqual(taxId);
      expect(taxIdIn(shownTaxId(taxId).toLowerCase())).toEqual(taxId);
      expect(shownTaxId(taxId)).toMatch(kind === 'cpf' ? /^.{3}\..{3}\..{3}-..$/ : /^..\..{3}\..{3}\/.{4}-..$/);
    }),
  );
});

test.each(['cpf', 'cnpj'] as const)('a wrong check digit of a %s is seen', (kind) => {
  fc.assert(
    fc.property(bodies(kind), fc.constantFrom(1, 2), fc.integer({ min: 1, max: 9 }), (body, place, more) => {
      const value = withChecks(kind, body);
      const at = value.length - place;
      const wrong = String((Number(value.charAt(at)) + more) % 10);
      expect(taxIdIn(value.slice(0, at) + wrong + value.slice(at + 1))?.kind).not.toBe(kind);
    }),
  );
});

test('whatever is typed, the number that is read counts 11 or 14 characters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), textOf(`${DIGITS}.-/ `, 16)), (typed) => {
      const read = taxIdIn(typed);
      expect(faultOfTaxId(typed) === null).toBe(read !== null);
      if (read) expect(read.value).toHaveLength(read.kind === 'cpf' ? 11 : 14);
    }),
  );
});
