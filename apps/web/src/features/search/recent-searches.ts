/** Recent search queries, newest first. */
export type RecentSearches = readonly string[];

const MOST = 10;

const folded = (text: string): string => text.toLowerCase().normalize('NFC');
const isSame = (one: string, other: string): boolean => folded(one) === folded(other);

/** Moves the query to the front. The eleventh is dropped. */
export const withSearch = (recent: RecentSearches, q: string): RecentSearches => [q, ...withoutSearch(recent, q)].slice(0, MOST);

export const withoutSearch = (recent: RecentSearches, q: string): RecentSearches => recent.filter((one) => !isSame(one, q));

/** Parses storage, which may be malformed. */
export const readRecent = (stored: unknown): RecentSearches =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, MOST) : [];
