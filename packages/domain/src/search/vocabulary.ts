import { CATALOGS } from '../catalog/vocabulary.ts';
import type { Content } from '../catalog/content.ts';

/** What results can be narrowed to, in the order of the screen (SR-10). People stand beside them. */
export const SEARCH_CATEGORIES = ['drama', 'variety', 'kpop', 'movie', 'documentary', 'webtoon'] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];

/** Where a search was begun (SR-11). */
export const SEARCH_SOURCES = [
  'header',
  'results',
  'home',
  'top',
  'recent',
  'suggestion',
  'keyword',
  'detail',
  'address',
] as const;
export type SearchSource = (typeof SEARCH_SOURCES)[number];

/** What a concept of the lexicon is about (SR-04). */
export const CONCEPT_KINDS = ['mood', 'setting', 'relation', 'trope', 'genre', 'place', 'format'] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** The category under which a title is found; null for what is in none, such as an episode. */
export const toSearchCategory = (content: Pick<Content, 'type' | 'catalogs'>): SearchCategory | null =>
  content.type === 'webtoon'
    ? 'webtoon'
    : (SEARCH_CATEGORIES.find((category) => category !== 'webtoon' && content.catalogs.includes(CATALOGS[category])) ?? null);
