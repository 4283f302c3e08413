import { expect, test } from 'vitest';
import { detectLanguage, readLanguage } from './detect.ts';

const noPreference = { cookie: null, profile: null, accepted: null };
const browser = (accepted: string) => ({ ...noPreference, accepted });

test('the language cookie beats the language of the address [IN-07]', () => {
  expect(readLanguage('en_us', { ...noPreference, cookie: 'pt_br' })).toBe('pt_br');
  expect(readLanguage('en_us', noPreference)).toBe('en_us');
});

test('auto becomes the detected language [IN-08]', () => {
  expect(readLanguage('auto', browser('es'))).toBe('es_es');
});

test('zh_tw becomes the detected language [IN-09]', () => {
  expect(readLanguage('zh_tw', browser('vi'))).toBe('vi_vn');
  expect(readLanguage('zh_tw', browser('zh-TW'))).toBe('zh_cn');
});

test('zh_cn is detected too, and a saved cookie keeps a chosen Chinese [IN-10]', () => {
  expect(readLanguage('zh_cn', browser('en'))).toBe('en_us');
  expect(readLanguage('zh_cn', { ...browser('en'), cookie: 'zh_cn' })).toBe('zh_cn');
});

test('cookie, profile, browser, English: in this order [IN-11]', () => {
  const all = { cookie: 'vi_vn', profile: 'pt_br', accepted: 'es' };
  expect(detectLanguage(all)).toBe('vi_vn');
  expect(detectLanguage({ ...all, cookie: null })).toBe('pt_br');
  expect(detectLanguage({ ...all, cookie: null, profile: null })).toBe('es_es');
  expect(detectLanguage(browser('fr'))).toBe('en_us');
  expect(detectLanguage({ ...all, cookie: 'fr_fr', profile: 'x' })).toBe('es_es');
});

test('a browser list is read by its weights', () => {
  expect(detectLanguage(browser('fr, vi;q=0.5, es-419;q=0.8, en;q=0'))).toBe('es_es');
});

test.each([
  [' es ; q=0.9', 'es_es'],
  ['fr ;q=1,\tvi ; q = 0.5 , es;Q=0.8', 'es_es'],
  ['EN-us;q=0.1, PT_br;q=0.2', 'pt_br'],
  ['es;q=0, *', 'en_us'],
  ['en;q=0, *;q=0.5', 'pt_br'],
  ['*, vi;q=0.5', 'en_us'],
  ['vi, *;q=0.5', 'vi_vn'],
  ['es;q=0', 'en_us'],
  ['es;q=2, vi;q=0.1', 'vi_vn'],
  ['es;q=, vi;q=0.1', 'vi_vn'],
  [',, ,es,', 'es_es'],
  [`${'x,'.repeat(60)}es`, 'en_us'],
])('Accept-Language “%s” is parsed with its whitespace, weights, q=0 and wildcard: %s', (accepted, language) =>
  expect(detectLanguage(browser(accepted))).toBe(language),
);

test('an unsupported language is not found [IN-12]', () => {
  expect(readLanguage('fr_fr', noPreference)).toBeNull();
  expect(readLanguage('xx', { ...noPreference, cookie: 'en_us' })).toBeNull();
  expect(readLanguage('toString', noPreference)).toBeNull();
});

test.each([
  ['pt-PT', 'pt_br'],
  ['es-MX', 'es_es'],
  ['zh-TW', 'zh_cn'],
  ['zh-Hans-CN', 'zh_cn'],
  ['vi', 'vi_vn'],
  ['fr', 'en_us'],
])('a browser in %s gets %s [IN-20]', (accepted, language) => expect(detectLanguage(browser(accepted))).toBe(language));
