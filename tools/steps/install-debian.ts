import { existsSync } from 'node:fs';
import { run } from './run.ts';
import { say } from './say.ts';

/** Installs Debian packages. Returns false without root, on another system, or if apt-get fails. */
export const installDebian = async (packages: readonly string[]): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { quiet: true, env });
  return code === 0;
};
