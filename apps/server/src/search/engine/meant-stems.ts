import type { EntrySearch } from '@madang/database/search/search-entries.repository.ts';
import { editsBetween } from '@madang/domain/search/rank.ts';
import { slipsOfTyped, startGrams, STEM } from './grams.ts';
import type { Grams } from './looks.ts';
import { slipsAllowed } from './names.ts';
import type { QueryReading } from './query-readings.ts';

/** By how many letters a stem differs from what was typed, whichever of them goes on behind the other. */
const editsOf = (typed: string, stem: string, most: number): number => {
  const goesOn = editsBetween(typed, stem, most, true);
  // What is cut off a stem may be anything.
  return stem.length < STEM ? goesOn : Math.min(goesOn, editsBetween(stem, typed, most, true));
};

/** For each of several texts that may have been typed with slips, the beginnings of words that may be meant, the nearest first. */
export const findMeant = async (
  search: EntrySearch,
  typed: readonly QueryReading[],
  most: number,
): Promise<readonly (readonly Grams[])[]> => {
  const found = await search.findStems(typed.map((reading) => slipsOfTyped(reading.space, reading.text, slipsAllowed(reading))));
  const bySource = Map.groupBy(found, (stem) => stem.typed);
  return typed.map((reading, index) => {
    const { space, text } = reading;
    const allowed = slipsAllowed(reading);
    return (bySource.get(index) ?? [])
      .filter((stem) => stem.space === space)
      .map(({ stem }) => ({ stem, edits: editsOf(text, stem, allowed), length: Math.abs(stem.length - text.length) }))
      .filter(({ edits }) => edits <= allowed)
      .sort((a, b) => a.edits - b.edits || a.length - b.length || (a.stem < b.stem ? -1 : 1))
      .slice(0, most)
      .map(({ stem }) => startGrams(space, stem));
  });
};
