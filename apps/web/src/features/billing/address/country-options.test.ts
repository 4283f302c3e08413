import { COUNTRIES } from '@madang/domain/billing/countries.ts';
import { expect, test } from 'vitest';
import { countryOptions } from './country-options.ts';

test('the countries of the product come first, and every country is listed once', () => {
  const options = countryOptions('pt-BR', ['BR', 'US']);
  expect(options.slice(0, 2).map(({ label }) => label)).toEqual(['Brasil', 'Estados Unidos']);
  expect(options.filter(({ disabled }) => disabled)).toHaveLength(1);
  const values = options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  expect(values.toSorted()).toEqual([...COUNTRIES].sort());
});

test('the other countries are sorted in the order of the language', () => {
  const labels = countryOptions('pt-BR', []).map(({ label }) => label);
  expect(labels).toHaveLength(COUNTRIES.length);
  expect(labels.toSorted(new Intl.Collator('pt-BR').compare)).toEqual(labels);
  // By its letter an Á would stand behind Z.
  expect(labels.indexOf('Áustria')).toBeLessThan(labels.indexOf('Bélgica'));
});
