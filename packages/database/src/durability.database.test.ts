import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { connect } from './connection.ts';
import { addPerson, ENGINE, freshSource } from './database.fixture.ts';
import { migrate } from './migrate.ts';
import { repositories } from './repositories.ts';

const { source, drop } = await freshSource();
afterAll(drop);

const WRITER = fileURLToPath(new URL('./acknowledging-writer.fixture.ts', import.meta.url));

/** Lets another process write until it has acknowledged `enough` titles, kills it, and gives what it had acknowledged. */
const writeUntilKilled = async (profileId: string, from: number, enough: number): Promise<readonly string[]> => {
  const atOnce = ENGINE === 'server' ? 8 : 1;
  const writer = spawn(process.execPath, [WRITER, JSON.stringify(source), profileId, String(atOnce), String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(writer, 'close');
  const acknowledged: string[] = [];
  createInterface({ input: writer.stdout }).on('line', (contentId) => {
    acknowledged.push(contentId);
    if (acknowledged.length === enough) writer.kill('SIGKILL');
  });
  const [, signal] = (await closed) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  return acknowledged;
};

test('a process that is killed while it writes loses nothing that was acknowledged', async () => {
  const before = await connect(source);
  await migrate(before.database);
  const { profile } = await addPerson(repositories(before.database));
  await before.close();

  const acknowledged: string[] = [];
  for (const [round, enough] of [40, 173].entries())
    acknowledged.push(...(await writeUntilKilled(profile.id, 1 + round * 100_000, enough)));

  const after = await connect(source);
  const rows = await after.database
    .selectFrom('watch_progress')
    .select('content_id')
    .where('profile_id', '=', profile.id)
    .execute();
  await after.close();
  const stored = new Set(rows.map((row) => row.content_id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(213);
  expect(acknowledged.filter((contentId) => !stored.has(contentId))).toEqual([]);
}, 60_000);
