import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/** @param {string} path @returns {Record<string, LockedPackage>} */
const packagesOf = (path) =>
  /** @type {{ packages: Record<string, LockedPackage> }} */ (JSON.parse(readFileSync(path, 'utf8'))).packages;

/** Whether node_modules matches package-lock.json. npm writes its own lockfile last, so an interrupted install has none. */
export const isInstalled = (/** @type {string} */ root) => {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const present = packagesOf(list);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    return found ? link === true || found.version === version : optional === true;
  });
};

/** Runs `npm ci` when a package is missing or has another version. Throws an error with a one-line message. */
export const installIfNeeded = (/** @type {string} */ root) => {
  if (isInstalled(root)) return;
  process.stdout.write('Installing packages (once, about a minute) …\n');
  const npm = process.env['npm_execpath'];
  // npm replaces node_modules/node-*, so it must not run on the Node inside.
  const [program, options] = npm ? [process.env['npm_node_execpath'] ?? process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(program, [...options, 'ci', '--progress=true'], {
    cwd: root,
    stdio: 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (error || status !== 0) {
    throw new Error('The packages could not be installed: npm says why above. Is the registry reachable and the disk not full?');
  }
};
