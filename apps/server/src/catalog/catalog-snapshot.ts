import type { CatalogRows } from '@madang/database/catalog/catalog.repository.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { contentOrder } from '@madang/domain/catalog/listing.ts';
import { ratedAsPart } from '@madang/domain/catalog/surfaces.ts';
import { CATALOGS, type CatalogId, type Genre, type Sort } from '@madang/domain/catalog/vocabulary.ts';
import { BCP47, DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@madang/domain/shared/language.ts';
import { runWithoutYielding, runYielding, sortInSteps } from '../background/yield-to-event-loop.ts';
import { visibleLists } from './visible-lists.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** The title that a content belongs to: its series, or itself; null for what has left the catalogue. */
export const findTitle = (catalog: Pick<CatalogSnapshot, 'find'>, contentId: string): Content | null => {
  const content = catalog.find(contentId);
  return content && (content.parentId === null ? content : catalog.find(content.parentId));
};

/** Contents handled before the loop yields to the event loop: a millisecond or two of work. */
const TURN = 1000;

const byNumber = (a: Content, b: Content): number =>
  a.type.localeCompare(b.type) || (a.number ?? 0) - (b.number ?? 0) || a.id.localeCompare(b.id);

// Making a collator takes far longer than comparing with it.
const collators = new Map(
  LANGUAGES.map((language) => [language, new Intl.Collator(BCP47[language], { numeric: true, ignorePunctuation: true })]),
);

/** How a list is sorted; `language` names the alphabet of A to Z. */
export const compareTitles = (sort: Sort, language: Language): ((a: Content, b: Content) => number) =>
  contentOrder(sort, (a, b) => collators.get(language)?.compare(a.title[language], b.title[language]) ?? 0);

const fileUnder = <K, V>(lists: Map<K, V[]>, key: K, value: V): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};

/** Genres of each catalogue, the commonest first. */
function* genresByFrequency(titles: readonly Content[]): Generator<void, ReadonlyMap<CatalogId, readonly Genre[]>> {
  const counts = new Map(Object.values(CATALOGS).map((catalog) => [catalog, new Map<Genre, number>()]));
  for (const [index, { catalogs, genres }] of titles.entries()) {
    for (const catalog of new Set([CATALOGS.main, ...catalogs])) {
      const known = counts.get(catalog);
      for (const genre of genres) known?.set(genre, (known.get(genre) ?? 0) + 1);
    }
    if (index % TURN === 0) yield;
  }
  const inOrder = (known: ReadonlyMap<Genre, number>) =>
    [...known].sort(([a, many], [b, more]) => more - many || a.localeCompare(b)).map(([genre]) => genre);
  return new Map([...counts].map(([catalog, known]) => [catalog, inOrder(known)]));
}

/** All titles by title in a language, sorted when first asked for, in pieces between which others may work. */
const alphabets = (titles: readonly Content[]) => {
  const sorted = new Map<Language, Promise<readonly Content[]>>();
  return (language: Language): Promise<readonly Content[]> => {
    const known = sorted.get(language) ?? runYielding(sortInSteps(titles, compareTitles('a-z', language)));
    sorted.set(language, known);
    return known;
  };
};

/** Makes a snapshot in pieces between which others may work. */
export function* buildSnapshot(rows: CatalogRows): Generator<void, CatalogSnapshot> {
  const byId = new Map<string, Content>();
  const children = new Map<string, Content[]>();
  const titles: Content[] = [];
  const webtoons: Content[] = [];
  for (const [index, content] of rows.contents.entries()) {
    byId.set(content.id, content);
    if (content.parentId === null) (content.type === 'webtoon' ? webtoons : titles).push(content);
    else fileUnder(children, content.parentId, content);
    if (index % TURN === 0) yield;
  }
  const episodes = new Map<string, readonly Content[]>();
  let handled = 0;
  for (const [id, list] of children) {
    const parent = byId.get(id);
    for (const [index, part] of list.entries()) {
      const rated = parent ? ratedAsPart(part, parent) : part;
      if (rated === part) continue;
      list[index] = rated;
      byId.set(rated.id, rated);
    }
    list.sort(byNumber);
    const numbered = list.filter(({ type }) => type === 'episode');
    // Most titles have nothing but episodes: those are one list.
    episodes.set(id, numbered.length === list.length ? list : numbered);
    handled += list.length;
    if (handled < TURN) continue;
    handled = 0;
    yield;
  }
  const all = yield* sortInSteps([...titles, ...webtoons], compareTitles('newest', DEFAULT_LANGUAGE));
  const newest: Content[] = [];
  const withPerson = new Map<string, Content[]>();
  for (const [index, content] of all.entries()) {
    if (content.type !== 'webtoon') newest.push(content);
    for (const id of new Set(content.credits.map(({ personId }) => personId))) fileUnder(withPerson, id, content);
    if (index % TURN === 0) yield;
  }
  const genres = yield* genresByFrequency(titles);
  const people = new Map(rows.people.map((person) => [person.id, person]));
  const alphabet = alphabets(newest);

  return {
    version: rows.version,
    find: (id) => byId.get(id) ?? null,
    childrenOf: (id) => children.get(id) ?? [],
    episodesOf: (id) => episodes.get(id) ?? [],
    person: (id) => people.get(id) ?? null,
    keyword: (key) => rows.keywords.get(key) ?? null,
    collections: rows.collections,
    list: visibleLists(newest, async (sort, language) => (sort === 'newest' ? newest : alphabet(language))),
    genresOf: (catalog) => genres.get(catalog) ?? [],
    titles,
    newest,
    webtoons,
    people: rows.people,
    titlesOfPerson: (id) => withPerson.get(id) ?? [],
  };
}

/** Builds a snapshot synchronously, where no request is waiting. */
export const catalogSnapshot = (rows: CatalogRows): CatalogSnapshot => runWithoutYielding(buildSnapshot(rows));
