import { readHistory } from './history-view.ts';
import type { Client } from '@madang/contract/client.ts';
import { expect, test } from 'vitest';

test('an episode in the history shows its own still, not the picture of its series [LI-10]', async () => {
  const still = (name: string) => ({ path: `v/1001`, still: name, color: '#102030' });
  const watched = (number: number) => ({
    id: `100100${number}`,
    playing_time: 60,
    is_finish: false,
    modified: '2026-11-22T10:00:00.000Z',
    parent_id: '1001',
    image: still(`still-${number}`),
    meta: { episode_number: number, duration: 600, title: { en: 'A title', ko: '제목' } },
    series: { id: '1001', detail_type: 'season', image: still('still'), meta: { title: { en: 'A series' } } },
  });
  const listWatching = () => Promise.resolve({ objects: [watched(3), watched(2), watched(1)], total_count: 3 });
  const { items } = await readHistory({ listWatching } as unknown as Client, 'en_us', 0);
  expect(items.map(({ image }) => image.still)).toEqual(['still-3', 'still-2', 'still-1']);
});
