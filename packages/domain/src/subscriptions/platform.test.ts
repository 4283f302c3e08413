import { expect, test } from 'vitest';
import {
  BUSINESS_UNITS,
  countryOfUnit,
  isBoughtElsewhere,
  isCanceledHere,
  isChangedHere,
  isPass,
  platformOf,
} from './platform.ts';

const skus = ['WEB', 'STV', 'LTV', 'VTW', 'VRZ', 'IOS', 'AND', 'ROKU', 'AMZ', 'APP', 'SINGLE', 'PASS', ''].map(
  (one) => `${one}_BASIC_MONTHLY`,
);
const platforms = (is: (sku: string) => boolean) => skus.filter(is).map(platformOf);

test('four platforms cancel with us, and one more changes [SU-33] [SU-34]', () => {
  expect(platforms(isCanceledHere)).toEqual(['WEB', 'STV', 'LTV', 'VTW']);
  expect(platforms(isChangedHere)).toEqual(['WEB', 'STV', 'LTV', 'VTW', 'VRZ']);
});

test('a pass is neither ours to renew nor bought elsewhere', () => {
  expect(platforms(isPass)).toEqual(['SINGLE', 'PASS']);
  expect(platforms(isBoughtElsewhere)).toEqual(['IOS', 'AND', 'ROKU', 'AMZ', 'APP', '']);
  expect(isBoughtElsewhere('nonsense')).toBe(true);
});

test('business units stand for the countries of the price list [SU-52] [SU-53] [SU-54] [SU-55]', () => {
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
