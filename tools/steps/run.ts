import { spawn, type SpawnOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { watchOver } from './ending.ts';
import { ROOT } from './root.ts';

/** The environment of this process with the programs of the packages first on PATH. */
export const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  ...more,
});

export interface Ran {
  readonly code: number;
  readonly output: string;
}

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** True keeps what it prints, for the caller to show; otherwise it is shown as it comes. */
  readonly quiet?: boolean;
  /** Works only while the machine has nothing else to do. */
  readonly idly?: boolean;
}

/** Runs a program to its end, in the project's folder. */
export const run = (
  program: string,
  options: readonly string[],
  { env, cwd = ROOT, quiet = false, idly = false }: RunOptions = {},
): Promise<Ran> =>
  new Promise((done, fail) => {
    const stdio: SpawnOptions['stdio'] = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, options, { cwd, stdio, env: environment(env) });
    watchOver(child);
    if (idly && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const keep = (bytes: Buffer) => {
      output += bytes.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });

/** Runs a TypeScript file of the project with the Node of this process. */
export const runNode = (file: string, options: readonly string[] = [], more: RunOptions = {}): Promise<Ran> =>
  run(process.execPath, [file, ...options], more);

/** A fault that the reader can do something about: its message is all that is shown. */
export class Stop extends Error {
  override readonly name = 'Stop';
}
