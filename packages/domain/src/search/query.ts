import { MIN_QUERY_LENGTH } from '../shared/constants.ts';

/** Maximum query length, in characters. The rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** Control and format characters, line separators, and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Normalizes a query: NFC, no control characters, trimmed, single spaces, at most MAX_QUERY_LENGTH characters. */
export const cleanQuery = (typed: string): string => {
  const visible = typed.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim().normalize('NFC');
  const characters = Array.from(visible);
  return characters.length <= MAX_QUERY_LENGTH ? visible : characters.slice(0, MAX_QUERY_LENGTH).join('').trim();
};

/** Whether a normalized query is long enough (SR-01), in code points. */
export const isSearchable = (query: string): boolean => Array.from(query).length >= MIN_QUERY_LENGTH;
