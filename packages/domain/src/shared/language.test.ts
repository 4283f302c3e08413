import { expect, test } from 'vitest';
import { BCP47, DEFAULT_LANGUAGE, formatLocale, isLanguage, LANGUAGES, SUBTITLE_LANGUAGES, SUBTITLE_TAGS } from './language.ts';

test('there are exactly five interface languages, English first [IN-06]', () => {
  expect(LANGUAGES).toEqual(['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn']);
  expect(DEFAULT_LANGUAGE).toBe('en_us');
});

test('subtitles are in the interface languages and in Korean, which is none of them [IN-06]', () => {
  expect(SUBTITLE_LANGUAGES).toEqual([...LANGUAGES, 'ko']);
  expect(SUBTITLE_LANGUAGES.map((language) => SUBTITLE_TAGS[language])).toEqual(['en', 'pt-BR', 'es', 'zh-CN', 'vi', 'ko']);
  expect(isLanguage('ko')).toBe(false);
});

test('every language has a tag that Intl knows', () => {
  expect(LANGUAGES.map((language) => Intl.getCanonicalLocales(BCP47[language])[0])).toEqual(['en', 'pt-BR', 'es', 'zh-CN', 'vi']);
});

test.each([
  ['es_es', 'ES', 'es'],
  ['es_es', 'MX', 'es-MX'],
  ['es_es', 'US', 'es-US'],
  ['es_es', 'AR', 'es-AR'],
  ['es_es', 'CA', 'es-419'],
  ['es_es', 'KR', 'es-419'],
  ['es_es', 'ZZ', 'es-419'],
  ['es_es', null, 'es-419'],
  ['en_us', 'MX', 'en'],
  ['pt_br', 'US', 'pt-BR'],
  ['zh_cn', null, 'zh-CN'],
  ['vi_vn', 'ES', 'vi'],
] as const)('numbers and prices in %s and %s are written by %s [IN-23]', (language, country, expected) =>
  expect(formatLocale(language, country)).toBe(expected),
);

test.each([
  ['ES', '10,99\u00a0US$'],
  ['MX', 'USD\u00a010.99'],
  ['US', '$10.99'],
  ['AR', 'US$\u00a010,99'],
  [null, 'USD\u00a010.99'],
])('in Spanish and the country %s a price is %s [IN-23]', (country, expected) => {
  const price = new Intl.NumberFormat(formatLocale('es_es', country), { style: 'currency', currency: 'USD' });
  expect(price.format(10.99)).toBe(expected);
});

test.each([
  ['vi_vn', true],
  ['ko_kr', false],
  ['', false],
  [undefined, false],
  ['EN_US', false],
])('%s is an interface language: %s', (value, expected) => {
  expect(isLanguage(value)).toBe(expected);
});
