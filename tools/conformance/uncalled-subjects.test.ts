import { expect, test } from 'vitest';
import { sourceFile } from '../sources/source-file.ts';
import { uncalledSubjects } from './uncalled-subjects.ts';

const RULES = sourceFile('packages/domain/src/a/rules.ts', 'export const one = () => 1; export const two = () => one();');
const TEST = sourceFile(
  'packages/domain/src/a/rules.test.ts',
  `import { two } from './rules.ts';
  const run = () => two();
  test('two is one [CA-01]', () => run());
  test('without a claim', () => two());`,
);
const callerOf = (name: string, path = 'apps/server/src/a/route.ts') =>
  sourceFile(path, `import { ${name} } from '@madang/domain/a/rules.ts'; export const route = ${name};`);

test('a claim about code without a caller in the product is reported, also through a helper of the test', () => {
  expect(uncalledSubjects([RULES, TEST])).toEqual([
    'packages/domain/src/a/rules.test.ts: “two is one [CA-01]” is about two of packages/domain/src/a/rules.ts, which nothing outside the tests uses',
  ]);
});

test('a caller in another file of the product is enough', () => {
  expect(uncalledSubjects([RULES, TEST, callerOf('two')])).toEqual([]);
});

test('callers in tests and fixtures do not count', () => {
  expect(uncalledSubjects([RULES, TEST, callerOf('two', 'apps/server/src/a/route.fixture.ts')])).toHaveLength(1);
});

test('code that its own file uses counts as called', () => {
  const test = sourceFile(
    'packages/domain/src/a/one.test.ts',
    "import { one } from './rules.ts'; test('one [CA-01]', () => one());",
  );
  expect(uncalledSubjects([RULES, test])).toEqual([]);
});

test.each([
  ['a dynamic import', "export const lazy = () => import('@madang/domain/a/rules.ts');"],
  ['a worker', "export const worker = new URL('../../../../packages/domain/src/a/rules.ts', import.meta.url);"],
  ['a re-export', "export * from '@madang/domain/a/rules.ts';"],
])('%s of the file counts as a caller of its exports', (_how, text) => {
  expect(uncalledSubjects([RULES, TEST, sourceFile('apps/server/src/a/other.ts', text)])).toEqual([]);
});

test('the router is the caller of what a page exports', () => {
  const page = sourceFile('apps/web/src/pages/list.page.tsx', 'export const loader = () => null;');
  const claim = sourceFile(
    'apps/web/src/pages/list.page.test.ts',
    "import { loader } from './list.page.tsx'; test('a list loads [CA-79]', () => loader());",
  );
  expect(uncalledSubjects([page, claim])).toEqual([]);
});

test('a call that the build writes into its output counts, with the name of the module', () => {
  const plugin = (module: string) => "`import { two } from '" + module + "'; two();`";
  expect(uncalledSubjects([RULES, TEST], [plugin('./src/a/rules.ts')])).toEqual([]);
  expect(uncalledSubjects([RULES, TEST], [plugin('./src/a/others.ts')])).toHaveLength(1);
});
