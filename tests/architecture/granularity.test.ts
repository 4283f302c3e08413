import { expect, test } from 'vitest';
import { readSources, sourceFile } from '../../tools/sources/source-file.ts';
import { findGranularityFaults, type Granularity, listServerExports } from './rules/granularity.ts';

const LIMITS: Granularity = { minMedianLines: 40, maxSingleUseShare: 0.4 };

const source = (path: string, ...lines: readonly string[]) => sourceFile(`apps/server/src/${path}`, lines.join('\n'));
const faultsIn = (...files: ReturnType<typeof source>[]) =>
  findGranularityFaults(files, { minMedianLines: 2, maxSingleUseShare: 0.4 });

const LONG = ['const a = 1;', 'const b = 2;', 'const c = [a, b];'];

test('the median file of the server is long enough, and few of its exports have a single user', () => {
  const files = readSources();
  expect(listServerExports(files).length).toBeGreaterThan(700);
  expect(findGranularityFaults(files, LIMITS)).toEqual([]);
  // It reads every source file.
}, 120_000);

test('a server whose median file is too short is a violation', () => {
  expect(faultsIn(source('a.ts', 'export {};'), source('b.ts', 'export {};'), source('c.ts', ...LONG))).toEqual([
    'the median file has 1 lines, fewer than 2',
  ]);
  expect(faultsIn(source('a.ts', 'export {};'), source('b.ts', ...LONG), source('c.ts', ...LONG))).toEqual([]);
});

test('exports of which too many have a single user are a violation that names each', () => {
  const helper = source('gifts/helper.ts', ...LONG, 'export const help = c;', 'export interface Help {}');
  const user = source('gifts/gift.ts', "import { help } from './helper.ts';", 'help.at(0);');
  expect(faultsIn(helper, user)).toEqual([
    '50.0 % of the exports have one user, more than 40.0 %:',
    'apps/server/src/gifts/helper.ts: help is used only by apps/server/src/gifts/gift.ts',
  ]);
  expect(faultsIn(helper, user, source('gifts/pass.ts', "import { help } from './helper.ts';", 'help.at(1);'))).toEqual([]);
});

test.each([
  ['a test', sourceFile('apps/server/src/gifts/helper.test.ts', "import { help } from './helper.ts';")],
  ['a fixture', sourceFile('apps/server/src/gifts/gift.fixture.ts', "import { help } from './helper.ts';")],
])('%s is no user', (_, importer) => {
  const helper = source('gifts/helper.ts', ...LONG, 'export const help = c;');
  expect(listServerExports([helper, importer])).toEqual([{ path: helper.path, name: 'help', users: [] }]);
});

test.each([
  ['a dynamic import', "const { help } = await import('./helper.ts');"],
  ['an import under another name', "import { help as other } from './helper.ts';"],
  ['a re-export', "export { help } from './helper.ts';"],
  ['an import of the whole module', "import * as helper from './helper.ts'; helper.help();"],
])('%s is a use', (_, text) => {
  const helper = source('gifts/helper.ts', ...LONG, 'export const help = c;');
  const [found] = listServerExports([helper, source('gifts/gift.ts', text)]);
  expect(found?.users).toEqual(['apps/server/src/gifts/gift.ts']);
});

test.each([
  ['an operation in its routes', 'likes/add-like.ts', 'addLike', 'likes/likes.routes.ts'],
  ['a table of routes', 'likes/likes.routes.ts', 'likeRoutes', 'handlers.ts'],
  ['a list of jobs', 'likes/likes.jobs.ts', 'likeJobs', 'startup/background-jobs.ts'],
  ['what the composition root assembles', 'likes/counter.ts', 'likeCounter', 'create-deps.ts'],
])('%s may have a single user', (_, path, name, user) => {
  const importer = source(user, `import { ${name} } from '@madang/server/${path}';`, `void ${name};`);
  expect(faultsIn(source(path, ...LONG, `export const ${name} = c;`), importer)).toEqual([]);
  const elsewhere = source('http/pages.ts', `import { ${name} } from '../${path}';`, `void ${name};`);
  const isTable = /\.(routes|jobs)\.ts$/.test(path);
  expect(faultsIn(source(path, ...LONG, `export const ${name} = c;`), elsewhere).length > 0).toBe(!isTable);
});
