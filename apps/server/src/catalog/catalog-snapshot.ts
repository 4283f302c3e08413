import type { CatalogRows } from '@madang/database/catalog/catalog.repository.ts';
import type { Collection, Content, Person } from '@madang/domain/catalog/content.ts';
import { contentOrder } from '@madang/domain/catalog/listing.ts';
import { CATALOGS, type CatalogId, type Genre, type Sort } from '@madang/domain/catalog/vocabulary.ts';
import { BCP47, type Language, LANGUAGES, type Localized } from '@madang/domain/shared/language.ts';

/** The catalogue in memory: browsing never waits for the database. Replaced whole when the version changes. */
export interface CatalogSnapshot {
  readonly version: string;
  find(id: string): Content | null;
  /** Episodes and clips of a title, by type and number. */
  childrenOf(id: string): readonly Content[];
  person(id: string): Person | null;
  keyword(key: string): Localized | null;
  readonly collections: readonly Collection[];
  /** The titles of a catalogue in an order; `language` names the alphabet of A to Z. */
  titlesOf(catalog: CatalogId, sort: Sort, language: Language): readonly Content[];
  /** Genres that a catalogue's titles have, the commonest first. */
  genresOf(catalog: CatalogId): readonly Genre[];
  /** Every title in every catalogue. */
  readonly titles: readonly Content[];
}

const byNumber = (a: Content, b: Content): number =>
  a.type.localeCompare(b.type) || (a.number ?? 0) - (b.number ?? 0) || a.id.localeCompare(b.id);

// Making a collator takes far longer than comparing with it.
const collators = new Map(
  LANGUAGES.map((language) => [language, new Intl.Collator(BCP47[language], { numeric: true, ignorePunctuation: true })]),
);

/** How a list is sorted; `language` names the alphabet of A to Z. */
export const orderOf = (sort: Sort, language: Language): ((a: Content, b: Content) => number) =>
  contentOrder(sort, (a, b) => collators.get(language)?.compare(a.title[language], b.title[language]) ?? 0);

const genresByFrequency = (contents: readonly Content[]): readonly Genre[] => {
  const counts = new Map<Genre, number>();
  for (const genre of contents.flatMap((content) => content.genres)) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, more]) => more - many || a.localeCompare(b)).map(([genre]) => genre);
};

export const catalogSnapshot = (rows: CatalogRows): CatalogSnapshot => {
  const byId = new Map(rows.contents.map((content) => [content.id, content]));
  const people = new Map(rows.people.map((person) => [person.id, person]));
  const children = Map.groupBy(
    rows.contents.filter((content) => content.parentId !== null),
    (content) => content.parentId ?? '',
  );
  for (const list of children.values()) list.sort(byNumber);
  const titles = rows.contents.filter((content) => content.parentId === null && content.type !== 'webtoon');
  const ordered = new Map<string, readonly Content[]>();

  const inCatalog = (catalog: CatalogId) =>
    catalog === CATALOGS.main ? titles : titles.filter((title) => title.catalogs.includes(catalog));
  const genres = new Map<CatalogId, readonly Genre[]>(
    Object.values(CATALOGS).map((catalog) => [catalog, genresByFrequency(inCatalog(catalog))]),
  );

  return {
    version: rows.version,
    find: (id) => byId.get(id) ?? null,
    childrenOf: (id) => children.get(id) ?? [],
    person: (id) => people.get(id) ?? null,
    keyword: (key) => rows.keywords.get(key) ?? null,
    collections: rows.collections,
    genresOf: (catalog) => genres.get(catalog) ?? [],
    titles,
    titlesOf(catalog, sort, language) {
      const key = sort === 'newest' ? `${catalog} newest` : `${catalog} ${language}`;
      const known = ordered.get(key);
      if (known) return known;
      const list = inCatalog(catalog).toSorted(orderOf(sort, language));
      ordered.set(key, list);
      return list;
    },
  };
};
