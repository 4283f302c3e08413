import { expect, test } from 'vitest';
import { COUNTRIES, isCountry } from './countries.ts';
import { pricesIncludeTax } from './tax.ts';

test('every country has a name of its own in the world’s own list, and stands there once', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const named = COUNTRIES.map((country) => names.of(country));
  expect(named.filter((name) => name === undefined)).toEqual([]);
  expect(new Set(named).size).toBe(COUNTRIES.length);
  expect(COUNTRIES.filter((country) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
});

test('none that people live in is missing', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  // Empty lands, unions, former names, and the codes that Unicode keeps for itself.
  const others = new Set(
    'AC AN AQ BU BV CP CQ CS DD DG DY EA EU EZ FX GS HM HV IC JT MI NH NQ NT PC PU PZ QO QU RH SU TA TF TP UK UM UN VD WK XA'
      .concat(' XB XK YD YU ZR ZZ')
      .split(' '),
  );
  const missing = pairs.filter((code) => names.of(code) !== undefined && !isCountry(code));
  expect(missing.filter((code) => !others.has(code))).toEqual([]);
});

test('the countries whose prices hold the tax are countries', () => {
  const inclusive = COUNTRIES.filter(pricesIncludeTax);
  expect(inclusive).toHaveLength(27 + 4);
});
