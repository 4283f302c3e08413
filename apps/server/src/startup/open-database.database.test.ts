import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE, freshSource } from '@madang/database/database.fixture.ts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open-database.ts';
import { readSettings } from '../settings/read-settings.ts';
import { SECRET_NAMES } from '../settings/secret-settings.ts';

const homes = mkdtempSync(join(tmpdir(), 'madang-open-'));
afterAll(() => rmSync(homes, { recursive: true, force: true }));

const NAMES = SECRET_NAMES;
const KEYS = Object.fromEntries(NAMES.map((name) => [name, Buffer.alloc(32, 7).toString('base64url')]));

/** Nodes of one database that is empty at first, each with a data folder of its own. */
const installation = async () => {
  const { source, drop } = await freshSource(ENGINE === 'server' ? 'empty' : 'migrated');
  onTestFinished(drop);
  const database = 'url' in source ? { DATABASE_URL: source.url } : {};
  let last = '';
  /** The folder of one more node. Rows of the embedded database move there, for only one process may open them. */
  const addNode = (): string => {
    const folder = mkdtempSync(join(homes, 'node-'));
    if (existsSync(join(last, 'pglite'))) renameSync(join(last, 'pglite'), join(folder, 'pglite'));
    last = folder;
    return folder;
  };
  /** Starts and stops a node. */
  const run = async (dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<'ran'> => {
    const settings = readSettings({ DATA_DIR: dataDir, ...database, ...environment }, homes);
    // The first start would make the embedded database, which takes many seconds: a made one takes its place.
    if ('folder' in source && existsSync(join(source.folder, 'pglite')))
      renameSync(join(source.folder, 'pglite'), join(dataDir, 'pglite'));
    const connection = await openDatabase(settings);
    await connection.close();
    return 'ran';
  };
  return { addNode, run };
};
const secretsIn = (folder: string): string => join(folder, 'secrets.json');

/** How each engine names what is missing. */
const REFUSED = {
  embedded: 'is missing, but the database beside it has rows',
  server: `${NAMES.join(', ')}: not set, and `,
}[ENGINE];

test('an empty database starts and creates keys; a fresh node that joins it is refused and creates none', async () => {
  const { addNode, run } = await installation();
  const first = addNode();
  expect(await run(first)).toBe('ran');
  const keys = readFileSync(secretsIn(first), 'utf8');
  expect(Object.keys(JSON.parse(keys) as object)).toEqual([...NAMES, 'known']);
  expect(await run(first)).toBe('ran');

  const second = addNode();
  await expect(run(second)).rejects.toThrow(REFUSED);
  await expect(run(second)).rejects.toThrow(secretsIn(second));
  expect(existsSync(secretsIn(second))).toBe(false);
  expect(await run(second, KEYS), 'with all keys in the environment').toBe('ran');

  const third = addNode();
  copyFileSync(secretsIn(first), secretsIn(third));
  expect(await run(third), 'with the file of the first node').toBe('ran');
  expect([readFileSync(secretsIn(first), 'utf8'), readFileSync(secretsIn(third), 'utf8')]).toEqual([keys, keys]);
});

test('of fresh nodes that start together on an empty database, one creates keys and the others are refused', async () => {
  const { addNode, run } = await installation();
  const settle = (opening: Promise<'ran'>) => opening.catch((error: unknown) => String(error));
  const outcomes =
    ENGINE === 'server'
      ? await Promise.all([settle(run(addNode())), settle(run(addNode())), settle(run(addNode()))])
      : [await settle(run(addNode())), await settle(run(addNode())), await settle(run(addNode()))];
  expect(outcomes.filter((outcome) => outcome === 'ran')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome.includes(REFUSED))).toHaveLength(2);
});

test('a node that lacks one key beside rows is refused by the name of that key', async () => {
  const { addNode, run } = await installation();
  expect(await run(addNode(), KEYS)).toBe('ran');
  const { PUSH_KEY: _missing, ...others } = KEYS;
  const refused = ENGINE === 'server' ? 'PUSH_KEY: not set, and ' : REFUSED;
  await expect(run(addNode(), others)).rejects.toThrow(refused);
});
