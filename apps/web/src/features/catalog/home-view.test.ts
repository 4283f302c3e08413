import { CallFailed } from '@madang/contract/client.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { visitorWith } from '#app/platform/visitor.fixture.ts';
import { menuWith, pageOfCards, recordingClient } from './catalog-client.fixture.ts';
import { readFurtherRails } from './further-rails.ts';
import { homeOf } from './home-view.ts';

afterEach(() => vi.restoreAllMocks());

const NAMES = { forYou: 'For you', because: 'Because of {title}' };
const broken = new CallFailed('listCollection', { status: 500, code: '5000', local: '1001' });

/** Home over so many rails of thirty titles each, of which some cannot be read. */
const homeWith = (rails: number, failing: readonly string[] = []) => {
  const { api, asked } = recordingClient({
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
  return { api, asked, home: homeOf(visitorWith(api), 'en_us', NAMES, null) };
};

test('home brings eighteen rails and the names of the others, which come eighteen at a time [CA-56] [ST-47]', async () => {
  const { api, asked, home } = homeWith(40);
  const { rails, further, reader } = await home;
  expect(rails.map(({ source }) => source)).toEqual(
    Array.from({ length: 18 }, (_, index) => ({ kind: 'collection', id: `rail-${index + 1}` })),
  );
  expect(further.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, index) => `rail-${index + 19}`));
  expect(asked.some(([, { collection_id }]) => collection_id === 'rail-19')).toBe(false);
  const next = await readFurtherRails(api, further.slice(0, 18), reader);
  expect(next.map(({ source }) => source).at(-1)).toEqual({ kind: 'collection', id: 'rail-36' });
});

test('the stage asks for twenty titles and shows no more [CA-55] [ST-37]', async () => {
  const { asked, home } = homeWith(1);
  expect((await home).slides).toHaveLength(20);
  expect(asked.find(([, { collection_id }]) => collection_id === 'stage')?.[1]).toMatchObject({ limit: 20 });
});

test('a rail that cannot be read is hidden, and the log says so; the others stand [CA-80]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api, home } = homeWith(21, ['rail-2', 'rail-20']);
  const { rails, further, reader } = await home;
  expect(rails).toHaveLength(17);
  expect(warned.mock.calls).toEqual([['collection rail-2 could not be read: 5000']]);
  expect(await readFurtherRails(api, further, reader)).toHaveLength(2);
});

test('home stands without its stage, too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { slides, rails } = await homeWith(2, ['stage']).home;
  expect([slides.length, rails.length]).toEqual([0, 2]);
});
