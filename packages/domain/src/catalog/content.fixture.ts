import type { Content } from './content.ts';

const WORDS = { en_us: 'A title', pt_br: 'Um título', es_es: 'Un título', zh_cn: '标题', vi_vn: 'Một tựa', ko: '제목' };

/** A film that anyone may watch, with whatever a test wants to be different. */
export const contentWith = (different: Partial<Content> = {}): Content => ({
  id: '1001',
  type: 'episode',
  detailType: 'media',
  parentId: null,
  catalogs: [22, 67],
  number: null,
  durationSeconds: 3600,
  title: WORDS,
  romanized: 'Jemok',
  aliases: [],
  synopsis: null,
  genres: ['romance'],
  keywords: ['rain'],
  credits: [],
  year: 2025,
  broadcaster: 'MBN',
  rating: 'ALL',
  range: 'FREE',
  state: 'ready',
  startDate: '2025-01-01',
  endDate: null,
  rhythm: null,
  season: null,
  relatedIds: [],
  countries: null,
  asset: 'film-a',
  marks: null,
  picture: { path: 'film-a', still: 'still', color: '#223344' },
  ...different,
});

/** The episode `number` of the series `parentId`. */
export const makeEpisode = (parentId: string, number: number, different: Partial<Content> = {}): Content =>
  contentWith({
    id: `${parentId}${String(number).padStart(3, '0')}`,
    type: 'episode',
    detailType: 'video',
    parentId,
    number,
    ...different,
  });
