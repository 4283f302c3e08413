import type { EntryLookup } from '@madang/database/search/search-entries.repository.ts';
import { listedGram } from './beginnings.ts';
import { insideGrams, LEADER_GRAM, startGrams, wholeGrams } from './grams.ts';
import { MIN_INSIDE } from './names.ts';
import type { QueryReading } from './query-readings.ts';

/** Pieces that a name must have, all of them. */
export type Grams = readonly number[];

/** Maximum number of entries read per kind of match: the whole name, its start, a leading person or tag, inside a word. */
const MOST = { whole: 50, started: 300, leading: 50, inside: 200 };
/** Maximum number of entries read per interpretation of several words. */
const MAX_PER_PATH = 100;
const MAX_PATHS = 24;

export const look = (grams: Grams, limit: number, listed: number | null = null): EntryLookup => ({ grams, limit, listed });

/** Looks for names equal to the text and names that start with it. */
export const looksFor = ({ space, text }: Pick<QueryReading, 'space' | 'text'>): readonly EntryLookup[] => {
  const [started, listed] = [startGrams(space, text), listedGram(space, text)];
  return [
    look(wholeGrams(space, text), MOST.whole),
    look(started, MOST.started, listed),
    look([...started, LEADER_GRAM], MOST.leading, listed),
  ];
};

/** People and tags that go on so. */
export const looksForLeaders = (some: readonly Grams[]): readonly EntryLookup[] =>
  some.map((grams) => look([...grams, LEADER_GRAM], MOST.leading));

/** What a name has that holds a text inside of a word. */
export const inside = ({ space, text }: QueryReading): readonly Grams[] =>
  space === 'latin' && text.length >= MIN_INSIDE ? [insideGrams(space, text)] : [];
export const looksInside = (reading: QueryReading): readonly EntryLookup[] =>
  inside(reading).map((grams) => look(grams, MOST.inside));

/** Looks for several things in one entry, each of which may be meant in several ways: the first ways come first. */
export const looksForAll = (meant: readonly (readonly Grams[])[]): readonly EntryLookup[] => {
  let ways: readonly { readonly grams: Grams; readonly place: number }[] = [{ grams: [], place: 0 }];
  for (const each of meant) {
    const longer = ways.flatMap((way) =>
      each.map((grams, place) => ({ grams: [...way.grams, ...grams], place: way.place + place })),
    );
    ways = longer.sort((a, b) => a.place - b.place).slice(0, MAX_PATHS);
  }
  return ways.map(({ grams }) => look(grams, MAX_PER_PATH));
};
