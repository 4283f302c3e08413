import { expect, test } from 'vitest';
import { COUNTRIES } from '../billing/countries.ts';
import { openCountries } from './open-countries.ts';

test('a viewer in a blocked country gets every other country, those with most viewers first', () => {
  const open = openCountries(new Set(['KP', 'SY', 'GB']), 'KP');
  expect(open?.slice(0, 6)).toEqual(['US', 'BR', 'CA', 'AU', 'NZ', 'AD']);
  expect(open).toHaveLength(COUNTRIES.length - 3);
  expect(new Set(open).size).toBe(open?.length);
});

test('a viewer in an open country gets no list', () => {
  expect(openCountries(new Set(['KP']), 'US')).toBeNull();
  expect(openCountries(new Set(), 'KP')).toBeNull();
});
