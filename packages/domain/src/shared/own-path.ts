import { isDataAddress } from './page-address.ts';

/** One slash, then no second one: browsers read a backslash as a slash, and pass over tabs and line ends. */
const OWN_PATH = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;
/** Longest return path accepted from a query, in characters. */
const LONGEST = 2000;

/** A path on this site, for a target that came in an address; null for anything that leads elsewhere, or to data instead of a page (RT-54). */
export const ownPath = (target: unknown): string | null =>
  typeof target === 'string' && target.length <= LONGEST && OWN_PATH.test(target) && !isDataAddress(target) ? target : null;

/** An address of a partner's to which people are sent back: one that was registered, letter by letter, or null (PA-08). */
export const registeredAddress = (target: string | null | undefined, registered: readonly string[]): string | null =>
  typeof target === 'string' && registered.includes(target) ? target : null;
