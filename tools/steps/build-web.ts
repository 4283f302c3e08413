import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './content-hash.ts';
import { ROOT } from './root.ts';
import { run, Stop } from './run.ts';

const STAMP = join(ROOT, 'apps/web/build/sources');
/** All that the build reads; packages/database and the server are no part of it. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'tools/precompress.mjs',
  'apps/web/*.{ts,json}',
  ...['apps/web/src', 'apps/web/public', 'packages/{contract,domain,i18n,player,ui}/src'].map((folder) => `${folder}/**/*.*`),
  'packages/{contract,domain,i18n,player,ui}/package.json',
];

/** Builds what the browser gets, if its sources have changed since the last time. True when it did. */
export const buildWeb = async (onStart: () => void): Promise<boolean> => {
  const sources = contentHash(ROOT, SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false;
  onStart();
  // Whoever calls, a test runner included: React decides by NODE_ENV whether it is the large, slow build for developers.
  const env = { NODE_ENV: 'production' };
  const { code, output } = await run('npm', ['run', 'build', '--silent', '-w', '@madang/web'], { quiet: true, env });
  if (code !== 0) throw new Stop(`The pages could not be built.\n${output}`);
  writeFileSync(STAMP, sources);
  return true;
};
