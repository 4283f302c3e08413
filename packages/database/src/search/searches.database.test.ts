import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../database.fixture.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { searches } = repositories;

beforeEach(() => searches.removeBefore('9999-12-31'));

test('a viewer counts once per day and title, and again on another day', async () => {
  for (const [day, viewer, id] of [
    ['2026-11-20', 'mina', '40'],
    ['2026-11-20', 'mina', '40'],
    ['2026-11-21', 'mina', '50'],
    ['2026-11-21', 'joon', '50'],
    ['2026-11-22', 'mina', '60'],
    ['2026-11-21', 'mina', '60'],
    ['2026-11-20', 'mina', '60'],
  ] as const)
    await searches.addPick(day, viewer, id);
  expect(await searches.listPicked('2026-11-20')).toEqual(['60', '50', '40']);
  expect(await searches.listPicked('2026-11-21')).toEqual(['50', '60']);
});

test('many who pick at once are each counted', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, viewer) => searches.addPick('2026-11-22', String(viewer % 10), '40')));
  await Promise.all(Array.from({ length: 9 }, (_, viewer) => searches.addPick('2026-11-22', String(viewer), '50')));
  expect(await searches.listPicked('2026-11-22')).toEqual(['40', '50']);
});

test('what was looked for in vain is counted per day, most often first', async () => {
  for (const query of ['squid', 'goblin', 'squid']) await searches.addMiss('2026-11-21', query);
  await searches.addMiss('2026-11-22', 'squid');
  expect(await searches.listMisses('2026-11-21')).toEqual([
    { query: 'squid', count: 3 },
    { query: 'goblin', count: 1 },
  ]);
  expect(await searches.listMisses('2026-11-22')).toEqual([{ query: 'squid', count: 1 }]);
});

test('nonsense without end is counted up to a bound, and what is known goes on being counted', async () => {
  for (let begin = 0; begin < 5000; begin += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => searches.addMiss('2026-11-22', `q${begin + index}`)));
  await searches.addMiss('2026-11-22', 'one too many');
  await searches.addMiss('2026-11-22', 'q0');
  const misses = await searches.listMisses('2026-11-22');
  expect(misses[0]).toEqual({ query: 'q0', count: 2 });
  await searches.removeBefore('2026-11-22');
  expect((await searches.listMisses('2026-11-01')).length).toBe(100);
});

test('days before the retention date are deleted', async () => {
  await searches.addPick('2026-11-01', 'mina', '40');
  await searches.addMiss('2026-11-01', 'squid');
  await searches.addPick('2026-11-22', 'mina', '50');
  await searches.removeBefore('2026-11-15');
  expect(await searches.listPicked('2026-01-01')).toEqual(['50']);
  expect(await searches.listMisses('2026-01-01')).toEqual([]);
});
