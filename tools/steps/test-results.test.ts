import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { afterRerun, filesToRerun, fuzzCounts, playwrightCounts, sum, vitestCounts } from './test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, report: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
};

const vitestReport = written('vitest.json', {
  numPassedTests: 1,
  testResults: [
    {
      name: join(ROOT, 'a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'one is one', status: 'passed', failureMessages: [] },
        { fullName: 'one is two', status: 'failed', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n  at a.test.ts'] },
      ],
    },
    { name: join(ROOT, 'b.test.ts'), status: 'failed', message: 'Cannot find c.ts', assertionResults: [] },
  ],
});

test('what failed is named with its file and the first line of why', () => {
  expect(vitestCounts(vitestReport, 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts › one is two: expected 1 to be 2', 'b.test.ts › the file: Cannot find c.ts'],
    passes: ['a.test.ts › one is one'],
    flaky: [],
  });
});

test('a journey that failed twice has failed, and one that passed on its retry is flaky', () => {
  const path = written('playwright.json', {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [
          {
            title: 'shaky',
            file: 'x.journey.ts',
            tests: [{ status: 'flaky', results: [{ error: { message: 'too slow' } }, {}] }],
          },
        ],
        suites: [
          {
            specs: [
              {
                title: 'broken',
                file: 'x.journey.ts',
                tests: [{ status: 'unexpected', results: [{ error: { message: 'first' } }, { error: { message: 'second' } }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(playwrightCounts(path, 1)).toEqual({
    passed: 4,
    failed: 1,
    failures: ['x.journey.ts › broken: second'],
    passes: ['x.journey.ts › shaky'],
    flaky: ['x.journey.ts › shaky: too slow'],
  });
});

test('the counts of a fuzz are read with the seed of each failure', () => {
  const path = written('fuzz.json', { passed: 219, failed: 1, failures: ['seed 7, case 12: status 500'] });
  expect(fuzzCounts(path, 1)).toEqual({
    passed: 219,
    failed: 1,
    failures: ['seed 7, case 12: status 500'],
    passes: [],
    flaky: [],
  });
  expect(fuzzCounts(join(folder, 'none.json'), 1).failures).toEqual(['the run ended with 1 and named no failure']);
});

test('a run that ended badly has failed, whatever its report says', () => {
  const none = join(folder, 'none.json');
  expect(vitestCounts(none, 137).failed).toBe(1);
  expect(playwrightCounts(none, 1).failures).toEqual(['the run ended with 1 and named no failure']);
  expect(playwrightCounts(none, 0)).toEqual({ passed: 0, failed: 0, failures: [], passes: [], flaky: [] });
});

test('parts are summed with their failures', () => {
  const part = { passed: 2, failed: 1, failures: ['a'], passes: ['c'], flaky: ['b'] };
  expect(sum([part, part])).toEqual({ passed: 4, failed: 2, failures: ['a', 'a'], passes: ['c', 'c'], flaky: ['b', 'b'] });
});

test('a few failed test files run again, and many do not', () => {
  expect(filesToRerun(vitestReport)).toEqual(['a.test.ts', 'b.test.ts']);
  expect(filesToRerun(join(folder, 'none.json'))).toEqual([]);
  const failed = ['a', 'b', 'c', 'd'].map((name) => ({
    name: join(ROOT, name),
    status: 'failed',
    message: '',
    assertionResults: [],
  }));
  expect(filesToRerun(written('many.json', { numPassedTests: 0, testResults: failed }))).toEqual([]);
  expect(filesToRerun(written('three.json', { numPassedTests: 0, testResults: failed.slice(1) }))).toEqual(['b', 'c', 'd']);
});

describe('a second run of failed tests', () => {
  const first = { passed: 5, failed: 2, failures: ['a › one: 1', 'a › two: 2'], passes: [], flaky: [] };
  const again = (passes: readonly string[], failures: readonly string[]) =>
    afterRerun(first, { passed: passes.length, failed: failures.length, failures, passes, flaky: [] });

  test('a test that passes is flaky, and one that fails again has failed', () => {
    expect(again(['a › one'], ['a › two: 3'])).toEqual({
      passed: 6,
      failed: 1,
      failures: ['a › two: 3'],
      passes: [],
      flaky: ['a › one: 1'],
    });
    expect(again(['a › one', 'a › two'], [])).toMatchObject({ passed: 7, failed: 0, failures: [], flaky: first.failures });
  });

  test.each([
    ['runs no test', [], [], first.failures],
    ['leaves a test out', ['a › one', 'a › other'], [], ['a › two: 2']],
    [
      'breaks off',
      [],
      ['the run ended with 137 and named no failure'],
      ['the run ended with 137 and named no failure', ...first.failures],
    ],
    ['has a failure of its own', ['a › one', 'a › two'], ['a › new: 4'], ['a › new: 4']],
  ])('a run that %s clears no other failure', (_name, passes, failures, left) => {
    expect(again(passes, failures)).toMatchObject({ failed: left.length, failures: left });
  });
});
