import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../catalog/catalog.fixture.ts';
import { catalogSnapshot } from '../../catalog/catalog-snapshot.ts';
import { runYielding } from '../../background/yield-to-event-loop.ts';
import { memoryTitleIndex } from './memory-title-index.ts';

const WORDS = { pt_br: '', es_es: '', zh_cn: '', vi_vn: '', ko: '' };
const named = (id: string, en_us: string, different: Partial<Content> = {}): Content =>
  contentWith({
    id,
    title: { ...WORDS, en_us, ...different.title },
    romanized: '',
    keywords: [],
    genres: [],
    catalogs: [],
    ...different,
  });
const snapshotOf = (contents: readonly Content[], version = 'one') =>
  catalogSnapshot({ ...CATALOG, version, contents, people: [], collections: [] });
const find = async (contents: readonly Content[], q: string) => {
  const index = memoryTitleIndex(() => snapshotOf(contents));
  return (await index.find(q, { language: 'en_us', most: 100 })).map(({ id }) => id);
};

describe('the order of what is found', () => {
  test('exact, then what begins so, a word that begins so, a part of a word, and what is about it', async () => {
    const titles = [
      named('about', 'Umbrella', { keywords: ['rain'] }),
      named('inside', 'Brainstorm'),
      named('word', 'The Rain Season'),
      named('prefix', 'Rainy Day'),
      named('exact', 'Rain'),
    ];
    expect(await find(titles, 'rain')).toEqual(['exact', 'prefix', 'word', 'inside', 'about']);
  });

  test('where nothing is called so, what was meant comes before what is about it', async () => {
    expect(await find([named('about', 'Umbrella', { genres: ['medical'] }), named('meant', 'Medicine Man')], 'medicien')).toEqual(
      ['meant'],
    );
  });

  test('a whole word comes before the beginning of a longer one', async () => {
    expect(await find([named('longer', 'A Moonlight Tale'), named('whole', 'A Moon to Remember Us')], 'moon')).toEqual([
      'whole',
      'longer',
    ]);
  });

  test('equals stand in the order of their rails, then the newest first, then by id', async () => {
    const titles = ['d', 'c', 'b', 'a'].map((id) => named(id, 'Rain', { startDate: id === 'c' ? '2026-01-01' : '2025-01-01' }));
    const index = memoryTitleIndex(() =>
      catalogSnapshot({
        ...CATALOG,
        contents: titles,
        collections: [{ id: 'top', catalogId: 22, name: { ...WORDS, en_us: 'Top' }, layout: 'top_ten', contentIds: ['b'] }],
      }),
    );
    const hits = await index.find('rain', { language: 'en_us', most: 3 });
    expect(hits.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('the same search gives the same answer, and leaves nothing behind for the next', async () => {
    const index = memoryTitleIndex(() => catalogSnapshot(CATALOG));
    const ask = (q: string) => index.find(q, { language: 'en_us', most: 50 });
    const first = await ask('show');
    for (const q of ['moonlit eavse', 'rain show', 'person kim', 'xyzzy xyz', 'ㄷㅂ']) await ask(q);
    expect(await ask('show')).toEqual(first);
  });
});

test('whatever is typed, what is found exists, is found once, and is in order', async () => {
  const snapshot = catalogSnapshot(CATALOG);
  const index = memoryTitleIndex(() => snapshot);
  const words = fc.constantFrom(
    'show',
    'moonlit',
    'eavse',
    '달빛',
    'ㅊㅁ',
    'person',
    'kim',
    'rain',
    'ekf',
    '제',
    'a',
    'xyz',
    '标题',
    'tieu de',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 9 }).map((some) => some.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(typed, fc.integer({ min: 1, max: 40 }), async (q, most) => {
      const hits = await index.find(q, { language: 'vi_vn', most });
      expect(hits.length).toBeLessThanOrEqual(most);
      expect(new Set(hits.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(hits.length);
      for (const { kind, id, score } of hits) {
        expect(kind === 'title' ? snapshot.find(id) : snapshot.person(id), `${kind} ${id}`).not.toBeNull();
        expect(score).toBeGreaterThan(0);
      }
      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
    }),
    { numRuns: 400 },
  );
});

describe('building', () => {
  test('gives way to others while it goes on', async () => {
    let others = 0;
    const timer = setInterval(() => (others += 1), 1);
    const result = await runYielding(
      (function* work() {
        for (let step = 0; step < 40; step += 1) {
          const until = performance.now() + 2;
          while (performance.now() < until);
          yield;
        }
        return 'done';
      })(),
    );
    clearInterval(timer);
    expect(result).toBe('done');
    expect(others).toBeGreaterThan(3);
  });

  test('the old index answers until the new one is there; it is built once, not per search', async () => {
    let current = snapshotOf([named('1', 'Rain')]);
    let lookups = 0;
    const index = memoryTitleIndex(() => {
      lookups += 1;
      return current;
    });
    const ask = async () => (await index.find('rain', { language: 'en_us', most: 10 })).map(({ id }) => id);
    expect(await ask()).toEqual(['1']);
    current = snapshotOf([named('2', 'Rain')], 'two');
    expect(await ask()).toEqual(['1']);
    await expect.poll(ask).toEqual(['2']);
    const before = lookups;
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(lookups - before).toBe(20);
  });

  test('an empty catalogue has nothing to find', async () => {
    expect(await find([], 'rain')).toEqual([]);
  });
});
