import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from './content-hash.ts';
import { ROOT } from './root.ts';
import { run, Stop } from './run.ts';

const CLIENT = join(ROOT, 'apps/web/build/client');
const STAMP = join(ROOT, 'apps/web/build/sources');
/** All that the build reads; packages/database and the server are no part of it. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web/*.{ts,json}',
  ...['apps/web/{src,public}', 'packages/{contract,domain,i18n,player,ui}/{src,package.json}'].map((folder) => `${folder}/**/*.*`),
  'packages/{contract,domain,i18n,player,ui}/package.json',
];
const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy is not worth a file, in bytes. */
const SMALL = 1024;

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Lays a compressed copy beside every text, once, so that no visitor waits for the compression. */
const compress = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile() && TEXT.test(entry.name))) {
    const path = join(file.parentPath, file.name);
    const bytes = await readFile(path);
    if (bytes.length < SMALL) continue;
    await writeFile(`${path}.br`, await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
    await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }));
  }
};

/** Builds what the browser gets, if its sources have changed since the last time. True when it did. */
export const buildWeb = async (onStart: () => void): Promise<boolean> => {
  const sources = contentHash(ROOT, SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false;
  onStart();
  const { code, output } = await run('npm', ['run', 'build', '--silent', '-w', '@madang/web'], { quiet: true });
  if (code !== 0) throw new Stop(`The pages could not be built.\n${output}`);
  await compress(CLIENT);
  writeFileSync(STAMP, sources);
  return true;
};
