import type { Episode } from '@madang/contract/catalog/catalog.contract.ts';
import { expect, test } from 'vitest';
import { allChildren } from './webtoon-children.ts';

/** A webtoon of `count` episodes that claims `promised`. Records its calls. */
const webtoonOf = (count: number, promised = count) => {
  const requests: unknown[] = [];
  const children = Array.from({ length: count }, (_, index) => ({ id: String(62_001 + index) }) as Episode);
  const listWebtoonChildren = async (input: { parent_id: string; limit?: unknown; offset?: unknown }) => {
    requests.push(input);
    const offset = Number(input.offset);
    return { objects: children.slice(offset, offset + Number(input.limit)), total_count: promised };
  };
  return { requests, api: { listWebtoonChildren } };
};

test('sixty episodes load in three calls, from 0, 24 and 48 [WT-07] [ST-52]', async () => {
  const { requests, api } = webtoonOf(60);
  const { objects, total_count } = await allChildren(api, '62');
  expect(requests).toEqual([0, 24, 48].map((offset) => ({ parent_id: '62', limit: 24, offset })));
  expect([objects.length, objects[0]?.id, objects[59]?.id, total_count]).toEqual([60, '62001', '62060', 60]);
});

test('a webtoon without episodes takes one call', async () => {
  const { requests, api } = webtoonOf(0);
  expect(await allChildren(api, '62')).toEqual({ objects: [], total_count: 0, offset: 0 });
  expect(requests).toHaveLength(1);
});

test('a webtoon with fewer episodes than promised ends the loading', async () => {
  const { requests, api } = webtoonOf(30, 90);
  expect((await allChildren(api, '62')).objects).toHaveLength(30);
  expect(requests).toHaveLength(3);
});
