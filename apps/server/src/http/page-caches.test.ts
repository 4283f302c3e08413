import { expect, test } from 'vitest';
import type { Deps } from '../use-case/deps.ts';
import { pageDeps, type AudienceKey, audienceMemory } from './page-caches.ts';

/** Repositories that write down what they are asked. */
const reads: string[] = [];
const clock = { now: 0 };
const repositories = {
  watchProgress: {
    listRecent: async (profileId: string) => {
      reads.push(`history of ${profileId}`);
      return [{ contentId: `watched by ${profileId}` }];
    },
  },
  recommendations: {
    listNeighbours: async (ids: readonly string[]) => {
      reads.push(`neighbours of ${ids.join(' ')}`);
      return new Map(ids.filter((id) => id !== 'alone').map((id) => [id, [{ id: `like ${id}`, score: 1 }]]));
    },
  },
};
const depsOfPage = pageDeps({ repositories, elapsed: () => clock.now } as unknown as Deps);
const takeReads = () => reads.splice(0);

test('a page reads a history once, and never gives it to another profile or another page', async () => {
  const page = depsOfPage().repositories.watchProgress;
  await Promise.all([page.listRecent('mina'), page.listRecent('mina'), page.listRecent('joon')]);
  expect(await page.listRecent('joon')).toEqual([{ contentId: 'watched by joon' }]);
  expect(takeReads()).toEqual(['history of mina', 'history of joon']);
  await depsOfPage().repositories.watchProgress.listRecent('mina');
  expect(takeReads()).toEqual(['history of mina']);
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
  expect(takeReads()).toEqual(['neighbours of 1 alone', 'neighbours of 2']);
  clock.now += 60_000;
  await neighboursOf('1');
  expect(takeReads()).toEqual(['neighbours of 1']);
});

const ADULTS: AudienceKey = { country: 'US', viewingAge: 'adult' };
const OTHERS: readonly AudienceKey[] = [
  { country: 'US', viewingAge: 'family' },
  { country: 'US', viewingAge: 'teen' },
  { country: 'BR', viewingAge: 'adult' },
];

/** A memory over an edition that can be changed, and how often something was made. */
const memoryWith = () => {
  const state = { edition: '1', made: 0 };
  const memory = audienceMemory(() => [state.edition]);
  const rail = (audience: AudienceKey, name = 'rail') =>
    memory.remember(audience, name, async () => {
      state.made += 1;
      return `${audience.country} ${audience.viewingAge} ${name} ${state.edition}`;
    });
  return { state, memory, rail };
};

test('something is made once for an audience, even when two ask at once', async () => {
  const { state, rail } = memoryWith();
  const [first, second] = await Promise.all([rail(ADULTS), rail(ADULTS)]);
  expect([first, second, await rail({ ...ADULTS })]).toEqual(Array.from({ length: 3 }, () => 'US adult rail 1'));
  expect(state.made).toBe(1);
});

test('entries are separate per audience and per name', async () => {
  const { rail } = memoryWith();
  await rail(ADULTS);
  for (const other of OTHERS) expect(await rail(other)).toBe(`${other.country} ${other.viewingAge} rail 1`);
  expect(await rail(ADULTS, 'stage')).toBe('US adult stage 1');
});

test('a new version of the catalogue is rendered again', async () => {
  const { state, rail } = memoryWith();
  await rail(ADULTS);
  state.edition = '2';
  expect(await rail(ADULTS)).toBe('US adult rail 2');
  expect(state.made).toBe(2);
});

test('a failed entry is tried again', async () => {
  const { memory, rail } = memoryWith();
  await expect(memory.remember(ADULTS, 'rail', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await rail(ADULTS)).toBe('US adult rail 1');
});

test('the oldest entry is evicted first, so memory is bounded', async () => {
  const { state, rail } = memoryWith();
  for (let number = 0; number <= 2000; number += 1) await rail(ADULTS, String(number));
  const before = state.made;
  await rail(ADULTS, '2000');
  expect(state.made).toBe(before);
  await rail(ADULTS, '0');
  expect(state.made).toBe(before + 1);
});
