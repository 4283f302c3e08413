import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { ROOT } from './root.ts';
import { run, UserError } from './run.ts';

export interface BuildTarget {
  /** Workspace folder whose `build` script is run. */
  readonly workspace: string;
  readonly folder: string;
  /** Glob patterns of all build inputs. */
  readonly sources: readonly string[];
  readonly failed: string;
}

/** Builds if the inputs have changed since the last build. Returns whether it built. */
export const buildIfChanged = async (
  { workspace, folder, sources, failed }: BuildTarget,
  onStart: () => void,
): Promise<boolean> => {
  const stamp = join(ROOT, folder, 'build/sources');
  // Some fast paths are chosen by the build.
  const now = `${contentHash(ROOT, sources)} FAST_PATH=${process.env['FAST_PATH'] ?? 'on'}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  onStart();
  // NODE_ENV of a calling test runner must not leak in: React would build its large, slow development version.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run('npm', ['run', 'build', '--silent', '-w', workspace], { quiet: true, env });
  if (code !== 0) throw new UserError(`${failed}\n${output}`);
  writeFileSync(stamp, now);
  return true;
};
