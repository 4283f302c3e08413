import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { ROOT } from './root.ts';
import { run, runNode, type RunResult } from './run.ts';
import { say } from './say.ts';
import type { Counts } from './test-results.ts';

interface Check {
  readonly name: string;
  readonly look: () => Promise<RunResult>;
}

/** Folders of all workspaces with sources. The root stands for tools, tests and bench. */
const workspaces = (): readonly string[] => {
  const folders = ['packages', 'apps'].flatMap((room) => readdirSync(join(ROOT, room)).map((name) => `${room}/${name}`));
  return ['.', ...folders.filter((folder) => existsSync(join(ROOT, folder, 'src')))];
};

/** For tools written in Go: collecting garbage at fivefold instead of double heap growth saves a sixth of the CPU time. */
const GO = { GOGC: '400' };
/** Type checkers repeat shared work in each thread, so more threads than cores cost time. */
const CHECKERS = ['--checkers', String(Math.min(4, availableParallelism()))];

/** Checks every workspace with its own tsconfig: a package that must not use browser APIs is checked without DOM types. */
const types = async (): Promise<RunResult> => {
  const routes = await run('react-router', ['typegen'], { quiet: true, cwd: join(ROOT, 'apps/web') });
  if (routes.code !== 0) return routes;
  const faults: RunResult[] = [];
  for (const folder of workspaces()) {
    const ran = await run('tsc', ['--project', folder, '--pretty', 'false', ...CHECKERS], { quiet: true, env: GO });
    if (ran.code !== 0) faults.push(ran);
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.map(({ output }) => output).join('') };
};

const CHECKS: readonly Check[] = [
  { name: 'types', look: types },
  { name: 'lint', look: () => run('oxlint', ['--type-aware', '--deny-warnings'], { quiet: true, env: GO }) },
  { name: 'format', look: () => run('oxfmt', ['--check'], { quiet: true }) },
  { name: 'unused', look: () => run('knip', ['--no-progress', '--no-config-hints'], { quiet: true }) },
  { name: 'conformance', look: () => runNode('tools/commands/conformance.ts', ['--check'], { quiet: true }) },
  { name: 'settings', look: () => runNode('tools/commands/settings.ts', ['--check'], { quiet: true }) },
];

/** Runs every check, prints the result of each, and returns how many passed and failed. */
export const check = async (): Promise<Counts> => {
  const failures: string[] = [];
  for (const { name, look } of CHECKS) {
    const from = performance.now();
    const { code, output } = await look();
    const seconds = ((performance.now() - from) / 1000).toFixed(1);
    say(`  ${code === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${name.padEnd(12)} ${seconds} s`);
    if (code === 0) continue;
    failures.push(`${name}: ${output.trim().split('\n')[0] ?? ''}`);
    say(output.trimEnd());
  }
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures, passes: [], flaky: [] };
};
