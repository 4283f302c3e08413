import { join } from 'node:path';
import { buildServer } from './build-server.ts';
import { buildWeb } from './build-web.ts';
import { ROOT } from './root.ts';
import { run } from './run.ts';
import { heading, say } from './say.ts';
import { afterRerun, type Counts, filesToRerun, playwrightCounts, sum, vitestCounts } from './test-results.ts';

/** Folder of the machine-readable results of every part. */
export const RESULTS = '.cache/results';

/** One part of a test run, for the summary. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Counts;
  /** Reason why the part was skipped. */
  readonly leftOut?: string;
}

export const timed = async (name: string, work: () => Promise<Counts>): Promise<Part> => {
  heading(name);
  const from = performance.now();
  const counts = await work();
  return { name, counts, seconds: (performance.now() - from) / 1000 };
};

/** A part that cannot run on this machine; a failure on a machine that has to run it. */
export const leftOut = (name: string, why: string, must: boolean): Part => {
  heading(name);
  say(`  left out: ${why}`);
  return {
    name,
    seconds: 0,
    counts: { passed: 0, failed: must ? 1 : 0, failures: must ? [`${name}: ${why}`] : [], passes: [], flaky: [] },
    leftOut: why,
  };
};

/** Runs the test files of a vitest project, or those that `options` name, and counts the results. A few failed files run again alone. */
export const vitest = async (
  project: string,
  report: string,
  env: NodeJS.ProcessEnv = {},
  options: readonly string[] = [],
): Promise<Counts> => {
  const path = join(ROOT, RESULTS, `${report}.json`);
  const runAll = async (to: string, extra: readonly string[]): Promise<Counts> => {
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${to}`];
    const { code } = await run('vitest', ['run', '--project', project, ...reporters, ...extra], { env });
    return vitestCounts(to, code);
  };
  const first = await runAll(path, options);
  const files = filesToRerun(path);
  if (files.length === 0) return first;
  say(`  running again alone: ${files.join(', ')}`);
  return afterRerun(first, await runAll(join(ROOT, RESULTS, `${report}-rerun.json`), ['--maxWorkers=1', ...files]));
};

export const build = async (): Promise<void> => {
  await buildWeb(() => say('  building the pages …'));
  await buildServer();
};

/** Runs journeys in Chromium, each worker on its own copy of the template world. */
export const journeys = async (
  part: 'all' | 'others' | 'films',
  chromium: string,
  template: Promise<void>,
  options: readonly string[] = [],
): Promise<Counts> => {
  await template;
  const { code } = await run('playwright', ['test', ...options], { env: { CHROMIUM_PATH: chromium, JOURNEYS: part } });
  return playwrightCounts(join(ROOT, RESULTS, `journeys-${part}.json`), code);
};

/** Prints the counts, the flaky tests and the failures of all parts. A failure makes the process exit with 1. */
export const summary = (parts: readonly Part[]): void => {
  heading('Summary');
  for (const { name, seconds, counts, leftOut: why } of parts) {
    say(
      `  ${name.padEnd(44)} ${why ? `left out: ${why}` : `${counts.passed} passed, ${counts.failed} failed, ${Math.round(seconds)} s`}`,
    );
  }
  const { passed, failed, failures, flaky } = sum(parts.map(({ counts }) => counts));
  for (const line of flaky) say(`\n  flaky: ${line}`);
  for (const failure of failures) say(`\n  ✗ ${failure}`);
  say(`\n${passed} passed (${flaky.length} flaky), ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};
