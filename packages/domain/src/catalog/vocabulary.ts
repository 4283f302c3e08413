/** Catalog ids (CA-01 to CA-07). */
export const CATALOGS = { main: 22, taste24: 29, drama: 30, variety: 31, kpop: 32, documentary: 33, movie: 67 } as const;
export type CatalogName = keyof typeof CATALOGS;
export type CatalogId = (typeof CATALOGS)[CatalogName];

/** The collection of all webtoons: the navigation leads to it wherever an operator has one. */
export const WEBTOONS = 'webtoons';

/** Content types (CA-32 to CA-39), and `webtoon` for strips. */
export const CONTENT_TYPES = [
  'episode',
  'teaser',
  'special',
  'behind_scenes',
  'season',
  'trailer',
  'pilot',
  'interview',
  'webtoon',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Which page opens a content (CA-13): a series with episodes, a single film, a single clip or episode, a webtoon. */
export const DETAIL_TYPES = ['season', 'media', 'video', 'webtoon'] as const;
export type DetailType = (typeof DETAIL_TYPES)[number];

/** Who may play a content: subscribers; registered with ads; anyone with ads; anyone (PL-10 to PL-13). */
export const POLICY_RANGES = ['SVOD', 'AVOD-R', 'AVOD-A', 'FREE'] as const;
export type PolicyRange = (typeof POLICY_RANGES)[number];

/** What a card may say instead of playing (CA-40 to CA-42); `ready` plays. */
export const DISPLAY_STATES = ['ready', 'preparing', 'coming_soon', 'expired'] as const;
export type DisplayState = (typeof DISPLAY_STATES)[number];

/** Korean television ratings: the youngest age a work is made for. */
export const RATINGS = ['ALL', '7', '12', '15', '19'] as const;
export type Rating = (typeof RATINGS)[number];

/** Genres a viewer can filter by (CA-50). */
export const GENRES = [
  'romance',
  'romcom',
  'historical',
  'makjang',
  'family',
  'slice_of_life',
  'thriller',
  'crime',
  'legal',
  'medical',
  'school',
  'fantasy',
  'action',
  'horror',
  'melodrama',
  'mystery',
  'office',
  'sports',
  'music',
  'talk',
  'reality',
  'travel',
  'cooking',
  'game',
  'competition',
  'music_show',
  'concert',
  'nature',
  'society',
  'craft',
  'history',
] as const;
export type Genre = (typeof GENRES)[number];

/** Orders of a list: start date descending, or title ascending in the viewer's language (CA-43, CA-44). */
export const SORTS = ['newest', 'a-z'] as const;
export type Sort = (typeof SORTS)[number];
