import { expect, test } from 'vitest';
import { BUSINESS_UNITS, countryOfUnit, findBusinessUnit } from './business-unit.ts';
import { currencyOf } from './product.ts';

test.each([
  ['US', 'US', 'US', 'USD'],
  ['CA', 'US', 'US', 'USD'],
  ['MX', 'LTA', 'US', 'USD'],
  ['BR', 'BR', 'BR', 'BRL'],
  ['DE', 'EUR', 'EU', 'EUR'],
  ['SE', 'EUD', 'EU', 'USD'],
  ['GB', 'GBP', 'EU', 'GBP'],
  ['FJ', 'OC', 'OC', 'USD'],
  ['AU', 'AU', 'AU', 'AUD'],
  ['NZ', 'NZ', 'NZ', 'NZD'],
  ['constructor', 'US', 'US', 'USD'],
])(
  '%s belongs to the business unit %s, whose country is %s and which sells in %s [SU-52] [SU-53] [SU-54] [SU-55]',
  (country, unit, named, currency) => {
    expect([findBusinessUnit(country), countryOfUnit(findBusinessUnit(country)), currencyOf(country)]).toEqual([
      unit,
      named,
      currency,
    ]);
  },
);

test('every business unit stands for a country of the price list [SU-52] [SU-53] [SU-54] [SU-55]', () => {
  expect(Object.fromEntries(BUSINESS_UNITS.map((unit) => [unit, countryOfUnit(unit)]))).toEqual({
    US: 'US',
    LTA: 'US',
    BR: 'BR',
    EUD: 'EU',
    EUR: 'EU',
    GBP: 'EU',
    OC: 'OC',
    AU: 'AU',
    NZ: 'NZ',
  });
});
