import { loadWords } from '@madang/i18n/catalogues.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { CountryProvider, LanguageProvider, useWords } from './words.tsx';

beforeAll(() => loadWords('es_es'));

function Price() {
  return formatPrice(useWords().locale, 1099, 'USD');
}

test.each([
  ['ES', '10,99\u00a0US$'],
  ['MX', 'USD\u00a010.99'],
  ['US', '$10.99'],
  [null, 'USD\u00a010.99'],
])('a Spanish page in the country %s shows the price %s [IN-23]', (country, shown) => {
  const page = (
    <LanguageProvider value="es_es">
      <CountryProvider value={country}>
        <Price />
      </CountryProvider>
    </LanguageProvider>
  );
  expect(renderToString(page)).toBe(shown);
});
