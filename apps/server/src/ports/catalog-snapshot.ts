import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { CatalogId, Genre, Sort } from '@madang/domain/catalog/vocabulary.ts';
import type { Language, Localized } from '@madang/domain/shared/language.ts';
import type { Content, Collection, Person } from '@madang/domain/catalog/content.ts';

/** Everybody who sees the same of a catalogue. */
export interface Audience {
  readonly viewingAge: ViewingAge;
  /** ISO 3166 code. */
  readonly country: string;
}

/** Titles of a catalogue that an audience may see, in an order. */
export interface WantedList {
  readonly catalog: CatalogId;
  readonly sort: Sort;
  /** Names the alphabet of A to Z. */
  readonly language: Language;
  readonly audience: Audience;
  /** Keeps the titles that have any of them; all where there are none. */
  readonly genres?: readonly Genre[];
  /** Keeps what can be watched on a day, YYYY-MM-DD. */
  readonly readyOn?: string;
  /** Puts what can be watched on a day, YYYY-MM-DD, before the rest. */
  readonly readyFirstOn?: string;
}

export type VisibleLists = (wanted: WantedList) => Promise<readonly Content[]>;

/** The catalogue in memory: browsing never waits for the database. Replaced whole when the version changes. */
export interface CatalogSnapshot {
  readonly version: string;
  find(id: string): Content | null;
  /** Episodes and clips of a title, by type and number. */
  childrenOf(id: string): readonly Content[];
  /** Its episodes alone, by number. */
  episodesOf(id: string): readonly Content[];
  person(id: string): Person | null;
  keyword(key: string): Localized | null;
  readonly collections: readonly Collection[];
  /** The titles of a catalogue as an audience sees them, in an order. */
  readonly list: VisibleLists;
  /** Genres that a catalogue's titles have, the commonest first. */
  genresOf(catalog: CatalogId): readonly Genre[];
  /** Every title in every catalogue. */
  readonly titles: readonly Content[];
  /** Every title, newest first. */
  readonly newest: readonly Content[];
  readonly webtoons: readonly Content[];
  readonly people: readonly Person[];
  /** Titles and webtoons that credit a person, newest first. */
  titlesOfPerson(id: string): readonly Content[];
}
