import type { Localized } from '../shared/language.ts';
import type { CatalogId, ContentType, DetailType, DisplayState, Genre, PolicyRange, Rating } from './vocabulary.ts';

/** A title, an episode, a clip or a webtoon. */
export interface Content {
  readonly id: string;
  readonly type: ContentType;
  readonly detailType: DetailType;
  /** Series of an episode or clip. Null for a top-level title. */
  readonly parentId: string | null;
  readonly catalogs: readonly CatalogId[];
  /** Number among siblings of its type, from 1. Null for a top-level title. */
  readonly number: number | null;
  /** Seconds; of a series, the length of one episode; of a webtoon 0. */
  readonly durationSeconds: number;
  readonly title: Localized & { readonly ko: string };
  readonly romanized: string;
  /** Alternative names for search: fan abbreviations, acronyms. */
  readonly aliases: readonly string[];
  readonly synopsis: Localized | null;
  readonly genres: readonly Genre[];
  readonly keywords: readonly string[];
  readonly credits: readonly Credit[];
  readonly year: number;
  readonly broadcaster: string;
  readonly rating: Rating;
  readonly range: PolicyRange;
  /** State set by the operator. Dates may override it, see `stateOn`. */
  readonly state: DisplayState;
  /** Release date, YYYY-MM-DD. */
  readonly startDate: string;
  /** The last day it may be shown, YYYY-MM-DD, or null. */
  readonly endDate: string | null;
  readonly rhythm: string | null;
  readonly season: number | null;
  readonly relatedIds: readonly string[];
  /** ISO 3166 countries where it may be shown; null is everywhere. */
  readonly countries: readonly string[] | null;
  /** Id of the ingested film. Null for content without one. */
  readonly asset: string | null;
  readonly marks: Marks | null;
  readonly picture: ContentPicture;
}

/** Playback marks for skipping and for the next-episode offer. Seconds from the start. */
export interface Marks {
  readonly introStart: number;
  readonly introEnd: number;
  readonly creditsAt: number;
}

/** Artwork of a content: the folder below /img, the file name of its still, and a placeholder color, #rrggbb. */
export interface ContentPicture {
  readonly path: string;
  readonly still: string;
  readonly color: string;
}

export interface Credit {
  readonly personId: string;
  readonly role: 'director' | 'writer' | 'cast';
  readonly character: Localized | null;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly nameKo: string;
  readonly picture: ContentPicture;
}

/** Curated list of titles: a catalog, or a rail on one. */
export interface Collection {
  readonly id: string;
  readonly catalogId: CatalogId;
  readonly name: Localized;
  readonly layout: 'stage' | 'posters' | 'stills' | 'top_ten';
  readonly contentIds: readonly string[];
}

/** Whether a content has a film to play. */
export const isPlayable = (content: Pick<Content, 'detailType'>): boolean =>
  content.detailType === 'video' || content.detailType === 'media';

/** Whether a content is offered in a country (ISO 3166). */
export const isOfferedIn = ({ countries }: Pick<Content, 'countries'>, country: string): boolean =>
  countries === null || countries.includes(country);

/** Whether there is a strip that a reader could open: an episode of a webtoon, not the webtoon itself (WT-01). */
export const isReadable = (content: Pick<Content, 'type' | 'detailType'>): boolean =>
  content.detailType === 'webtoon' && content.type === 'episode';
