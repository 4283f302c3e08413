import type { LimitAddress } from './limit-address.ts';
import type { Keytalk, TitleIndex } from './search.ts';

/** What searching is given. */
export interface SearchDeps {
  readonly titles: TitleIndex;
  readonly keytalk: Keytalk;
  /** Ids of what is opened most from search, best first. */
  readonly top: () => Promise<readonly string[]>;
  /** Pseudonym of an anonymous caller's address, valid for one day (YYYY-MM-DD). */
  readonly visitorKey: (address: LimitAddress, day: string) => string;
}
