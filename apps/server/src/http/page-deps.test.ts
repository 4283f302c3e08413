import { expect, test } from 'vitest';
import type { Deps } from '../use-case/deps.ts';
import { pageDeps } from './page-deps.ts';

/** Repositories that write down what they are asked. */
const asked: string[] = [];
const clock = { now: 0 };
const repositories = {
  watchProgress: {
    listRecent: async (profileId: string) => {
      asked.push(`history of ${profileId}`);
      return [{ contentId: `watched by ${profileId}` }];
    },
  },
  recommendations: {
    listNeighbours: async (ids: readonly string[]) => {
      asked.push(`neighbours of ${ids.join(' ')}`);
      return new Map(ids.filter((id) => id !== 'alone').map((id) => [id, [{ id: `like ${id}`, score: 1 }]]));
    },
  },
};
const depsOfPage = pageDeps({ repositories, elapsed: () => clock.now } as unknown as Deps);
const askedSince = () => asked.splice(0);

test('a page reads a history once, and never gives it to another profile or another page', async () => {
  const page = depsOfPage().repositories.watchProgress;
  await Promise.all([page.listRecent('mina'), page.listRecent('mina'), page.listRecent('joon')]);
  expect(await page.listRecent('joon')).toEqual([{ contentId: 'watched by joon' }]);
  expect(askedSince()).toEqual(['history of mina', 'history of joon']);
  await depsOfPage().repositories.watchProgress.listRecent('mina');
  expect(askedSince()).toEqual(['history of mina']);
});

test('similarity is read once a minute for all pages, title by title', async () => {
  const neighboursOf = async (...ids: readonly string[]) =>
    [...(await depsOfPage().repositories.recommendations.listNeighbours(ids))].map(([id, list]) => [
      id,
      ...list.map((one) => one.id),
    ]);
  expect(await neighboursOf('1', 'alone')).toEqual([['1', 'like 1'], ['alone']]);
  expect(await neighboursOf('alone', '2', '1')).toEqual([['alone'], ['2', 'like 2'], ['1', 'like 1']]);
  expect(await neighboursOf('1', '2')).toEqual([
    ['1', 'like 1'],
    ['2', 'like 2'],
  ]);
  expect(askedSince()).toEqual(['neighbours of 1 alone', 'neighbours of 2']);
  clock.now += 60_000;
  await neighboursOf('1');
  expect(askedSince()).toEqual(['neighbours of 1']);
});
