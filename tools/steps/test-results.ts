import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One line per failure: file, test title and the beginning of the message. */
  readonly failures: readonly string[];
  /** File and title of each test that passed. */
  readonly passes: readonly string[];
  /** One line per test that failed first and passed when run again; these count as passed. */
  readonly flaky: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

const read = <T>(path: string): T | null => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : null);

const titleOf = (file: string, name: string): string => `${file} › ${name}`;

const line = (file: string, name: string, why = ''): string =>
  `${titleOf(file, name)}: ${stripVTControlCharacters(why).split('\n')[0]?.slice(0, 200) ?? ''}`;

/** A run with a non-zero exit code has at least one failure, even if its report names none. */
const countsOf = (
  passed: number,
  failures: readonly string[],
  code: number,
  { passes = [], flaky = [] }: Partial<Pick<Counts, 'passes' | 'flaky'>> = {},
): Counts => {
  const named = code !== 0 && failures.length === 0 ? [`the run ended with ${code} and named no failure`] : failures;
  return { passed, failed: named.length, failures: named, passes, flaky };
};

/** A file that fails to load has no tests and counts as one failure. */
export const vitestCounts = (path: string, code: number): Counts => {
  const report = read<VitestReport>(path);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [line(file, 'the file', message)];
    return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages[0]));
  });
  const passes = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => titleOf(relative(ROOT, name), fullName)),
  );
  return countsOf(report?.numPassedTests ?? 0, failures, code, { passes });
};

/** More failed files than this are a defect of the tree and not of the moment, so they are not run again. */
const MAX_RERUN_FILES = 3;

/** Paths of the test files to run again, relative to the root. Empty if nothing failed, or too much. */
export const filesToRerun = (path: string): readonly string[] => {
  const failed = (read<VitestReport>(path)?.testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.length > MAX_RERUN_FILES ? [] : failed.map(({ name }) => relative(ROOT, name));
};

/** Whether the test of this failure is named by one of the others, whose messages may differ. */
const isIn = (failures: readonly string[], failure: string): boolean => {
  const title = (text: string) => text.split(': ')[0];
  return failures.some((other) => title(other) === title(failure));
};

/**
 * Result of a run whose failed tests ran again alone. A test that passed then is flaky. Every other failure stays: of a test that failed
 * again, of one that did not run again, and of the second run itself.
 */
export const afterRerun = (first: Counts, again: Counts): Counts => {
  const passes = new Set(again.passes);
  const isFlaky = (failure: string): boolean => [...passes].some((title) => failure.startsWith(`${title}: `));
  const flaky = first.failures.filter(isFlaky);
  const failures = [
    ...new Set([...again.failures, ...first.failures.filter((failure) => !isFlaky(failure) && !isIn(again.failures, failure))]),
  ];
  return {
    passed: first.passed + flaky.length,
    failed: failures.length,
    failures,
    passes: first.passes,
    flaky: [...first.flaky, ...flaky],
  };
};

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
];

/** A journey that passes on its retry counts as passed, and is listed as flaky. */
export const playwrightCounts = (path: string, code: number): Counts => {
  const report = read<PlaywrightReport>(path);
  const tests = (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ title, file, tests: runs }) => runs.map(({ status, results }) => ({ title, file, status, results })));
  const listed = (wanted: string, attempt: number) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ title, file, results }) => line(file, title, results.at(attempt)?.error?.message));
  const passed = (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0);
  const passes = tests
    .filter(({ status }) => status === 'expected' || status === 'flaky')
    .map(({ title, file }) => titleOf(file, title));
  return countsOf(passed, listed('unexpected', -1), code, { passes, flaky: listed('flaky', 0) });
};

/** Counts that the fuzz run writes: operations and pages requested, and those that failed. */
export const fuzzCounts = (path: string, code: number): Counts => {
  const report = read<Omit<Counts, 'passes' | 'flaky'>>(path);
  return countsOf(report?.passed ?? 0, report?.failures ?? [], code);
};

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
  passes: all.flatMap(({ passes }) => passes),
  flaky: all.flatMap(({ flaky }) => flaky),
});
