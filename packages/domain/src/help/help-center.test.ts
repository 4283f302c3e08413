import { expect, test } from 'vitest';
import { LANGUAGES } from '../shared/language.ts';
import { helpCenterAddress } from './help-center.ts';

const CENTER = { url: 'https://help.example/hc', articles: { browser: 'articles/360001' } };

test('a help centre elsewhere is asked in the language of the page [IN-21]', () => {
  expect(LANGUAGES.map((language) => helpCenterAddress(CENTER, language, null))).toEqual([
    'https://help.example/hc/en-us',
    'https://help.example/hc/pt-br',
    'https://help.example/hc/es',
    'https://help.example/hc/zh-cn',
    'https://help.example/hc/vi',
  ]);
});

test('it is asked for the article, where it is known which that is [ER-41]', () => {
  expect(helpCenterAddress(CENTER, 'es_es', 'browser')).toBe('https://help.example/hc/es/articles/360001');
  expect(helpCenterAddress(CENTER, 'es_es', 'billing')).toBe('https://help.example/hc/es');
});
