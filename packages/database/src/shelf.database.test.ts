import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { addPerson, freshDatabase, NOON } from './database.fixture.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);

describe.each(['favorites', 'likes'] as const)('%s', (name) => {
  const shelf = repositories[name];

  test('twice is once, and keeps its place', async () => {
    const { profile } = await addPerson(repositories);
    await shelf.add(profile.id, '1', NOON);
    await shelf.add(profile.id, '2', NOON + 1);
    await shelf.add(profile.id, '1', NOON + 2);
    expect(await shelf.list(profile.id, 0, 10)).toEqual({ ids: ['2', '1'], total: 2 });
    expect(await shelf.has(profile.id, '1')).toBe(true);
  });

  test('taking off what is not there is no error', async () => {
    const { profile } = await addPerson(repositories);
    await shelf.remove(profile.id, '1');
    await shelf.add(profile.id, '1', NOON);
    await shelf.remove(profile.id, '1');
    await shelf.remove(profile.id, '1');
    expect(await shelf.has(profile.id, '1')).toBe(false);
    expect(await shelf.list(profile.id, 0, 10)).toEqual({ ids: [], total: 0 });
  });

  test('a shelf belongs to one profile [LI-23]', async () => {
    const [mina, joon] = [await addPerson(repositories), await addPerson(repositories)];
    await shelf.add(mina.profile.id, '1', NOON);
    expect(await shelf.list(joon.profile.id, 0, 10)).toEqual({ ids: [], total: 0 });
    await shelf.remove(joon.profile.id, '1');
    expect(await shelf.has(mina.profile.id, '1')).toBe(true);
  });

  test('many who add at once add once', async () => {
    const { profile } = await addPerson(repositories);
    await Promise.all(Array.from({ length: 12 }, (_, index) => shelf.add(profile.id, '7', NOON + index)));
    expect(await shelf.list(profile.id, 0, 10)).toEqual({ ids: ['7'], total: 1 });
  });

  test('pages put together are the whole shelf, newest first, each title once', async () => {
    const { profile } = await addPerson(repositories);
    for (let index = 0; index < 25; index += 1) await shelf.add(profile.id, String(index), NOON + Math.floor(index / 5));
    const pages = [];
    for (let offset = 0; offset < 25; offset += 7) pages.push(...(await shelf.list(profile.id, offset, 7)).ids);
    expect(new Set(pages).size).toBe(25);
    expect(pages.map((id) => Math.floor(Number(id) / 5))).toEqual(
      Array.from({ length: 25 }, (_, index) => 4 - Math.floor(index / 5)),
    );
  });
});

test('adding and removing in any order ends like a set', async () => {
  const { profile } = await addPerson(repositories);
  const { favorites } = repositories;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.nat(4).map(String)), { maxLength: 12 }), async (steps) => {
      for (const id of ['0', '1', '2', '3', '4']) await favorites.remove(profile.id, id);
      const expected = new Set<string>();
      for (const [add, id] of steps) {
        await (add ? favorites.add(profile.id, id, NOON) : favorites.remove(profile.id, id));
        if (add) expected.add(id);
        else expected.delete(id);
      }
      expect(new Set((await favorites.list(profile.id, 0, 10)).ids)).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});
