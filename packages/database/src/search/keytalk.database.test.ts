import type { KeytalkVectors } from '@madang/domain/search/keytalk-vectors.ts';
import { contentWith, makeEpisode } from '@madang/domain/catalog/content.fixture.ts';
import { recordProgress } from '@madang/domain/watch-history/progress.ts';
import { afterAll, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from '../database.fixture.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { keytalk, catalog, likes, watchProgress } = repositories;

const HOUR = 3_600_000;
const LEARNED: KeytalkVectors = {
  catalogVersion: 'first',
  learner: 'newer',
  learnedAt: NOON,
  words: { names: ['sea', '바다', '大海', 'biển'], vectors: Int8Array.from([127, 0, -127, 5, -1, 1, 0, -128]) },
  concepts: { names: ['sea', 'island'], vectors: Int8Array.from([1, 2, 3, 4]) },
  titles: { names: ['1001'], vectors: Int8Array.from([-3, 100]) },
  mentions: new Map([
    ['sea', ['1001', '1002']],
    ['island', []],
  ]),
};

test('what was learned is read back byte for byte, and the next takes its place whole', async () => {
  expect([await keytalk.findState(), await keytalk.find()]).toEqual([null, null]);
  await keytalk.replace(LEARNED);
  expect(await keytalk.find()).toEqual(LEARNED);
  const next = { ...LEARNED, catalogVersion: 'second', learnedAt: NOON + HOUR, mentions: new Map([['sea', ['7']]]) };
  await keytalk.replace(next);
  expect(await keytalk.find()).toEqual(next);
  expect(await keytalk.findState()).toEqual({ catalogVersion: 'second', learner: 'newer', learnedAt: NOON + HOUR });
});

test('tastes are the titles of each profile that watched or liked two or more of late, newest first', async () => {
  await catalog.replaceAll({
    version: 'v',
    contents: [
      contentWith({ id: '1', type: 'season', detailType: 'season' }),
      makeEpisode('1', 1),
      makeEpisode('1', 2),
      contentWith({ id: '2' }),
      contentWith({ id: '3' }),
    ],
    people: [],
    keywords: new Map(),
    collections: [],
  });
  const people = [await addPerson(repositories), await addPerson(repositories), await addPerson(repositories)];
  const [mina, joon, sora] = people.map(({ profile }) => profile.id) as [string, string, string];
  const watch = async (profileId: string, contentId: string, at: number) => {
    const report = { contentId, sequence: 1, playingTime: 10, playbackId: 'one', place: null };
    await watchProgress.record(profileId, recordProgress(null, report, 3600, at));
  };
  await watch(mina, '1001', NOON);
  await watch(mina, '1002', NOON + 1);
  await likes.add(mina, '2', NOON + 2);
  await watch(joon, '3', NOON + 9);
  await likes.add(joon, 'gone', NOON + 9);
  await watch(sora, '2', NOON - 2 * HOUR);
  await watch(sora, '3', NOON + 5);
  expect(await keytalk.listTastes(NOON - 3 * HOUR)).toEqual([
    ['3', '2'],
    ['2', '1'],
  ]);
  expect(await keytalk.listTastes(NOON - HOUR)).toEqual([['2', '1']]);
});
