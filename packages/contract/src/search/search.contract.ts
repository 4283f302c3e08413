import { DETAIL_TYPES } from '@madang/domain/catalog/vocabulary.ts';
import { CONCEPT_KINDS, SEARCH_CATEGORIES, SEARCH_SOURCES } from '@madang/domain/search/vocabulary.ts';
import { z } from 'zod';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { Card, Image, Person, Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';

/** A concept that a viewer can choose; the screen calls it a keyword (SR-04). */
export const Keyword = z.object({ key: z.string(), text: Texts, kind: z.enum(CONCEPT_KINDS) });
export type Keyword = z.infer<typeof Keyword>;

/** One line of the box below the field. `note` is a title's Korean name, or what a person does. */
export const Suggestion = z.object({
  kind: z.enum(['title', 'person', 'keyword']),
  id: z.string(),
  /** Which page a title has; null for people and keywords. */
  detail_type: z.enum(DETAIL_TYPES).nullable(),
  /** In the language that was asked for. */
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
  /** How many titles this viewer would be shown. */
  title_count: z.int(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

/** What else a search found, beside the titles. */
export const SearchSummary = z.object({
  /** Every category in which there is something, whichever is asked for. */
  categories: z.array(z.object({ category: z.enum(SEARCH_CATEGORIES), total_count: z.int() })),
  /** At most eight, and only with the first page. */
  people: z.array(FoundPerson),
  /** The keywords that narrow the results. */
  keywords: z.array(Keyword),
  /** What was understood where nothing is called what was typed. */
  corrected: z.string().nullable(),
});
export type SearchSummary = z.infer<typeof SearchSummary>;

const text = z.string().max(200);
const language = z.string().max(8).optional();
/** Keys joined by commas, at most ten. */
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
      /** The title that was opened; null or left out where none was. */
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
