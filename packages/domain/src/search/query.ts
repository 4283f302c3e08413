import { LEAST_QUERY } from '../shared/constants.ts';

/** What is typed beyond this is not looked at. */
export const LONGEST_QUERY = 200;

/** Everything that is not seen, or that is half a character. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/**
 * A typed text as it is searched for: composed, without control characters, trimmed, with single spaces, at most LONGEST_QUERY
 * characters. Cleaning twice is cleaning once.
 */
export const cleanQuery = (typed: string): string => {
  const visible = typed.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim().normalize('NFC');
  const characters = Array.from(visible);
  return characters.length <= LONGEST_QUERY ? visible : characters.slice(0, LONGEST_QUERY).join('').trim();
};

/** Whether a cleaned text is long enough to be searched for, counted as people count: an emoji is one (SR-01). */
export const isSearchable = (query: string): boolean => Array.from(query).length >= LEAST_QUERY;
