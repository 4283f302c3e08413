import type { Client } from '@madang/contract/client.ts';
import { expect, test, vi } from 'vitest';
import { visitorWith } from '#app/platform/visitor.fixture.ts';
import { loader } from './guide.page.tsx';

const TITLES: Readonly<Record<string, number>> = { '30': 52, '31': 20, '32': 16, '33': 12, '67': 18 };

const load = async (claimedHours: number | null) => {
  const listCollection = vi.fn(async ({ collection_id }: { collection_id: string }) => ({
    objects: [],
    total_count: TITLES[collection_id],
  }));
  const api = { listCollection, listProducts: async () => ({ objects: [] }) } as unknown as Client;
  const context = { get: () => ({ ...visitorWith(api), claimedHours }) };
  const { catalog } = await loader({ params: { lang: 'en_us' }, context } as unknown as Parameters<typeof loader>[0]);
  return { catalog, listed: listCollection.mock.calls.map(([{ collection_id }]) => collection_id) };
};

test('the guide counts the titles of the five catalogs where the operator claims no hours', async () => {
  const { catalog, listed } = await load(null);
  expect(catalog).toEqual({ titles: 118 });
  expect(new Set(listed)).toEqual(new Set(Object.keys(TITLES)));
});

test('the guide shows the hours that the operator claims, and then counts nothing [CA-84]', async () => {
  const { catalog, listed } = await load(40_000);
  expect(catalog).toEqual({ hours: 40_000 });
  expect(listed).toEqual(['30']);
});
