import type { Content } from './content.ts';
import { stateOn } from './display-state.ts';
import type { Genre, Sort } from './vocabulary.ts';

/** Orders two contents: newest by start date descending, or by title; ties by id so that pages never overlap (CA-43, CA-44, CA-51). */
export const contentOrder =
  (sort: Sort, compareTitles: (a: Content, b: Content) => number) =>
  (a: Content, b: Content): number => {
    const first = sort === 'newest' ? b.startDate.localeCompare(a.startDate) : compareTitles(a, b);
    return first || a.id.localeCompare(b.id);
  };

/** Moves titles that can be watched on a day (YYYY-MM-DD) to the front. A stable partition. */
export const readyFirst = <Title extends Pick<Content, 'state' | 'startDate' | 'endDate'>>(
  titles: readonly Title[],
  day: string,
): readonly Title[] => {
  const isReady = (title: Title): boolean => stateOn(title, day) === 'ready';
  return [...titles.filter(isReady), ...titles.filter((title) => !isReady(title))];
};

/** Whether a content has any of the genres. An empty filter matches all (CA-50). */
export const hasAnyGenre = (content: Pick<Content, 'genres'>, genres: readonly Genre[]): boolean =>
  genres.length === 0 || genres.some((genre) => content.genres.includes(genre));

/** One page of a list. `offset` counts from 0. */
export const takePage = <T>(list: readonly T[], offset: number, limit: number): readonly T[] =>
  list.slice(offset, offset + limit);

/** The offset of the page that holds the element at `index` (from 0), for a page size of `limit` (PL-05). */
export const offsetOfPageWith = (index: number, limit: number): number => Math.max(0, Math.floor(index / limit) * limit);
