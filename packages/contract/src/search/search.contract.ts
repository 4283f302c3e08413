import { DETAIL_TYPES } from '@madang/domain/catalog/vocabulary.ts';
import { CONCEPT_KINDS, SEARCH_CATEGORIES, SEARCH_SOURCES } from '@madang/domain/search/vocabulary.ts';
import { z } from 'zod';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { Card, Image, Person, Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';

/** Concept to filter by, called a keyword on the screen (SR-04). */
export const Keyword = z.object({ key: z.string(), text: Texts, kind: z.enum(CONCEPT_KINDS) });
export type Keyword = z.infer<typeof Keyword>;

/** Autocomplete entry. `note`: a title's Korean name, or what a person does. */
export const Suggestion = z.object({
  kind: z.enum(['title', 'person', 'keyword']),
  id: z.string(),
  /** Page type of a title. Null for people and keywords. */
  detail_type: z.enum(DETAIL_TYPES).nullable(),
  /** In the requested language. */
  text: z.string(),
  note: z.string().nullable(),
  image: Image.nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const FoundPerson = z.object({
  id: z.string(),
  name: z.string(),
  name_ko: z.string(),
  image: Image,
  /** Number of titles visible to this viewer. */
  title_count: z.int(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** Search results besides titles. */
export const SearchSummary = z.object({
  /** All categories with results, whichever is selected. */
  categories: z.array(z.object({ category: z.enum(SEARCH_CATEGORIES), total_count: z.int() })),
  /** At most eight, on the first page only. */
  people: z.array(FoundPerson),
  /** Keywords that narrow the results. */
  keywords: z.array(Keyword),
  /** Spelling correction, where nothing matched exactly. */
  corrected: z.string().nullable(),
});
export type SearchSummary = z.infer<typeof SearchSummary>;

const text = z.string().max(200);
const language = z.string().max(8).optional();
/** Comma-separated keys, at most ten. */
const kpick = z
  .string()
  .max(420)
  .regex(/^[a-z0-9_-]{1,40}(,[a-z0-9_-]{1,40}){0,9}$/, 'not keyword keys')
  .optional();

export const searchOperations = operations({
  searchTitles: {
    summary: 'Titles and people that were meant by a text, by chosen keywords, or by both.',
    authority: 'anyone',
    input: z.object({
      /** At least two characters unless keywords are given (SR-01). */
      q: text.optional(),
      kpick,
      searchCategory: z.enum(SEARCH_CATEGORIES).optional(),
      language,
      offset: offset(),
      limit: limit(PAGE_SIZES.searchList),
      search_src: z.enum(SEARCH_SOURCES).optional(),
    }),
    objects: Card,
    object: SearchSummary,
    refusals: ['INPUT_INVALID'],
  },
  listSuggestions: {
    summary: 'What a text that is being typed may become.',
    authority: 'anyone',
    input: z.object({ q: text, language, limit: limit(PAGE_SIZES.suggestions) }),
    objects: Suggestion,
    refusals: ['INPUT_INVALID'],
  },
  searchKeywords: {
    summary: 'Keywords that a phrase means, finished or not, behind which there is something for this viewer.',
    authority: 'anyone',
    input: z.object({ q: text, language, offset: offset(), limit: limit(PAGE_SIZES.keytalkSearch) }),
    objects: Keyword,
    refusals: ['INPUT_INVALID'],
  },
  listTopSearches: {
    summary: 'What people opened most from search in the last seven days, filled up with the most watched.',
    authority: 'anyone',
    input: z.object({ offset: offset(), limit: limit(PAGE_SIZES.topSearch) }),
    objects: Card,
    refusals: [],
  },
  trackSearch: {
    summary: 'Counts what was opened from a search, and what was looked for in vain.',
    authority: 'anyone',
    limits: [{ limit: 'trackSearch' }],
    input: z.object({
      q: text,
      kpick,
      /** Opened title. Null or absent for none. */
      content_id: ContentId.nullable().optional(),
      search_src: z.enum(SEARCH_SOURCES),
      result_count: z.int().min(0).max(1_000_000),
    }),
    object: z.null(),
    refusals: ['CONTENT_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  listPersonTitles: {
    summary: 'What somebody has played in, directed or written, newest first.',
    authority: 'anyone',
    input: z.object({
      id: z
        .string()
        .max(40)
        .regex(/^[0-9a-z-]+$/, 'not a person’s id'),
      offset: offset(),
      limit: limit(PAGE_SIZES.searchList),
    }),
    objects: Card,
    object: Person,
    refusals: ['PERSON_NOT_FOUND'],
  },
});
