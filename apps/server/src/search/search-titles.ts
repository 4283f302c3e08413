import type { Needs } from '../use-case/needs.ts';
import type { FoundPerson } from '@madang/contract/search/search.contract.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { takePage } from '@madang/domain/catalog/listing.ts';
import { cleanQuery, isSearchable } from '@madang/domain/search/query.ts';
import { isGuess } from '@madang/domain/search/rank.ts';
import { toSearchCategory, SEARCH_CATEGORIES } from '@madang/domain/search/vocabulary.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@madang/domain/shared/language.ts';
import { presentCard } from '../catalog/catalog.presenter.ts';
import { isVisibleTo } from '../catalog/visible-to.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import type { Keytalk, SearchHit, Concept } from '../ports/search.ts';
import { presentFoundPerson, presentKeyword } from './search.presenter.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';

/** Paging limit: with more matches, viewers refine the query instead. */
const MAX_FOUND = 1000;
const MAX_PEOPLE = 8;

/** Two things that a phrase names so surely are what it is about; one may stand in the name that was meant. */
const SURE = 0.75;
const MEANT = 2;

/** Whether nothing is called what was typed, and it is a phrase that says what titles should be about (“revenge rich family”). */
const isPhrase = async ([best]: readonly SearchHit[], q: string, language: Language, keytalk: Keytalk): Promise<boolean> => {
  if (!best || !isGuess(best.score)) return false;
  const concepts = await keytalk.suggest(q, { language, most: MEANT });
  return concepts.length === MEANT && concepts.every(({ score }) => score >= SURE);
};

/** What the text was taken for, where nothing is called so: the best hit, unless the viewer is not shown that title. */
const correctionOf = (
  [best]: readonly SearchHit[],
  snapshot: CatalogSnapshot,
  isVisible: (content: Content) => boolean,
): Content | null => {
  const meant = best?.kind === 'title' && isGuess(best.score) ? snapshot.find(best.id) : null;
  return meant && isVisible(meant) ? meant : null;
};

/** The best of those in whose titles there is something for this viewer. */
const peopleAmong = (
  hits: readonly SearchHit[],
  snapshot: CatalogSnapshot,
  isVisible: (content: Content) => boolean,
): FoundPerson[] =>
  hits
    .filter(({ kind }) => kind === 'person')
    .slice(0, 3 * MAX_PEOPLE)
    .flatMap(({ id }) => {
      const person = snapshot.person(id);
      const titles = snapshot.titlesOfPerson(id).filter(isVisible);
      return person && titles.length > 0 ? [presentFoundPerson(person, titles)] : [];
    })
    .slice(0, MAX_PEOPLE);

const countByCategory = (contents: readonly Content[]) => {
  const groups = Map.groupBy(contents, toSearchCategory);
  return SEARCH_CATEGORIES.map((category) => ({ category, total_count: groups.get(category)?.length ?? 0 })).filter(
    ({ total_count }) => total_count > 0,
  );
};

interface ChosenKeywords {
  /** Those that are known, in the order in which they were chosen. */
  readonly concepts: readonly Concept[];
  /** Ids of the titles that carry them, best first. */
  readonly ids: readonly string[];
}

/** What keys in an address choose; null where none is given, or none is known any more. */
const chosenKeywords = async (keytalk: Keytalk, kpick: string | undefined): Promise<ChosenKeywords | null> => {
  if (kpick === undefined) return null;
  const keys = [...new Set(kpick.split(','))];
  const concepts = keys.flatMap((key) => keytalk.concept(key) ?? []);
  if (concepts.length === 0) return null;
  const titles = await keytalk.titlesWith(concepts.map(({ key }) => key));
  return { concepts, ids: titles.map(({ id }) => id) };
};

/** By text, best first; by keywords, in the order of how well they fit; by both, what is in both in the order of the text (SR-02). */
export const searchTitles: UseCase<'searchTitles', Needs<'catalog' | 'now' | 'search'>> =
  ({ catalog, search, now }) =>
  async (viewer, input) => {
    const q = cleanQuery(input.q ?? '');
    if (!isSearchable(q) && (q !== '' || input.kpick === undefined))
      return refuse('INPUT_INVALID', { fields: { q: 'at least two characters' } });
    const snapshot = catalog();
    const language = isLanguage(input.language) ? input.language : DEFAULT_LANGUAGE;
    const found = q === '' ? [] : await search.titles.find(q, { language, most: MAX_FOUND });
    // What a phrase means is offered as keywords; to guess at a name would lead away from it.
    const hits = (await isPhrase(found, q, language, search.keytalk)) ? [] : found;
    const chosen = await chosenKeywords(search.keytalk, input.kpick);
    const carrying = chosen && new Set(chosen.ids);
    const foundIds = q === '' ? (chosen?.ids ?? []) : hits.filter(({ kind }) => kind === 'title').map(({ id }) => id);
    const isVisible = isVisibleTo(viewer, snapshot);
    const titles = foundIds
      .filter((id) => carrying?.has(id) ?? true)
      .flatMap((id) => snapshot.find(id) ?? [])
      .filter(isVisible);
    const inCategory = input.searchCategory
      ? titles.filter((content) => toSearchCategory(content) === input.searchCategory)
      : titles;
    const today = toDay(now());
    return answer({
      objects: takePage(inCategory, input.offset, input.limit).map((content) => presentCard(content, snapshot, today)),
      total_count: inCategory.length,
      object: {
        categories: countByCategory(titles),
        people: input.offset === 0 ? peopleAmong(hits, snapshot, isVisible) : [],
        keywords: chosen?.concepts.map(presentKeyword) ?? [],
        corrected: correctionOf(hits, snapshot, isVisible)?.title[language] ?? null,
      },
    });
  };
