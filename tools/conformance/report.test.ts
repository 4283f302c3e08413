import { expect, test } from 'vitest';
import { sourceFile } from '../sources/source-file.ts';
import { conformanceReport, staleReasons, unknownTags } from './report.ts';
import type { Requirements } from './requirements.ts';
import { testTitles } from './test-titles.ts';

const requirements: Requirements = {
  capabilities: { CA: 'Catalogue' },
  requirements: [
    { id: 'CA-01', priority: 'M', text: 'Catalogue 22 is main.' },
    { id: 'CA-02', priority: 'M', text: 'Catalogue 29 is free | for a day.' },
    { id: 'CA-03', priority: 'C', text: 'Catalogue 30 is drama.' },
  ],
};
const titlesOf = (text: string) => testTitles([sourceFile('apps/server/src/catalog/menu.test.ts', text)]);

test('a requirement is proven by the tests that carry its ID', () => {
  const page = conformanceReport(
    requirements,
    titlesOf("test('the menu begins with main [CA-01]', () => {}); test.each([1])(`%s is drama [CA-03]`, () => {});"),
  );
  expect(page).toContain('| CA | Catalogue | 1 / 2 | 1 / 1 | 0 / 0 | 2 / 3 |');
  expect(page).toContain('| CA-01 | M | Catalogue 22 is main. | `apps/server/src/catalog/menu.test.ts` |');
  expect(page).toContain('Open, M: CA-02');
});

test('an ID elsewhere than in a title proves nothing', () => {
  const titles = titlesOf("// [CA-01]\nconst note = 'about [CA-02]'; test('nothing', () => note);");
  expect(conformanceReport(requirements, titles)).toContain('| | **all** | 0 / 2 | 0 / 1 | 0 / 0 | 0 / 3 |');
});

test('an ID that no requirement has is found', () => {
  expect(unknownTags(requirements, titlesOf("test('a slip [CA-99]', () => {});"))).toEqual([
    'apps/server/src/catalog/menu.test.ts: [CA-99] is no requirement',
  ]);
});

test('what is open says why, where that is written down, and what is proven must not', () => {
  const titles = titlesOf("test('the menu begins with main [CA-01]', () => {});");
  const reasons = { 'CA-02': 'Nothing is free yet.' };
  expect(conformanceReport(requirements, titles, reasons)).toContain('- CA-02: Nothing is free yet.');
  expect(staleReasons(requirements, titles, reasons)).toEqual([]);
  expect(staleReasons(requirements, titles, { 'CA-01': 'Not yet.', 'CA-99': 'Not yet.' })).toEqual([
    'CA-01 is listed as open, and is proven',
    'CA-99 is listed as open, and is no requirement',
  ]);
});
