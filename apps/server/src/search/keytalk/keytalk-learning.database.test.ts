import { freshDatabase, NOON } from '@madang/database/database.fixture.ts';
import type { KeytalkVectors } from '@madang/domain/search/keytalk-vectors.ts';
import { afterAll, expect, test } from 'vitest';
import { CATALOG } from '../../catalog/catalog.fixture.ts';
import { catalogSnapshot } from '../../catalog/catalog-snapshot.ts';
import { lexiconKeytalk } from './keytalk.ts';
import { keytalkLearning, LEARNER } from './keytalk-learning.ts';

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
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learner: LEARNER, learnedAt: NOON });
  second.state.now = NOON + HOUR;
  await second.learning.learn(GOING_ON);
  expect(await repositories.keytalk.findState()).toEqual({ catalogVersion: 'first', learner: LEARNER, learnedAt: NOON });
  // Both hold it by now: the one that learned, and the one that found it learned.
  expect([await first.learning.take(), await second.learning.take()]).toEqual([false, false]);

  second.state.now = NOON + 25 * HOUR;
  await second.learning.learn(GOING_ON);
  expect(await repositories.keytalk.findState()).toEqual({
    catalogVersion: 'first',
    learner: LEARNER,
    learnedAt: NOON + 25 * HOUR,
  });
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

const keptNow = async (): Promise<KeytalkVectors> => {
  const kept = await repositories.keytalk.find();
  if (!kept) throw new Error('nothing was learned');
  return kept;
};

test('a node that starts within the day learns nothing, and suggests and finds what the one that learned does', async () => {
  const first = nodeWith('fourth');
  await first.learning.learn(GOING_ON);
  const kept = await keptNow();
  const second = nodeWith('fourth');
  second.state.now = NOON + HOUR;
  await second.learning.learn(GOING_ON);
  expect(await keptNow()).toEqual(kept);
  const answersOf = async ({ keytalk }: typeof first) => {
    const phrases = ['moonlit eaves', 'rain and a love of long ago', 'un viaje', 'history'];
    const suggested = await Promise.all(phrases.map((phrase) => keytalk.suggest(phrase, { language: 'en_us', most: 20 })));
    const keys = suggested.flat().map(({ concept }) => concept.key);
    return { suggested, titles: await Promise.all(keys.map((key) => keytalk.titlesWith([key]))) };
  };
  const answers = await answersOf(second);
  expect(answers.suggested.map(({ length }) => length > 0)).toEqual([true, true, true, true]);
  expect(answers).toEqual(await answersOf(first));
});

test.each([
  ['another learner left', (kept: KeytalkVectors) => ({ ...kept, learner: 'older' })],
  [
    'has lost some of its numbers',
    ({ words, ...kept }: KeytalkVectors) => ({ ...kept, words: { ...words, vectors: words.vectors.slice(1) } }),
  ],
])('learned data that %s is discarded and learned again', async (_what, damage) => {
  await nodeWith('fifth').learning.learn(GOING_ON);
  const kept = await keptNow();
  await repositories.keytalk.replace(damage(kept));
  const node = nodeWith('fifth');
  expect(await node.learning.take()).toBe(false);
  await node.learning.learn(GOING_ON);
  expect(await keptNow()).toEqual(kept);
});
