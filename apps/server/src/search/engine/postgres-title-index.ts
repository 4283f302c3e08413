import type { EntrySearch, SearchEntriesRepository } from '@madang/database/search/search-entries.repository.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { SearchHit, TitleIndex } from '../../ports/search.ts';
import { Candidates, type Leader } from './candidates.ts';
import {
  leaderGram,
  prefixGrams,
  type Grams,
  infixAlternatives,
  lookupsFor,
  lookupsForAll,
  leaderLookups,
  infixLookups,
  findCorrections,
} from './grams.ts';
import { maxEdits } from './names.ts';
import { type QueryReading, listReadings, splitQuery } from './query-readings.ts';
import type { TextIndex } from './text-index.ts';
import type { CatalogSnapshot } from '../../ports/catalog-snapshot.ts';

/** Maximum number of people and tags per word of a query of several words. */
const MAX_LEADERS = 3;
/** Maximum number of corrections: of the whole text, and of each word. */
const MAX_CORRECTIONS = { text: 8, word: 4 };
/** Of three words or more one may be wrong altogether: any two of the longest three find what has all but one. */
const TELLING = 3;

const asPrefixes = (readings: readonly QueryReading[]): readonly Grams[] =>
  readings.map(({ space, text }) => prefixGrams(space, text));

/** What leads to titles by a word, the nearest first. */
const leadersFor = (readings: readonly QueryReading[], leaders: readonly Leader[]): readonly Grams[] =>
  leaders
    .flatMap(({ name, keys }) => {
      const fitting = keys.filter((key) => readings.some(({ space, text }) => key.space === space && key.text.includes(text)));
      return fitting.length > 0 ? [{ name, length: Math.min(...fitting.map(({ text }) => text.length)) }] : [];
    })
    .sort((a, b) => a.length - b.length)
    .slice(0, MAX_LEADERS)
    .map(({ name }) => [leaderGram(name)]);

const lengthOf = ([reading]: readonly QueryReading[]): number => reading?.text.length ?? 0;
const pairsOf = <T>(items: readonly T[]): readonly (readonly [T, T])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): readonly [T, T] => [one, other]));

/** One search: what may be meant is gathered step by step, and ranked as if there were nothing else. */
const searching = async (search: EntrySearch, candidates: Candidates, q: string, language: Language): Promise<TextIndex> => {
  const readings = listReadings(q);
  const apart = splitQuery(q);
  const words = apart.length > 1 ? apart.map(listReadings) : [];

  /** Whatever is called what was typed, in any reading; and what has all words somewhere in its names, or is about them. */
  const gatherMatches = async (): Promise<void> => {
    candidates.add(
      await search.find([
        ...readings.flatMap(lookupsFor),
        ...(words.length > 0 ? lookupsForAll(words.map(asPrefixes)) : []),
        ...readings.flatMap(infixLookups),
        ...words.flatMap((some) => leaderLookups(asPrefixes(some))),
      ]),
    );
    const about = words.map((some) => leadersFor(some, candidates.leaders));
    if (about.some((leaders) => leaders.length > 0))
      candidates.add(
        await search.find(lookupsForAll(words.map((some, index) => [...(about[index] ?? []), ...asPrefixes(some)]))),
      );
  };

  /** What may have been meant, where nothing is called what was typed. */
  const gatherCorrections = async (): Promise<void> => {
    const texts = readings.filter((reading) => maxEdits(reading) > 0);
    const ofText = (await findCorrections(search, texts, MAX_CORRECTIONS.text)).flat();
    const typed = words.map((some) => some.filter((reading) => maxEdits(reading) > 0));
    const found = await findCorrections(search, typed.flat(), MAX_CORRECTIONS.word);
    const ofWords = typed.map((some, index) => {
      const from = typed.slice(0, index).flat().length;
      return found.slice(from, from + some.length).flat();
    });
    candidates.add(await search.find([...lookupsForAll([ofText]), ...leaderLookups([...ofText, ...ofWords.flat()])]));
    if (words.length === 0) return;
    const all = words.map((some, index) => ({
      length: lengthOf(some),
      grams: [
        ...asPrefixes(some),
        ...leadersFor(some, candidates.leaders),
        ...(ofWords[index] ?? []),
        ...some.flatMap(infixAlternatives),
      ],
    }));
    const telling = all.toSorted((a, b) => b.length - a.length).slice(0, TELLING);
    const together = words.length > 2 ? pairsOf(telling) : [all];
    candidates.add(await search.find(together.flatMap((some) => lookupsForAll(some.map(({ grams }) => grams)))));
  };

  await gatherMatches();
  const named = candidates.index();
  if (named.isNamed(q, language)) return named;
  await gatherCorrections();
  return candidates.index();
};

/**
 * The index in the database: it gives some hundred titles, people and tags that may be meant, and those are ranked by the same rule as
 * in the index in memory. A node holds nothing of it.
 */
export const postgresTitleIndex = ({
  catalog,
  searchEntries,
}: {
  readonly catalog: () => CatalogSnapshot;
  readonly searchEntries: SearchEntriesRepository;
}): TitleIndex => ({
  async find(q, { language, most }): Promise<readonly SearchHit[]> {
    const apart = splitQuery(q);
    const spaces = new Set([q, ...apart].flatMap(listReadings).map(({ space }) => space));
    if (spaces.size === 0) return [];
    const candidates = new Candidates(catalog(), spaces, apart.length > 1);
    const index = await searching(searchEntries, candidates, q, language);
    return index.find(q, language, most);
  },
});
