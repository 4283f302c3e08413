import { expect, test } from 'vitest';
import { isSoldByStore, isCanceledHere, isChangedHere, isPass, skuPlatform } from './platform.ts';

const skus = ['WEB', 'STV', 'LTV', 'VTW', 'VRZ', 'IOS', 'AND', 'ROKU', 'AMZ', 'APP', 'SINGLE', 'PASS', ''].map(
  (one) => `${one}_BASIC_MONTHLY`,
);
const platforms = (is: (sku: string) => boolean) => skus.filter(is).map(skuPlatform);

test('four platforms cancel with us, and one more changes [SU-33] [SU-34]', () => {
  expect(platforms(isCanceledHere)).toEqual(['WEB', 'STV', 'LTV', 'VTW']);
  expect(platforms(isChangedHere)).toEqual(['WEB', 'STV', 'LTV', 'VTW', 'VRZ']);
});

test('a pass is neither ours to renew nor bought elsewhere', () => {
  expect(platforms(isPass)).toEqual(['SINGLE', 'PASS']);
  expect(platforms(isSoldByStore)).toEqual(['IOS', 'AND', 'ROKU', 'AMZ', 'APP', '']);
  expect(isSoldByStore('nonsense')).toBe(true);
});
