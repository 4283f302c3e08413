import { freshDatabase, NOON } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { CATALOG } from '../../catalog/catalog.fixture.ts';
import { catalogSnapshot } from '../../catalog/catalog-snapshot.ts';
import { lexiconKeytalk } from './keytalk.ts';
import { keytalkLearning } from './keytalk-learning.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);

const HOUR = 3_600_000;

/** A node of its own over the same database, with a catalogue and a clock that tests move. */
const nodeWith = (version: string) => {
  const state = { snapshot: catalogSnapshot({ ...CATALOG, version }), now: NOON };
  const keytalk = lexiconKeytalk({ catalog: () => state.snapshot });
  const learning = keytalkLearning({
    keytalk,
    catalog: () => state.snapshot,
    repository: repositories.keytalk,
    now: () => state.now,
  });
  return { state, keytalk, learning };
};

const GOING_ON = new AbortController().signal;

test('one node learns, the others take it from the database, until the catalogue is another or a day has passed', async () => {
  const first = nodeWith('first');
  const second = nodeWith('first');
  expect(await first.learning.take()).toBe(false);
  await first.learning.learn(GOING_ON);
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learnedAt: NOON });
  second.state.now = NOON + HOUR;
  await second.learning.learn(GOING_ON);
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learnedAt: NOON });
  // Both hold it by now: the one that learned, and the one that found it learned.
  expect([await first.learning.take(), await second.learning.take()]).toEqual([false, false]);

  second.state.now = NOON + 25 * HOUR;
  await second.learning.learn(GOING_ON);
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learnedAt: NOON + 25 * HOUR });
  expect(await first.learning.take()).toBe(true);
  expect(await first.learning.take()).toBe(false);

  first.state.snapshot = catalogSnapshot({ ...CATALOG, version: 'second' });
  await first.learning.learn(GOING_ON);
  expect(await repositories.keytalk.findState()).toMatchObject({ catalogVersion: 'second' });
  expect(await second.learning.take()).toBe(true);
});

test('a look while another is going on is the same look', async () => {
  const node = nodeWith('second');
  const looks = [node.learning.take(), node.learning.take()];
  expect(looks[0]).toBe(looks[1]);
  expect(await Promise.all(looks)).toEqual([true, true]);
});

test('learning that has to end early says so and leaves what was kept', async () => {
  const before = await repositories.keytalk.findState();
  const ending = new AbortController();
  const learning = nodeWith('third').learning.learn(ending.signal);
  ending.abort();
  await expect(learning).rejects.toThrow();
  expect(await repositories.keytalk.findState()).toEqual(before);
});
