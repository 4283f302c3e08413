import { expect, test } from 'vitest';
import { BCP47, DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from './language.ts';

test('there are exactly five interface languages, English first [IN-06]', () => {
  expect(LANGUAGES).toEqual(['en_us', 'pt_br', 'es_es', 'zh_cn', 'vi_vn']);
  expect(DEFAULT_LANGUAGE).toBe('en_us');
});

test('every language has a tag that Intl knows', () => {
  expect(LANGUAGES.map((language) => Intl.getCanonicalLocales(BCP47[language])[0])).toEqual(['en', 'pt-BR', 'es', 'zh-CN', 'vi']);
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
