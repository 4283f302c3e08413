import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { ROOT } from './root.ts';
import { run, Stop } from './run.ts';

export interface Built {
  /** The workspace whose script `build` makes it, and its folder. */
  readonly workspace: string;
  readonly folder: string;
  /** All that its build reads. */
  readonly sources: readonly string[];
  readonly failed: string;
}

/** Builds it, if its sources have changed since the last time. True when it did. */
export const buildOnce = async ({ workspace, folder, sources, failed }: Built, onStart: () => void): Promise<boolean> => {
  const stamp = join(ROOT, folder, 'build/sources');
  const now = contentHash(ROOT, sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  onStart();
  // NODE_ENV of a calling test runner must not leak in: React would build its large, slow development version.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run('npm', ['run', 'build', '--silent', '-w', workspace], { quiet: true, env });
  if (code !== 0) throw new Stop(`${failed}\n${output}`);
  writeFileSync(stamp, now);
  return true;
};
