import {
  CONTENT_TYPES,
  DETAIL_TYPES,
  DISPLAY_STATES,
  GENRES,
  POLICY_RANGES,
  RATINGS,
  SORTS,
} from '@madang/domain/catalog/vocabulary.ts';
import { z } from 'zod';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import { operations } from '../operation.ts';
import { ContentId, limit, offset } from '../pagination.ts';

/** Text per language, with fallback to English (CA-14, IN-22). */
export const Texts = z.object({ en: z.string(), pt: z.string(), es: z.string(), zh: z.string(), vi: z.string() });
export type Texts = z.infer<typeof Texts>;

/**
 * Where pictures are: /img/{path}/{name}-{width}x{height}.webp, with the names of the artwork (poster, hero, logo, share, square) and
 * `still` for the landscape picture; episodes share their series' stills. `color` stands in while a picture loads.
 */
export const Image = z.object({ path: z.string(), still: z.string(), color: z.string() });
export type Image = z.infer<typeof Image>;

/** Title or episode as a card shows it. */
export const Card = z.object({
  id: z.string(),
  type: z.enum(CONTENT_TYPES),
  detail_type: z.enum(DETAIL_TYPES),
  parent_id: z.string().nullable(),
  meta: z.object({
    title: Texts.extend({ ko: z.string() }),
    /** Null for a series and other top-level titles. */
    episode_number: z.int().nullable(),
    /** Seconds. For a series, the length of one episode. */
    duration: z.int(),
  }),
  genre: z.array(z.enum(GENRES)),
  year: z.int(),
  rating: z.enum(RATINGS),
  policy_range: z.enum(POLICY_RANGES),
  state: z.enum(DISPLAY_STATES),
  /** Release date, YYYY-MM-DD. */
  start_date: z.string(),
  episode_count: z.int(),
  image: Image,
});
export type Card = z.infer<typeof Card>;

export const Person = z.object({
  id: z.string(),
  name: z.string(),
  name_ko: z.string(),
  character: Texts.nullable(),
  image: Image,
});
export type Person = z.infer<typeof Person>;

const ReadyLanguage = z.object({
  language: z.string(),
  /** Released episodes with this language. 1 of 1 for a film. */
  ready: z.int(),
  of: z.int(),
});

/** Countries, end date and languages of a title. */
export const Availability = z.object({
  /** ISO 3166 codes. Null for everywhere. */
  countries: z.array(z.string()).nullable(),
  /** Whether it is offered in the caller's country. */
  here: z.boolean(),
  subtitles: z.array(ReadyLanguage),
  /** Closed captions: subtitles with speakers and sounds. */
  captions: z.array(ReadyLanguage),
  audio: z.array(ReadyLanguage),
});
export type Availability = z.infer<typeof Availability>;

/** Title with everything its detail page shows. */
export const Content = Card.extend({
  synopsis: Texts,
  romanized: z.string(),
  broadcaster: z.string(),
  director: z.array(Person),
  writer: z.array(Person),
  cast: z.array(Person),
  keywords: z.array(Texts),
  /** Total length of all episodes, in seconds (CA-24). */
  total_runtime: z.int(),
  related_ids: z.array(z.string()),
  /** Last day of availability, YYYY-MM-DD. Null for none. */
  end_date: z.string().nullable(),
  /** Weekly broadcast days while it airs ("sat-sun"). Null otherwise. */
  rhythm: z.string().nullable(),
  season: z.int().nullable(),
  availability: Availability,
});
export type Content = z.infer<typeof Content>;

/** Children of a series by kind. `contents` holds at most `limit` (CA-29, PL-06). */
export const Group = z.object({
  type: z.enum([...CONTENT_TYPES, 'related']),
  total_count: z.int(),
  contents: z.array(Card.extend({ synopsis: Texts.nullable() })),
});
export type Group = z.infer<typeof Group>;

export const Episode = Card.extend({ synopsis: Texts.nullable() });
export type Episode = z.infer<typeof Episode>;

export const Collection = z.object({
  id: z.string(),
  name: Texts,
  /** Layout on the screen. */
  layout: z.enum(['stage', 'posters', 'stills', 'top_ten']),
  /** Addition to the title of the rail, e.g. why it is recommended. */
  note: Texts.nullable(),
});
export type Collection = z.infer<typeof Collection>;

export const MenuEntry = z.object({
  id: z.int(),
  is_home: z.boolean(),
  display_name: Texts,
  slug: z.string(),
  collections: z.array(Collection),
});
export type MenuEntry = z.infer<typeof MenuEntry>;

/** Whether subscriptions are on sale. */
const SalesStatus = z.enum(['active', 'inactive']);

/** Menu and configuration (HF-47 to HF-58). */
export const SiteMenu = z.object({
  id: z.string(),
  country: z.string(),
  entries: z.array(MenuEntry),
  genres: z.record(z.string(), z.array(z.enum(GENRES))),
  /** Seconds between two looks for notices (NO-22), after a failed call for the channel's state (LV-11), and between attempts to play it again (LV-12). */
  config: z.object({
    home_page_size: z.int(),
    notice_check_seconds: z.int(),
    live_retry_seconds: z.int(),
    live_recovery_seconds: z.int(),
  }),
  sms_info: z.object({ sgw_v3_status: SalesStatus }),
  sso_info: z.object({ name: z.string(), status: z.string(), redirect_url: z.string(), message: z.string() }).nullable(),
  promotion: z.object({ id: z.string() }).nullable(),
  seo: z.object({ titles: Texts, keywords: Texts, descriptions: Texts }),
});
export type SiteMenu = z.infer<typeof SiteMenu>;

const list = { offset: offset(), limit: limit(PAGE_SIZES.list) };

export const catalogOperations = operations({
  listMenu: {
    summary: 'The categories with their collections, and what the shell needs to know of the platform.',
    authority: 'anyone',
    input: z.object({
      type: z.literal('web').default('web'),
      os: z.literal('web').default('web'),
      limit: limit(PAGE_SIZES.menu),
    }),
    object: SiteMenu,
    refusals: ['COUNTRY_BLOCKED'],
  },
  getSmsConfig: {
    summary: 'Whether subscriptions are sold on a platform, which the menu names (SU-78): newer than what the menu said.',
    authority: 'anyone',
    input: z.object({ id: z.string().max(20) }),
    object: z.object({ id: z.string(), sgw_v3_status: SalesStatus }),
    refusals: [],
  },
  listCollection: {
    summary: 'The titles of a catalogue (22 to 67) or of one of its collections.',
    authority: 'anyone',
    input: z.object({
      collection_id: z
        .string()
        .max(40)
        .regex(/^[0-9a-z-]+$/),
      ...list,
      /** Comma-separated genres. */
      genres: z.string().max(200).optional(),
      sort: z.enum(SORTS).optional(),
      /** Language whose collation orders A to Z. */
      language: z.string().max(8).optional(),
    }),
    objects: Card,
    refusals: ['COLLECTION_NOT_FOUND', 'INPUT_INVALID'],
  },
  listRecommendations: {
    summary: 'Titles for this profile by what it watched, or those like one title; for people without a history the newest.',
    authority: 'anyone',
    input: z.object({ ...list, because_of: ContentId.optional() }),
    objects: Card,
    /** The watched titles that speak most for the list, strongest first: rows "Because you watched …" are made of them. */
    object: z.object({ reasons: z.array(z.object({ id: z.string(), title: Texts.extend({ ko: z.string() }) })) }),
    refusals: [],
  },
  getContent: {
    summary: 'One title, episode, clip or webtoon with everything known about it.',
    authority: 'anyone',
    input: z.object({ id: ContentId }),
    object: Content,
    refusals: ['CONTENT_NOT_FOUND', 'RATED_ABOVE_PROFILE'],
  },
  listGroups: {
    summary: 'What belongs to a title, by kind: episodes, trailers, specials, related titles.',
    authority: 'anyone',
    input: z.object({ id: ContentId, limit: limit(PAGE_SIZES.rail) }),
    objects: Group,
    refusals: ['CONTENT_NOT_FOUND', 'RATED_ABOVE_PROFILE'],
  },
  listEpisodes: {
    summary: 'The page of episodes that holds `episode_number` (or the one at `offset`).',
    authority: 'anyone',
    input: z.object({
      id: ContentId,
      episode_number: z.coerce.number().int().min(1).max(9999).optional(),
      offset: offset().optional(),
      // Limit of rails outside home (CA-53).
      limit: limit(PAGE_SIZES.rail, PAGE_SIZES.rail),
    }),
    object: z.object({ objects: z.array(Episode), total_count: z.int(), offset: z.int() }),
    refusals: ['CONTENT_NOT_FOUND', 'RATED_ABOVE_PROFILE'],
  },
});
