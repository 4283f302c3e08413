import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regionOfPostalCode } from './postal-region.ts';
import { listRegions } from './regions.ts';

test.each([
  ['10001', 'NY'],
  ['00501', 'NY'],
  ['06390', 'NY'],
  ['06510', 'CT'],
  ['98101-1234', 'WA'],
  ['97201', 'OR'],
  ['90210', 'CA'],
  ['20500', 'DC'],
  ['20110', 'VA'],
  ['73301', 'TX'],
  ['73102', 'OK'],
  ['79901', 'TX'],
  ['88510', 'TX'],
  ['99501', 'AK'],
  ['96799', 'AS'],
  ['96910', 'GU'],
  ['96950', 'MP'],
  ['00901', 'PR'],
  ['00801', 'VI'],
  ['09012', 'AE'],
  ['96940', null],
  ['00001', null],
  ['98', null],
])('the ZIP %s lies in %s', (zip, state) => {
  expect(regionOfPostalCode('US', zip)).toBe(state);
});

test.each([
  ['K1A 0B1', 'ON'],
  ['m5v 3l9', 'ON'],
  ['H2Y1C6', 'QC'],
  ['V6B 1A1', 'BC'],
  ['S4P 3Y2', 'SK'],
  ['A1C 5S7', 'NL'],
  ['X0A 0H0', 'NU'],
  ['X1A 2N9', 'NT'],
  ['D1A 2N9', null],
])('the postal code %s lies in %s', (code, province) => {
  expect(regionOfPostalCode('CA', code)).toBe(province);
});

test('every region that a code tells can be chosen, and every one that can be chosen has codes', () => {
  for (const country of ['US', 'CA']) {
    const codes =
      country === 'US'
        ? Array.from({ length: 10_000 }, (_, first) => `${String(first).padStart(4, '0')}9`)
        : [...[...'ABCEGHJKLMNPRSTVXY'].map((letter) => `${letter}1A 1A1`), 'X0A 1A1'];
    const regions = new Set(codes.map((code) => regionOfPostalCode(country, code)).filter((region) => region !== null));
    // One code alone, which none of these is.
    if (country === 'US') regions.add('AS');
    expect([...regions].sort()).toEqual(Object.keys(listRegions(country) ?? {}).sort());
  }
});

test('elsewhere a code tells no region', () => {
  fc.assert(
    fc.property(fc.constantFrom('BR', 'GB', 'AU', ''), fc.string(), (country, code) => {
      expect(regionOfPostalCode(country, code)).toBeNull();
    }),
  );
});

test('Brazil has 27 federative units', () => {
  expect(Object.keys(listRegions('BR') ?? {})).toHaveLength(27);
  expect(listRegions('GB')).toBeNull();
  expect(listRegions('constructor')).toBeNull();
});
