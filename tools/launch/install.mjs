import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage */

/** @param {string} path @returns {Record<string, LockedPackage>} */
const packagesOf = (path) =>
  /** @type {{ packages: Record<string, LockedPackage> }} */ (JSON.parse(readFileSync(path, 'utf8'))).packages;

/** Whether node_modules holds what package-lock.json names. npm writes its own list last, so a broken install has none. */
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

/** Installs with npm when something is missing or another version; throws with one line when that fails. */
export const installIfNeeded = (/** @type {string} */ root) => {
  if (isInstalled(root)) return;
  process.stdout.write('Installing packages (once, about a minute) …\n');
  const npm = process.env['npm_execpath'];
  // npm itself must not run on the Node that it is about to replace.
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
