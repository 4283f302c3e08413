import { loadWords } from '@madang/i18n/catalogues.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { countryNames } from './country-names.ts';
import { OpenCountries } from './OpenCountries.tsx';

beforeAll(() => loadWords('en_us'));

const shown = (names: readonly string[]): string => {
  const element = createElement(OpenCountries, { names });
  return renderToString(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }));
};
const namesUpTo = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `Country ${index + 1}`);

test('countries with most viewers come first, the others in alphabetical order', () => {
  expect(countryNames('en-US', ['DE', 'AE', 'BR', 'US', 'AT'])).toEqual([
    'United States',
    'Brazil',
    'Austria',
    'Germany',
    'United Arab Emirates',
  ]);
  expect(countryNames('pt-BR', ['DE', 'AT', 'AE'])).toEqual(['Alemanha', 'Áustria', 'Emirados Árabes Unidos']);
  expect(countryNames('en-US', [])).toEqual([]);
});

test('up to ten countries are shown without collapsing', () => {
  const html = shown(namesUpTo(10));
  expect(html).toContain('Available in: Country 1, Country 2');
  expect(html).toContain('Country 10');
  expect(html).not.toContain('<details');
});

test('the eleventh country and those after it are collapsed behind their number', () => {
  const [first = '', folded = ''] = shown(namesUpTo(12)).split('<details');
  expect(first).not.toContain('Country 11');
  expect(folded).toContain('and 2 more countries');
  expect(folded).toContain('Country 11, Country 12');
  expect(shown(namesUpTo(11))).toContain('and 1 more country<');
});

test('a title available nowhere names no country', () => {
  expect(shown([])).not.toContain('Available in');
});
