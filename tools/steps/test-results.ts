import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './root.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** One line per failure: file, test title and the beginning of the message. */
  readonly failures: readonly string[];
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

const line = (file: string, name: string, why = ''): string =>
  `${file} › ${name}: ${stripVTControlCharacters(why).split('\n')[0]?.slice(0, 200) ?? ''}`;

/** A run with a non-zero exit code has at least one failure, even if its report names none. */
const countsOf = (passed: number, failures: readonly string[], code: number): Counts => {
  const named = code !== 0 && failures.length === 0 ? [`the run ended with ${code} and named no failure`] : failures;
  return { passed, failed: named.length, failures: named };
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
  return countsOf(report?.numPassedTests ?? 0, failures, code);
};

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
];

/** A journey that passes on its retry counts as passed; Playwright lists it as flaky. */
export const playwrightCounts = (path: string, code: number): Counts => {
  const report = read<PlaywrightReport>(path);
  const failures = (report?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => line(file, title, results.at(-1)?.error?.message)),
    );
  return countsOf((report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), failures, code);
};

/** Counts that the fuzz run writes: operations and pages requested, and those that failed. */
export const fuzzCounts = (path: string, code: number): Counts => {
  const report = read<Counts>(path);
  return countsOf(report?.passed ?? 0, report?.failures ?? [], code);
};

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
});
