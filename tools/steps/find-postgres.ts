import { existsSync, readdirSync } from 'node:fs';
import { installDebian } from './install-debian.ts';
import { run } from './run.ts';
import { postgresVersion } from './preconditions.ts';

/** Our SQL uses features that older versions lack. */
const OLDEST = 15;
const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const CLUSTERS = '/etc/postgresql';

export type FoundPostgres = { readonly url: string; readonly version: number } | { readonly missing: string };

const ask = async (url: string): Promise<FoundPostgres> => {
  try {
    const version = await postgresVersion(url);
    return version >= OLDEST ? { url, version } : { missing: `PostgreSQL ${version} answers, ${OLDEST} or newer is needed` };
  } catch (error) {
    return {
      missing: `none answers at ${url.replace(/:[^:@/]*@/, '@')} (${error instanceof Error ? error.message : 'refused'})`,
    };
  }
};

/** Allows connections without a password on loopback only, and starts the cluster. */
const startDebianCluster = async (): Promise<void> => {
  const version = existsSync(CLUSTERS) ? readdirSync(CLUSTERS).sort().at(-1) : undefined;
  if (!version) return;
  await run('sed', ['-i', String.raw`s/^\(host .*127\.0\.0\.1\/32\s*\).*$/\1trust/`, `${CLUSTERS}/${version}/main/pg_hba.conf`], {
    quiet: true,
  });
  await run('pg_ctlcluster', [version, 'main', 'restart'], { quiet: true });
};

/** PostgreSQL for the tests. With `provide`, installs and starts it if none answers, as on a fresh CI machine. */
export const findPostgres = async ({ provide }: { readonly provide: boolean }): Promise<FoundPostgres> => {
  const named = process.env['TEST_DATABASE_URL'];
  const found = await ask(named ?? LOCAL);
  if (named || !('missing' in found) || !provide) return found;
  if (!existsSync(CLUSTERS)) await installDebian(['postgresql']);
  if (process.getuid?.() === 0) await startDebianCluster();
  return ask(LOCAL);
};
