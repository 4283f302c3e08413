import type { CatalogRows, StripRows } from '@madang/database/catalog/catalog.repository.ts';
import { contentWith, makeEpisode } from '@madang/domain/catalog/content.fixture.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { CATALOG } from '../../catalog/catalog.fixture.ts';
import { PANELS } from '../../webtoons/strip.fixture.ts';

/** A word that stands in every text, person, keyword and picture of the planted titles, and nowhere else. */
export const PLANTED_WORD = 'zyxquorn';
const words = (text: string) => ({ en_us: text, pt_br: text, es_es: text, zh_cn: text, vi_vn: text });
const name = (what: string) => ({ ...words(`${what} Zyxquorn Nights`), ko: `${what} Zyxquorn` });
const planted = (different: Partial<Content>): Partial<Content> => ({
  rating: '19',
  catalogs: [22, 30, 31, 67],
  synopsis: words('Zyxquorn: a synopsis.'),
  romanized: 'Zyxquorn',
  aliases: ['Zyxquorn alias'],
  picture: { path: 'zyxquorn', still: 'zyxquorn-still', color: '#223344' },
  credits: [
    { personId: 'zyxquorn-person', role: 'cast', character: words('Zyxquorn role') },
    { personId: 'kim', role: 'director', character: null },
  ],
  genres: ['romance'],
  keywords: ['rain'],
  startDate: '2026-11-01',
  ...different,
});
const STRIP = { detailType: 'webtoon', asset: null } as const;

/** Titles for adults of every kind, with what belongs to each: a series, a film, a webtoon, and a clip of a series for all. */
export const PLANTED = {
  series: contentWith(planted({ id: '8675309', type: 'season', detailType: 'season', asset: null, title: name('Series') })),
  episode: makeEpisode('8675309', 1, planted({ catalogs: [], title: name('Episode') })),
  film: contentWith(planted({ id: '8675310', title: name('Film') })),
  webtoon: contentWith(planted({ ...STRIP, id: '8675311', type: 'webtoon', durationSeconds: 0, title: name('Webtoon') })),
  chapter: makeEpisode('8675311', 1, planted({ ...STRIP, catalogs: [], durationSeconds: 60, title: name('Chapter') })),
  /** Rated for all, as a part of a series for adults. */
  trailer: makeEpisode(
    '8675309',
    88,
    planted({ id: '8675313', type: 'trailer', rating: 'ALL', catalogs: [], title: name('Trailer') }),
  ),
  /** Rated for all as well, to be shown on the channel and to be read. */
  mildEpisode: makeEpisode('8675309', 2, planted({ rating: 'ALL', catalogs: [], title: name('Mild episode') })),
  mildChapter: makeEpisode(
    '8675311',
    2,
    planted({ ...STRIP, rating: 'ALL', catalogs: [], durationSeconds: 60, title: name('Mild chapter') }),
  ),
  clip: makeEpisode('40', 77, planted({ id: '8675312', type: 'trailer', catalogs: [], title: name('Clip') })),
} as const;
export const PLANTED_IDS = Object.values(PLANTED).map(({ id }) => id);

/** The catalog of other tests with the planted titles wherever a title can stand. */
export const PLANTED_CATALOG: CatalogRows & StripRows = {
  ...CATALOG,
  version: 'planted',
  contents: [
    ...CATALOG.contents.map((content) =>
      content.parentId === null ? { ...content, relatedIds: [...PLANTED_IDS, ...content.relatedIds] } : content,
    ),
    ...Object.values(PLANTED),
  ],
  people: [
    ...CATALOG.people,
    {
      id: 'zyxquorn-person',
      name: 'Person Zyxquorn',
      nameKo: 'Zyxquorn',
      picture: { path: 'zyxquorn', still: 'zyxquorn-still', color: '#223344' },
    },
  ],
  strips: new Map([...(CATALOG.strips ?? []), [PLANTED.chapter.id, PANELS], [PLANTED.mildChapter.id, PANELS]]),
  collections: CATALOG.collections.map((collection) => ({
    ...collection,
    contentIds: [PLANTED.film.id, PLANTED.series.id, PLANTED.webtoon.id, ...collection.contentIds],
  })),
};
