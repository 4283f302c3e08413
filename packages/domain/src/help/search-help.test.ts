import { expect, test } from 'vitest';
import { cleanHelpQuery, MAX_HELP_QUERY, searchHelp } from './search-help.ts';

const article = (title: string, summary = '', body = '') => ({ title, summary, body });
const titles = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);

test('accents and case do not matter, in either direction', () => {
  const all = [article('Contraseña'), article('Đăng nhập'), article('Cobrança'), article('字幕')];
  for (const q of ['contrasena', 'CONTRASEÑA', 'contrase']) expect(titles(searchHelp(all, q))).toEqual(['Contraseña']);
  for (const q of ['dang nhap', 'ĐĂNG', 'nhâp']) expect(titles(searchHelp(all, q))).toEqual(['Đăng nhập']);
  expect(titles(searchHelp(all, 'cobrança'))).toEqual(['Cobrança']);
  expect(titles(searchHelp(all, '字'))).toEqual(['字幕']);
});

test('every word must be there, wherever it is', () => {
  const all = [article('Refunds', '', 'how to cancel'), article('Refunds')];
  expect(searchHelp(all, 'cancel refunds')).toEqual([all[0]]);
  expect(searchHelp(all, 'cancel subtitles')).toEqual([]);
});

test('the title goes before the summary, and the summary before the text', () => {
  const all = [article('C', '', 'pause'), article('B', 'pause'), article('Pause')];
  expect(titles(searchHelp(all, 'pause'))).toEqual(['Pause', 'B', 'C']);
});

test('nothing is found by nothing', () => {
  for (const q of ['', ' ', '?!', '👩‍🚀']) expect(searchHelp([article('A', 'b', 'c')], q)).toEqual([]);
});

test('a query is shown trimmed, on one line, and not longer than it is searched for', () => {
  expect(cleanHelpQuery('  two\t\nwords\u200b ')).toBe('two words');
  expect(cleanHelpQuery('가'.repeat(300))).toBe('가'.repeat(MAX_HELP_QUERY));
});
