import type { LimitAddress } from '../http/limit-address.ts';
import type { Keytalk, TitleIndex } from './ports.ts';

/** What searching is given. */
export interface SearchDeps {
  readonly titles: TitleIndex;
  readonly keytalk: Keytalk;
  /** Ids of what is opened most from search, best first. */
  readonly top: () => Promise<readonly string[]>;
  /** Names whoever calls from an address, for one day (YYYY-MM-DD) only. */
  readonly visitorKey: (address: LimitAddress, day: string) => string;
}
