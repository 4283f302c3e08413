/** A page of a test's own on loopback. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, preview } from 'vite';
import type { Plugin } from 'vite';

export interface ServedPage {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the page of a folder and serves it: each of the hundreds of modules that it is made of would be asked for at every load. */
export const servePage = async (root: string, plugins: Plugin[] = []): Promise<ServedPage> => {
  const outDir = await mkdtemp(join(tmpdir(), 'madang-page-'));
  const page = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...page, build: { outDir, target: 'esnext', minify: false, modulePreload: false, reportCompressedSize: false } });
  const server = await preview({
    ...page,
    plugins,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=3600' } },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The page server did not start');
  return {
    address,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
