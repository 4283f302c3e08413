import { expect, test } from 'vitest';
import { BCP47 } from '@madang/domain/shared/language.ts';
import { loadWords, loadedWords } from './catalogues.ts';
import { fill, plural } from './fill.ts';
import { formatDate, formatDuration, formatPercent, formatTime, formatTimeLeft } from './format.ts';
import { formatCountry } from './format-country.ts';
import { formatLanguage } from './format-language.ts';
import { formatList, formatListParts } from './format-list.ts';
import { formatPrice } from './format-price.ts';
import { noticeWords } from './parts/notices.ts';

test.each([
  [20, '1m'],
  [90, '2m'],
  [3599, '1h'],
  [3660, '1h 1m'],
  [0, '1m'],
  [6000, '1h 40m'],
])('%i seconds are shown as %s [CA-78]', async (seconds, shown) =>
  expect(formatDuration((await loadWords('en_us')).time, seconds)).toBe(shown),
);

test('dates and prices are written as the language writes them [IN-23]', () => {
  expect(formatDate('en', '2026-11-27', 'medium')).toBe('Nov\u00a027,\u00a02026');
  expect(formatDate('pt-BR', '2026-11-27', 'medium')).toBe('27\u00a0de\u00a0nov.\u00a0de\u00a02026');
  expect(formatPrice('en', 1099, 'USD')).toBe('$10.99');
  expect(formatPrice('pt-BR', 2990, 'BRL')).toBe('R$\u00a029,90');
  expect(formatPrice('vi', 49000, 'VND')).toBe('49.000\u00a0₫');
});

test.each([
  ['en-US', '9:05 PM'],
  ['pt-BR', '21:05'],
  ['es-ES', '21:05'],
  ['es-US', '9:05 p.m.'],
  ['es-MX', '9:05 p.m.'],
  ['zh-CN', '21:05'],
  ['vi-VN', '21:05'],
])('in %s five past nine in the evening is %s', (locale, shown) => {
  const instant = Date.parse('2026-11-27T21:05:00Z');
  expect(formatTime(locale, instant).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(shown);
  expect(formatTime(locale, instant - 12 * 3_600_000)).toMatch(shown.startsWith('9') ? /^9:05/ : /^09:05/);
});

test('a share is written in whole percent, as the language writes it', () => {
  expect([0, 0.004, 0.125, 0.625, 1].map((share) => formatPercent('en', share))).toEqual(['0%', '0%', '13%', '63%', '100%']);
  expect(formatPercent('es', 0.31)).toBe('31\u00a0%');
});

test('a list is joined with the word of the language', () => {
  expect(formatList('es', ['drama', 'romance'])).toBe('drama y romance');
});

test.each([
  ['en', 'Portuguese'],
  ['es', 'portugués'],
  ['zh-CN', '葡萄牙语'],
  ['vi', 'tiếng Bồ Đào Nha'],
])('in a sentence in %s a language has the case of a common noun of that language', (locale, name) => {
  expect(formatLanguage(locale, 'pt-BR')).toBe(name);
});

test.each([
  ['en', 'Simplified Chinese'],
  ['pt-BR', 'chinês simplificado'],
  ['es', 'chino simplificado'],
  ['zh-CN', '简体中文'],
  ['vi', 'tiếng Trung (Giản thể)'],
])('in a sentence in %s Chinese is named with its script', (locale, name) => {
  expect(formatLanguage(locale, 'zh-CN')).toBe(name);
});

test('a list in pieces is the list', () => {
  const names = ['drama', 'romance', 'crime'];
  const parts = formatListParts('zh-CN', names);
  expect(parts.filter(({ type }) => type === 'element').map(({ value }) => value)).toEqual(names);
  expect(parts.map(({ value }) => value).join('')).toBe(formatList('zh-CN', names, 'unit'));
});

test('a template takes its values', () => {
  expect(fill('{minutes} min left of {total}', { minutes: 3, total: 61 })).toBe('3 min left of 61');
});

test('a value that ends with a full stop ends the sentence', () => {
  expect(fill('It’s {time}.', { time: '9:05 p.m.' })).toBe('It’s 9:05 p.m.');
  expect(fill('It’s {time}. Good night.', { time: '21:05' })).toBe('It’s 21:05. Good night.');
  expect(fill('{time}, then {title}.', { time: '9:05 p.m.', title: 'Moonlight' })).toBe('9:05 p.m., then Moonlight.');
});

test('a count takes its form', () => {
  const forms = { one: '{count} episode', other: '{count} episodes' };
  expect(plural('en', forms, 1)).toBe('1 episode');
  expect(plural('en', forms, 1200)).toBe('1,200 episodes');
  expect(plural('vi', { other: '{count} tập' }, 1)).toBe('1 tập');
});

test.each([
  ['en_us', 20, '1m left'],
  ['en_us', 3599, '1h left'],
  ['en_us', 3960, '1h 6m left'],
  ['pt_br', 60, '1 min restante'],
  ['pt_br', 3600, '1 h restante'],
  ['pt_br', 3960, '1 h 6 min restantes'],
  ['es_es', 60, 'queda 1 min'],
  ['es_es', 3600, 'queda 1 h'],
  ['es_es', 3960, 'quedan 1 h 6 min'],
  ['zh_cn', 3960, '剩余 1 小时 6 分钟'],
  ['vi_vn', 3960, 'còn 1 giờ 6 phút'],
] as const)('in %s %i seconds left are a duration in the form of its number [CA-78]', async (language, seconds, shown) =>
  expect(formatTimeLeft(BCP47[language], (await loadWords(language)).time, seconds).replaceAll('\u00a0', ' ')).toBe(shown),
);

test.each([
  ['pt_br', 'Notificações, 1 nova', 'Notificações, 2 novas'],
  ['es_es', 'Notificaciones, 1 nueva', 'Notificaciones, 2 nuevas'],
] as const)('in %s one new notification is singular', async (language, one, two) => {
  await loadWords(language);
  const { fresh } = loadedWords(language, noticeWords).notices;
  expect([1, 2].map((count) => plural(BCP47[language], fresh, count))).toEqual([one, two]);
});

test.each(Object.values(BCP47))('in %s a count is said as the platform says it, whatever kind of number it is', (locale) => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const forms = { one: 'one {count}', many: 'many {count}', other: 'other {count}' };
  const counts = [...Array.from({ length: 1001 }, (_, count) => count), -1, 0.5, 1.5, 12_345.5, 1_000_000];
  for (const count of [...counts, ...counts])
    expect(plural(locale, forms, count)).toBe(`${rules.select(count)} ${numbers.format(count)}`);
});

test.each([
  ['en-US', 'DE', 'Germany'],
  ['en-US', 'US', 'United States'],
  ['en-US', 'HK', 'Hong Kong'],
  ['pt-BR', 'MO', 'Macau'],
  ['es-ES', 'PS', 'Palestina'],
  ['zh-CN', 'FK', '福克兰群岛'],
  ['vi-VN', 'XX', 'XX'],
])('in %s the country %s is %s, on the server as in browsers', (locale, country, name) => {
  expect(formatCountry(locale, country)).toBe(name);
});

test('a list of names has a separator in every language', () => {
  for (const locale of ['en', 'pt-BR', 'es', 'vi'])
    expect(formatList(locale, ['A', 'B', 'C'], 'unit')).toMatch(/^A, B(,| e| y) C$/);
  expect(formatList('zh-CN', ['A', 'B', 'C'], 'unit')).toBe('A、B、C');
  expect(formatListParts('zh-CN', ['A', 'B']).map(({ type, value }) => [type, value])).toEqual([
    ['element', 'A'],
    ['literal', '、'],
    ['element', 'B'],
  ]);
});
