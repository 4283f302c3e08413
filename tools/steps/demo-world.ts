import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@madang/server/settings/read-settings.ts';
import { contentHash } from './content-hash.ts';
import { ROOT } from './root.ts';
import { runNode, UserError } from './run.ts';
import { say } from './say.ts';
import { storeNewSecrets } from './preconditions.ts';

/** Inputs of the demo world; a change of any of them makes it outdated. */
const SOURCES = [
  'apps/demo/src/**/*.{ts,json}',
  'packages/{database,domain,fixtures,streaming}/src/**/*.ts',
  'packages/database/migrations/*.sql',
];

/** CPU priority of the child process that creates a world. */
export type Priority = 'normal' | 'low';

export interface World {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Draft pictures are small and drawn fast, for tests. */
  readonly drafts?: boolean;
}

/** Key for hashing redemption codes; created here if neither the folder nor its database has keys yet. */
const codeSecretOf = async ({ dataDir, databaseUrl }: World): Promise<Buffer> => {
  const set = readSettings({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }, ROOT);
  await storeNewSecrets(set);
  return set.secrets.pinKey;
};

const stampOf = ({ dataDir }: World): string => join(dataDir, 'world');

/**
 * Creates the demo world if it is missing or outdated; its calendar depends on the current day. An embedded database is opened only
 * if the stamp has changed. A database server may have been emptied since, so it is always queried. With priority `low` it leaves
 * the CPU to other work.
 */
export const createDemoWorld = async (world: World, priority: Priority = 'normal'): Promise<void> => {
  const secret = createHash('sha256')
    .update(await codeSecretOf(world))
    .digest('hex')
    .slice(0, 8);
  const drafts = world.drafts ? ' drafts' : '';
  const version = `${contentHash(ROOT, SOURCES)} ${new Date().toISOString().slice(0, 10)} ${secret}${drafts}`;
  const stamp = stampOf(world);
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
  if (world.databaseUrl === null && known === version) return;
  await runDemo(world, [], priority);
  // The stamp describes the embedded database only.
  if (world.databaseUrl !== null) return;
  mkdirSync(world.dataDir, { recursive: true });
  writeFileSync(stamp, version);
};

/** Rewrites the rows of the demo world and keeps its pictures. */
export const resetDemoWorld = async (world: World): Promise<void> => {
  rmSync(stampOf(world), { force: true });
  await runDemo(world, ['--reset'], 'normal');
};

const runDemo = async (world: World, options: readonly string[], priority: Priority): Promise<void> => {
  const { dataDir, databaseUrl, drafts } = world;
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  // A background run prints nothing unless it fails, to keep the foreground output readable.
  const lowPriority = priority === 'low';
  const { code, output } = await runNode('apps/demo/src/main.ts', [...options, ...(drafts ? ['--draft'] : [])], {
    env: { ...env, PIN_KEY: (await codeSecretOf(world)).toString('base64url') },
    lowPriority,
    quiet: lowPriority,
  });
  if (code !== 0 && lowPriority) say(output);
  if (code !== 0) throw new UserError('The demo world could not be made; the line above says why.');
};
