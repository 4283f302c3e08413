/** Recent search queries, newest first. */
export type RecentSearches = readonly string[];

const MOST = 10;

const folded = (text: string): string => text.toLowerCase().normalize('NFC');
const isSame = (one: string, other: string): boolean => folded(one) === folded(other);

/** The text goes to the front; the eleventh is forgotten. */
export const withSearch = (recent: RecentSearches, q: string): RecentSearches => [q, ...withoutSearch(recent, q)].slice(0, MOST);

export const withoutSearch = (recent: RecentSearches, q: string): RecentSearches => recent.filter((one) => !isSame(one, q));

/** What a storage gave back, of which anything may have been made. */
export const readRecent = (stored: unknown): RecentSearches =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, MOST) : [];
