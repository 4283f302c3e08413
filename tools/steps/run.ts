import { spawn, type SpawnOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { stopWithParent } from './shutdown.ts';
import { ROOT } from './root.ts';

/** Environment of this process with node_modules/.bin first on PATH. */
export const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  ...more,
});

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** True captures the output for the caller; false passes it through. */
  readonly quiet?: boolean;
  /** Runs at the lowest CPU priority. */
  readonly lowPriority?: boolean;
}

/** Runs a program in the project root until it exits. */
export const run = (
  program: string,
  options: readonly string[],
  { env, cwd = ROOT, quiet = false, lowPriority = false }: RunOptions = {},
): Promise<RunResult> =>
  new Promise((done, fail) => {
    const stdio: SpawnOptions['stdio'] = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, options, { cwd, stdio, env: environment(env) });
    stopWithParent(child);
    if (lowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const keep = (bytes: Buffer) => {
      output += bytes.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });

/** Runs a TypeScript file of the project with the Node binary of this process. */
export const runNode = (file: string, options: readonly string[] = [], more: RunOptions = {}): Promise<RunResult> =>
  run(process.execPath, [file, ...options], more);

/** An error that the user can fix; the command prints its message without a stack trace. */
export class UserError extends Error {
  override readonly name = 'Stop';
}
