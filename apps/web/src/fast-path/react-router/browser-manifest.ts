// Fast path `short-manifest`: FAST_PATH=short-manifest turns it off.
// Buys: 2.1 KiB of 121.2 KiB of scripts of home, 1.7 % (row `home bytes`); below 5 %, but without it home exceeds its budget of 120 KiB.
// Breaks when the library changes: the format of the router's manifest; the build fails when it changes.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BEGINNING = 'window.__reactRouterManifest=';

interface Manifest {
  readonly entry: { readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, { readonly imports?: readonly string[] }>>;
}

/**
 * The router's list of routes without the scripts that each of them imports, a third of it: the server, which has a list of its own,
 * names them in the page, and in the browser modules fetch what they import. What a route has not got is not said either.
 */
export const withoutImports = (script: string): string => {
  if (!script.startsWith(BEGINNING) || !script.endsWith(';'))
    throw new Error('The router writes its list of routes in another way.');
  const { entry, routes, ...others } = JSON.parse(script.slice(BEGINNING.length, -1)) as Manifest;
  const shorter = Object.entries(routes).map(([id, { imports: _imports, ...route }]) => [id, route]);
  const manifest = { entry: { ...entry, imports: [] }, routes: Object.fromEntries(shorter), ...others };
  return `${BEGINNING}${JSON.stringify(manifest, (_key, value: unknown) => (value === false ? undefined : value))};`;
};

/** Shortens the route manifest in a folder of scripts. Its hashed name still changes with its content. */
export const shortenManifest = async (folder: string): Promise<void> => {
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`The router has written no list of routes into ${folder}.`);
  const path = join(folder, name);
  await writeFile(path, withoutImports(await readFile(path, 'utf8')));
};
