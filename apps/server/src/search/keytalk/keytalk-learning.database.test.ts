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

test('one node learns, the others take it from the database, until the catalogue is another or a day has passed', async () => {
  const first = nodeWith('first');
  const second = nodeWith('first');
  expect(await first.learning.refresh()).toBe(true);
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learnedAt: NOON });
  second.state.now = NOON + HOUR;
  expect(await second.learning.refresh()).toBe(true);
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learnedAt: NOON });
  expect([await first.learning.refresh(), await second.learning.refresh()]).toEqual([false, false]);

  second.state.now = NOON + 25 * HOUR;
  expect(await second.learning.refresh()).toBe(true);
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learnedAt: NOON + 25 * HOUR });
  first.state.now = NOON + 26 * HOUR;
  expect(await first.learning.refresh()).toBe(true);
  expect(await repositories.keytalk.findState()).toMatchObject({ learnedAt: NOON + 25 * HOUR });

  first.state.snapshot = catalogSnapshot({ ...CATALOG, version: 'second' });
  expect(await first.learning.refresh()).toBe(true);
  expect(await repositories.keytalk.findState()).toMatchObject({ catalogVersion: 'second' });
});

test('a look while another is going on is the same look', async () => {
  const node = nodeWith('third');
  const looks = [node.learning.refresh(), node.learning.refresh()];
  expect(looks[0]).toBe(looks[1]);
  expect(await Promise.all(looks)).toEqual([true, true]);
});

test('learning that is stopped ends quietly and keeps what was kept', async () => {
  const before = await repositories.keytalk.findState();
  const node = nodeWith('fourth');
  const look = node.learning.refresh();
  node.learning.stop();
  expect(await look).toBe(false);
  expect(await repositories.keytalk.findState()).toEqual(before);
});
