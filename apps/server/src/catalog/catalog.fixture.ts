import type { CatalogRows, StripRows } from '@madang/database/catalog/catalog.repository.ts';
import { contentWith, makeEpisode } from '@madang/domain/catalog/content.fixture.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import type { Rating } from '@madang/domain/catalog/vocabulary.ts';
import { readingSeconds } from '@madang/domain/webtoons/place.ts';
import { PANELS } from '../webtoons/strip.fixture.ts';

const words = (text: string) => ({
  en_us: text,
  pt_br: `${text} (pt)`,
  es_es: `${text} (es)`,
  zh_cn: `${text} (zh)`,
  vi_vn: `${text} (vi)`,
});
const PICTURE = { path: 'p', still: 'still', color: '#112233' };

/** A drama of 30 episodes with trailers: the first free with ads, the second for those who signed up, the others for subscribers. */
export const DRAMA = contentWith({
  id: '40',
  type: 'season',
  detailType: 'season',
  catalogs: [22, 30],
  title: { ...words('Moonlit Eaves'), ko: '달빛 처마' },
  synopsis: words('A house.'),
  genres: ['romance', 'historical'],
  keywords: ['rain'],
  rating: '15',
  range: 'SVOD',
  startDate: '2026-09-05',
  rhythm: 'sat-sun',
  season: 1,
  credits: [
    { personId: 'han', role: 'director', character: null },
    { personId: 'seo', role: 'writer', character: null },
    { personId: 'kim', role: 'cast', character: words('Ha-rim') },
    { personId: 'gone', role: 'cast', character: null },
  ],
  relatedIds: ['50', '58', '999'],
  asset: null,
});

const RANGES: Readonly<Record<number, Content['range']>> = { 1: 'AVOD-A', 2: 'AVOD-R' };
export const EPISODES = Array.from({ length: 30 }, (_, index) =>
  makeEpisode('40', index + 1, {
    rating: '15',
    range: RANGES[index + 1] ?? 'SVOD',
    startDate: '2026-09-05',
    catalogs: [],
    picture: { ...PICTURE, still: `still-${index + 1}` },
  }),
);

const CLIPS = (['trailer', 'teaser', 'special', 'behind_scenes', 'pilot', 'interview'] as const).map((type, index) =>
  makeEpisode('40', 1, { id: `409${index}`, type, rating: type === 'special' ? '19' : 'ALL', catalogs: [] }),
);

/** Films, each with one thing about it. */
export const FILMS = {
  free: contentWith({ id: '50', catalogs: [22, 29, 67], title: { ...words('Ten Minutes Free'), ko: '십 분' } }),
  withAds: contentWith({ id: '51', range: 'AVOD-A' }),
  registered: contentWith({ id: '52', range: 'AVOD-R' }),
  subscribers: contentWith({ id: '53', range: 'SVOD' }),
  preparing: contentWith({ id: '54', state: 'preparing' }),
  comingSoon: contentWith({ id: '55', startDate: '2027-01-01' }),
  expired: contentWith({ id: '56', endDate: '2026-11-21' }),
  inBrazil: contentWith({ id: '57', countries: ['BR'] }),
  forAdults: contentWith({ id: '58', rating: '19' }),
  adultsInBrazil: contentWith({ id: '63', rating: '19', countries: ['BR'], catalogs: [] }),
  notIngested: contentWith({ id: '59', asset: null }),
  lost: contentWith({ id: '61', asset: 'no-such-asset' }),
} as const;
const STRIP = { detailType: 'webtoon', catalogs: [], asset: null } as const;
const WEBTOON = contentWith({ ...STRIP, id: '60', type: 'webtoon', durationSeconds: 0, relatedIds: ['40'], rhythm: 'ongoing' });
const STRIP_RANGES: readonly Content['range'][] = ['FREE', 'FREE', 'SVOD', 'AVOD-R'];
/** Four episodes to read, each with its strip; the fifth is drawn, but not yet out. */
const WEBTOON_EPISODES = Array.from({ length: 5 }, (_, index) =>
  makeEpisode('60', index + 1, {
    ...STRIP,
    durationSeconds: readingSeconds(PANELS),
    range: STRIP_RANGES[index] ?? 'FREE',
    startDate: index === 4 ? '2026-12-12' : '2026-01-01',
  }),
);
/** For adults, and as long as a year of weeks. */
const LONG_WEBTOON = contentWith({ ...STRIP, id: '62', type: 'webtoon', durationSeconds: 0, rating: '19', rhythm: 'finished' });
const LONG_EPISODES = Array.from({ length: 60 }, (_, index) => makeEpisode('62', index + 1, { ...STRIP, rating: '19' }));

const SHOW_RATINGS: readonly Rating[] = ['ALL', '15', '19'];
/** Sixty shows of the variety catalogue, several on each start date, every third for adults. */
const SHOWS = Array.from({ length: 60 }, (_, index) =>
  contentWith({
    id: String(700 + index),
    type: 'season',
    detailType: 'season',
    catalogs: [22, 31],
    asset: null,
    title: { ...words(`Show ${String((index * 37) % 60).padStart(2, '0')}`), ko: '쇼' },
    genres: index % 2 === 0 ? ['talk'] : ['game', 'travel'],
    rating: SHOW_RATINGS[index % 3] ?? 'ALL',
    startDate: `2026-0${1 + (index % 6)}-01`,
  }),
);

export const CATALOG: CatalogRows & StripRows = {
  version: 'first',
  contents: [
    DRAMA,
    ...EPISODES,
    ...CLIPS,
    ...Object.values(FILMS),
    WEBTOON,
    ...WEBTOON_EPISODES,
    LONG_WEBTOON,
    ...LONG_EPISODES,
    ...SHOWS,
  ],
  people: ['han', 'seo', 'kim'].map((id) => ({ id, name: `Person ${id}`, nameKo: '사람', picture: PICTURE })),
  keywords: new Map([['rain', words('Rain')]]),
  strips: new Map(WEBTOON_EPISODES.map(({ id }) => [id, PANELS])),
  collections: [
    { id: 'home-stage', catalogId: 22, name: words('Tonight'), layout: 'stage', contentIds: ['50', '40', '51'] },
    {
      id: 'top-ten',
      catalogId: 22,
      name: words('Top 10'),
      layout: 'top_ten',
      contentIds: ['700', '701', '702', '703', '704', '705', '706', '50', '51', '52'],
    },
    { id: 'mixed', catalogId: 30, name: words('Mixed'), layout: 'posters', contentIds: ['60', '50', '40001', '40', '999'] },
  ],
};
