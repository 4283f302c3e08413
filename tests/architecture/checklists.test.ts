import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/steps/root.ts';

interface Row {
  readonly part: string;
  readonly file: string;
  readonly title: string;
}

const rowsOf = (page: string): readonly Row[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Part|Item) /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, part = '', file = '', title = '']) => ({ part, file: file.replaceAll('`', ''), title }));

/** What a file's tests are called. */
const titlesIn = (file: string): readonly string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/(?:\btest|\))\(\s*(['"`])(.*?)\1/g)].map(([, , title = '']) => title)
    : [];

/** Rows whose test does not exist, and rows that neither name one nor say why. */
const faultsOf = (rows: readonly Row[]): readonly string[] =>
  rows
    .filter(({ file, title }) =>
      file === 'none' ? title === '' : title === '' || !titlesIn(join(ROOT, file)).some((each) => each.includes(title)),
    )
    .map(({ part }) => part);

const readPage = (page: string) => rowsOf(readFileSync(join(ROOT, page), 'utf8'));

test('every part of the player on the list is shown by a test that exists', () => {
  const rows = readPage('docs/player.md');
  expect(rows.length).toBeGreaterThan(40);
  expect(faultsOf(rows)).toEqual([]);
});

test('every item of the security checklist is there, shown by a test that exists or with a reason', () => {
  const rows = readPage('docs/security-checklist.md');
  const numbers = new Set(rows.map(({ part }) => Number.parseInt(part, 10)));
  expect(Array.from({ length: 36 }, (_, index) => index + 1).filter((number) => !numbers.has(number))).toEqual([]);
  expect(faultsOf(rows)).toEqual([]);
});

test('a row whose test is gone is found', () => {
  const file = 'packages/player/src/keyboard.test.ts';
  expect(faultsOf([{ part: 'Telepathy', file, title: 'the film knows what one wants' }])).toEqual(['Telepathy']);
  expect(faultsOf([{ part: 'Smell', file: 'none', title: '' }])).toEqual(['Smell']);
});
