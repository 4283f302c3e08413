import { CallFailed } from '@madang/contract/client.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { textOf } from '#app/fast-path/react-router/whole-page.fixture.ts';
import { visitorWith } from '#app/platform/visitor.fixture.ts';
import type { SsrFragments } from '#app/fast-path/react/ssr-fragments.ts';
import { makeCard, menuWith, pageOfCards, recordingClient } from './catalog-client.fixture.ts';
import type { SignedInPerson } from '../../../render';
import { readFurtherRails } from './further-rails.ts';
import { loadHome } from './home-view.ts';
import type { RailView, RailKey } from './rail-view.ts';

afterEach(() => vi.restoreAllMocks());

const NAMES = { forYou: 'For you', because: 'Because of {title}' };
const broken = new CallFailed('listCollection', { status: 500, code: '5000', local: '1001' });

/** Source of a rail that is complete in the loader data. */
const sourceOf = (rail: RailView | RailKey) => (typeof rail === 'string' ? null : rail.source);

/** Home with the given number of rails of thirty titles each. Reading the `failing` ones throws. */
const homeWith = (rails: number, failing: readonly string[] = [], parts: SsrFragments | null = null) => {
  const { api, requests } = recordingClient({
    listMenu: () => menuWith(rails),
    listCollection: ({ collection_id, offset = 0, limit }: { collection_id: string; offset?: number; limit: number }) => {
      if (failing.includes(collection_id)) throw broken;
      return pageOfCards(30, offset, limit);
    },
    getContent: ({ id }: { id: string }) => ({
      ...pageOfCards(1, 0, 1).objects[0],
      id,
      synopsis: { en: 'A line.' },
      keywords: [],
    }),
  });
  return { api, requests, home: loadHome(visitorWith(api), 'en_us', NAMES, parts) };
};

test('home loads eighteen rails and the names of the others, which load eighteen at a time [CA-56] [ST-47]', async () => {
  const { api, requests, home } = homeWith(40);
  const { rails, further, reader } = await home;
  expect(rails.map(sourceOf)).toEqual(
    Array.from({ length: 18 }, (_, index) => ({ kind: 'collection', id: `rail-${index + 1}` })),
  );
  expect(further.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, index) => `rail-${index + 19}`));
  expect(requests.some(([, { collection_id }]) => collection_id === 'rail-19')).toBe(false);
  const next = await readFurtherRails(api, further.slice(0, 18), reader);
  expect(next.map(({ source }) => source).at(-1)).toEqual({ kind: 'collection', id: 'rail-36' });
});

test('the stage loads twenty titles and shows no more [CA-55] [ST-37]', async () => {
  const { requests, home } = homeWith(1);
  expect((await home).slides).toHaveLength(20);
  expect(requests.find(([, { collection_id }]) => collection_id === 'stage')?.[1]).toMatchObject({ limit: 20 });
});

test('a rail that fails to load is hidden and logged, and the others are shown [CA-80]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api, home } = homeWith(21, ['rail-2', 'rail-20']);
  const { rails, further, reader } = await home;
  expect(rails).toHaveLength(17);
  expect(warned.mock.calls).toEqual([['collection rail-2 could not be read: 5000']]);
  expect(await readFurtherRails(api, further, reader)).toHaveLength(2);
});

test('home renders without its stage', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { slides, rails } = await homeWith(2, ['stage']).home;
  expect([slides.length, rails.length]).toEqual([0, 2]);
});

test('shared fragments are kept outside the loader data, under their names', async () => {
  await loadWords('en_us');
  const parts: SsrFragments = new Map();
  const whole = await homeWith(2).home;
  const { slides, rails, image } = await homeWith(2, [], parts).home;
  expect([slides, rails, image]).toEqual(['apart', ['rail-1', 'rail-2'], whole.image]);
  const dataOf = (name: string): unknown => JSON.parse(textOf(parts.get(name)?.data ?? []));
  expect(dataOf('stage')).toEqual(whole.slides);
  expect([dataOf('rail rail-1'), dataOf('rail rail-2')]).toEqual(whole.rails);
});

test.each([
  ['a profile with a history gets its recommendations', [{ id: '7001', title: { en: 'Seven' } }], 2],
  ['a profile without a history gets none: the newest titles are on home already', [], 0],
])('%s [CA-48]', async (_, reasons, rails) => {
  await loadWords('en_us');
  const { api } = recordingClient({
    listMenu: () => menuWith(3),
    listContinueWatching: () => ({ objects: [], total_count: 0 }),
    listCollection: () => pageOfCards(1, 0, 1),
    getContent: ({ id }: { id: string }) => ({
      ...pageOfCards(1, 0, 1).objects[0],
      id,
      synopsis: { en: 'A line.' },
      keywords: [],
    }),
    listFavorites: () => pageOfCards(0, 0, 1),
    listRecommendations: () => ({ ...pageOfCards(12, 0, 12), object: { reasons } }),
  });
  const visitor = { ...visitorWith(api), session: { name: 'Sora', profile: null, is_entitle: true } as SignedInPerson };
  const home = await loadHome(visitor, 'en_us', NAMES, null);
  expect(home.rails.map(sourceOf).filter((source) => source?.kind === 'recommended')).toHaveLength(rails);
});

test('the titles in progress are a separate fragment, and complete in a data request', async () => {
  const { api } = recordingClient({
    listMenu: () => menuWith(0),
    listContinueWatching: () => ({
      objects: [
        {
          id: '7001',
          playing_time: 90,
          image: makeCard('7001').image,
          meta: { episode_number: null, duration: 3600 },
          series: makeCard('7001'),
        },
      ],
      total_count: 1,
    }),
    listCollection: () => pageOfCards(0, 0, 1),
    listFavorites: () => pageOfCards(0, 0, 1),
    listRecommendations: () => ({ ...pageOfCards(0, 0, 1), object: { reasons: [] } }),
  });
  const visitor = { ...visitorWith(api), session: { name: 'Sora', profile: null, is_entitle: true } as SignedInPerson };
  const parts: SsrFragments = new Map();
  const [whole, apart] = [await loadHome(visitor, 'en_us', NAMES, null), await loadHome(visitor, 'en_us', NAMES, parts)];
  expect(whole.watching).toMatchObject([{ id: '7001', title: 'Title 7001', position: 90 }]);
  expect(apart.watching).toBe('apart');
  expect(JSON.parse(textOf(parts.get('watching')?.data ?? []))).toEqual(whole.watching);
});

test('an empty stage is left out of the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await loadWords('en_us');
  const parts: SsrFragments = new Map();
  const { slides, image } = await homeWith(1, ['stage'], parts).home;
  expect([slides, image, [...parts.keys()]]).toEqual([[], null, ['rail rail-1']]);
});
