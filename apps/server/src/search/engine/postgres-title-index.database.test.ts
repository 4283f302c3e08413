import { freshDatabase } from '@madang/database/database.fixture.ts';
import { contentWith } from '@madang/domain/catalog/content.fixture.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { CATALOG } from '../../catalog/catalog.fixture.ts';
import { catalogSnapshot } from '../../catalog/catalog-snapshot.ts';
import { memoryTitleIndex } from './memory-title-index.ts';
import { postgresTitleIndex } from './postgres-title-index.ts';
import { writeSearchEntries } from './write-search-entries.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

const { repositories, close } = await freshDatabase();
afterAll(close);
const { searchEntries } = repositories;

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
let versions = 0;
const snapshotOf = (contents: readonly Content[]) =>
  catalogSnapshot({ ...CATALOG, version: `version ${(versions += 1)}`, contents, people: [], collections: [] });
const write = async (snapshot: CatalogSnapshot) => {
  const deps = { catalog: () => snapshot, searchEntries };
  await writeSearchEntries(deps);
  return postgresTitleIndex(deps);
};
const find = async (contents: readonly Content[], q: string) => {
  const index = await write(snapshotOf(contents));
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

  test('what one word names and another only describes is found, beyond what a tag alone leads to', async () => {
    const titles = Array.from({ length: 700 }, (_, number) =>
      named(String(number), `Title ${number}`, { keywords: ['rain'], startDate: '2026-01-01' }),
    );
    const old = named('meant', 'Lantern Harbor', { keywords: ['rain'], startDate: '1999-01-01' });
    expect((await find([...titles, old], 'lantern rain'))[0]).toBe('meant');
    expect((await find([...titles, old], 'rain')).length).toBe(100);
  });

  test('of very many that begin so the best are found, wherever they stand in the catalogue', async () => {
    const titles = Array.from({ length: 900 }, (_, number) => named(String(number), `Moon over the Harbor Number ${number}`));
    const index = await write(snapshotOf([...titles, named('exact', 'Moo', { startDate: '1990-01-01' })]));
    const [best] = await index.find('moo', { language: 'en_us', most: 300 });
    expect(best?.id).toBe('exact');
    expect((await index.find('moon over', { language: 'en_us', most: 1000 })).length).toBe(300);
  });
});

test('every search gives what the index in memory gives, as long as there are not too many to look at', async () => {
  const snapshot = catalogSnapshot({ ...CATALOG, version: `version ${(versions += 1)}` });
  const index = await write(snapshot);
  const memory = memoryTitleIndex(() => snapshot);
  const words = [
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
    'xyz',
    '标题',
    'tieu de',
    'mooonlit eaves',
  ];
  const options = { language: 'pt_br', most: 60 } as const;
  for (const q of [...words, 'show rain', 'moonlit rain', 'person kim', 'eaves historical', 'moonlit xyz eaves']) {
    const bare = (hits: readonly { kind: string; id: string; score: number }[]) =>
      hits.map(({ kind, id, score }) => `${kind} ${id} ${score.toFixed(4)}`);
    expect(bare(await index.find(q, options)), q).toEqual(bare(await memory.find(q, options)));
  }
});

test('whatever is typed, what is found exists, is found once, and is in order', async () => {
  const snapshot = catalogSnapshot({ ...CATALOG, version: `version ${(versions += 1)}` });
  const index = await write(snapshot);
  const words = fc.constantFrom(
    'show',
    'moonlit',
    'eavse',
    '달빛',
    'ㅊㅁ',
    'kim',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '标题',
    '\u0000',
    '{',
    ',',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((some) => some.join(' ')),
    fc.array(words, { maxLength: 60 }).map((some) => some.join('')),
  );
  await fc.assert(
    fc.asyncProperty(typed, fc.integer({ min: 1, max: 40 }), async (q, most) => {
      const hits = await index.find(q, { language: 'vi_vn', most });
      expect(hits.length).toBeLessThanOrEqual(most);
      expect(new Set(hits.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(hits.length);
      for (const { kind, id } of hits)
        expect(kind === 'title' ? snapshot.find(id) : snapshot.person(id), `${kind} ${id}`).not.toBeNull();
      expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
    }),
    { numRuns: 150 },
  );
}, 120_000);

describe('writing', () => {
  test('another catalogue is found as it is now; what is gone is not, and until then the old one answers', async () => {
    const state = { snapshot: snapshotOf([named('1', 'Rain'), named('2', 'Snow')]) };
    const deps = { catalog: () => state.snapshot, searchEntries };
    await writeSearchEntries(deps);
    const index = postgresTitleIndex(deps);
    const ask = async (q: string) => (await index.find(q, { language: 'en_us', most: 10 })).map(({ id }) => id);
    expect(await ask('rain')).toEqual(['1']);
    state.snapshot = snapshotOf([named('1', 'Thunder'), named('2', 'Snow'), named('3', 'Rain')]);
    expect(await ask('rain')).toEqual(['1']);
    await writeSearchEntries(deps);
    expect([await ask('rain'), await ask('thunder'), await ask('snow')]).toEqual([['3'], ['1'], ['2']]);
    state.snapshot = snapshotOf([named('2', 'Snow')]);
    await writeSearchEntries(deps);
    expect([await ask('rain'), await ask('thudner'), await ask('snow')]).toEqual([[], [], ['2']]);
  });

  test('what was ended half-way is found as far as it came, and done by the next', async () => {
    const snapshot = snapshotOf(Array.from({ length: 450 }, (_, number) => named(`h${number}`, `Halfway ${number}`)));
    const deps = { catalog: () => snapshot, searchEntries };
    const ending = new AbortController();
    let saved = 0;
    const ended = writeSearchEntries(
      {
        ...deps,
        searchEntries: {
          ...searchEntries,
          save: async (entries) => {
            if ((saved += 1) === 2) ending.abort();
            return searchEntries.save(entries);
          },
        },
      },
      ending.signal,
    );
    await expect(ended).rejects.toThrow('aborted');
    const index = postgresTitleIndex(deps);
    const count = async () => (await index.find('halfway', { language: 'en_us', most: 1000 })).length;
    expect(await count()).toBeGreaterThan(100);
    await writeSearchEntries(deps);
    expect(await count()).toBe(300);
    expect((await index.find('halfway 449', { language: 'en_us', most: 5 }))[0]?.id).toBe('h449');
  });

  test('of an empty catalogue nothing is found', async () => {
    expect(await find([], 'rain')).toEqual([]);
  });
});
