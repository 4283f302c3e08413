import { LEAST_QUERY } from '../shared/constants.ts';

/** Maximum query length, in characters. The rest is ignored. */
export const LONGEST_QUERY = 200;

/** Control and format characters, line separators, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Normalizes a query: NFC, no control characters, trimmed, single spaces, at most LONGEST_QUERY characters. */
export const cleanQuery = (typed: string): string => {
  const visible = typed.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim().normalize('NFC');
  const characters = Array.from(visible);
  return characters.length <= LONGEST_QUERY ? visible : characters.slice(0, LONGEST_QUERY).join('').trim();
};

/** Whether a normalized query is long enough (SR-01), in code points. */
export const isSearchable = (query: string): boolean => Array.from(query).length >= LEAST_QUERY;
