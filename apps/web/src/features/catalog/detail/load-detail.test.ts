import { expect, test } from 'vitest';
import { visitorWith } from '#app/platform/visitor.fixture.ts';
import { makeCard, pageOfCards, recordingClient } from '../catalog-client.fixture.ts';
import { loadDetailView } from './load-detail.ts';

const none = { en: '', pt: '', es: '', zh: '', vi: '' };
const content = {
  ...makeCard('40'),
  type: 'season',
  detail_type: 'season',
  synopsis: none,
  romanized: '',
  broadcaster: '',
  director: [],
  writer: [],
  cast: [],
  keywords: [],
  total_runtime: 0,
  related_ids: [],
  end_date: null,
  rhythm: null,
  season: 1,
  episode_count: 60,
  availability: { countries: null, here: true, subtitles: [], captions: [], audio: [] },
};
const listOf = (count: number) => pageOfCards(count, 0, count).objects.map((card) => ({ ...card, synopsis: null }));

test('a title loads a hundred of each kind of clip, eighteen similar titles and twenty episodes [CA-58] [ST-43] [ST-44] [ST-34]', async () => {
  const { api, requests } = recordingClient({
    getContent: () => content,
    listGroups: ({ limit }: { limit: number }) => ({
      objects: [
        { type: 'trailer', total_count: 120, contents: listOf(Math.min(120, limit)) },
        { type: 'related', total_count: 40, contents: listOf(40) },
      ],
      total_count: 2,
    }),
    listEpisodes: ({ limit }: { limit: number }) => ({ objects: listOf(limit), total_count: 60, offset: 0 }),
  });
  const view = await loadDetailView(visitorWith(api), { id: '40', language: 'en_us', episode: null, fromWebtoon: null });
  expect([view.clips.length, view.related.length, view.episodes?.episodes.length]).toEqual([100, 18, 20]);
  expect(requests.find(([name]) => name === 'listGroups')?.[1]).toMatchObject({ limit: 100 });
  expect(requests.find(([name]) => name === 'listEpisodes')?.[1]).toMatchObject({ limit: 20 });
});
