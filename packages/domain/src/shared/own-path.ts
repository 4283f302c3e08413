import { isDataAddress } from './page-address.ts';

/** A single leading slash: browsers treat a backslash as a slash, and skip tabs and line breaks. */
const OWN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
/** Longest return path accepted from a query, in characters. */
const MAX_LENGTH = 2000;

/** Validates a return path from a query: a page on this site (no open redirect), or null (RT-54). */
export const ownPath = (target: unknown): string | null =>
  typeof target === 'string' && target.length <= MAX_LENGTH && OWN_PATH.test(target) && !isDataAddress(target) ? target : null;

/** Redirect URI of a partner if it is registered, compared exactly. Else null (PA-08). */
export const registeredAddress = (target: string | null | undefined, registered: readonly string[]): string | null =>
  typeof target === 'string' && registered.includes(target) ? target : null;
