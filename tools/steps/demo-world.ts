import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@madang/server/settings/read-settings.ts';
import { contentHash } from './content-hash.ts';
import { ROOT } from './root.ts';
import { runNode, Stop } from './run.ts';
import { say } from './say.ts';
import { keepNewSecrets } from './surroundings.ts';

/** All that decides what the demo world looks like. */
const SOURCES = [
  'apps/demo/src/**/*.{ts,json}',
  'packages/{database,domain,fixtures,streaming}/src/**/*.ts',
  'packages/database/migrations/*.sql',
];

export interface World {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Its pictures are drafts, which are small and drawn soon: a world for tests. */
  readonly drafts?: boolean;
}

/** What the server of a world hashes codes with; made here where neither the folder nor its database has keys yet. */
const codeSecretOf = async ({ dataDir, databaseUrl }: World): Promise<Buffer> => {
  const set = readSettings({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }, ROOT);
  await keepNewSecrets(set);
  return set.secrets.pinKey;
};

const stampOf = ({ dataDir }: World): string => join(dataDir, 'world');

/**
 * Makes the demo world where it is missing or of another version; its calendar goes with the day. A folder's own
 * database is only opened for it when that has changed; a server may have been emptied since, so it is always asked. Made `idly`
 * it takes what other work leaves of the machine.
 */
export const makeDemoWorld = async (world: World, how: 'now' | 'idly' = 'now'): Promise<void> => {
  const secret = createHash('sha256')
    .update(await codeSecretOf(world))
    .digest('hex')
    .slice(0, 8);
  const drafts = world.drafts ? ' drafts' : '';
  const version = `${contentHash(ROOT, SOURCES)} ${new Date().toISOString().slice(0, 10)} ${secret}${drafts}`;
  const stamp = stampOf(world);
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
  if (world.databaseUrl === null && known === version) return;
  await tellDemo(world, [], how);
  // The stamp speaks of the folder's own database alone.
  if (world.databaseUrl !== null) return;
  mkdirSync(world.dataDir, { recursive: true });
  writeFileSync(stamp, version);
};

/** Rewrites the rows of the demo world. The pictures stay. */
export const resetDemoWorld = async (world: World): Promise<void> => {
  rmSync(stampOf(world), { force: true });
  await tellDemo(world, ['--anew'], 'now');
};

const tellDemo = async (world: World, options: readonly string[], how: 'now' | 'idly'): Promise<void> => {
  const { dataDir, databaseUrl, drafts } = world;
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  // What is made idly has no words among those of others, unless it fails.
  const idly = how === 'idly';
  const { code, output } = await runNode('apps/demo/src/main.ts', [...options, ...(drafts ? ['--draft'] : [])], {
    env: { ...env, PIN_KEY: (await codeSecretOf(world)).toString('base64url') },
    idly,
    quiet: idly,
  });
  if (code !== 0 && idly) say(output);
  if (code !== 0) throw new Stop('The demo world could not be made; the line above says why.');
};
