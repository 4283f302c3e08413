import type { LimitName, LIMITS } from '@madang/domain/shared/limits.ts';
import type { LimitAddress } from './limit-address.ts';

/** The key of a limit. A key by address is a `LimitAddress`, which cannot be made of a raw address by accident. */
export type LimitKey<N extends LimitName> = (typeof LIMITS)[N]['by'] extends 'address'
  ? LimitAddress
  : (typeof LIMITS)[N]['by'] extends 'email_and_address'
    ? readonly [email: string, address: LimitAddress]
    : string;

/** Rate limits (`domain/shared/limits.ts`), counted over all nodes that share a database. */
export interface Limits {
  /**
   * Counts an attempt, or as many as `points`; the seconds to wait if it is over the limit, else null. `seconds` replaces the window of a limit that
   * is counted for the first time.
   */
  take<N extends LimitName>(
    limit: N,
    key: LimitKey<N>,
    how?: { readonly seconds?: number; readonly points?: number },
  ): Promise<number | null>;
  /** Counts an attempt that is never refused for its number; the attempts so far within the window. */
  count<N extends LimitName>(limit: N, key: LimitKey<N>): Promise<number>;
  /** Takes one attempt off again. */
  giveBack<N extends LimitName>(limit: N, key: LimitKey<N>): Promise<void>;
  /** Resets the counter. */
  clear<N extends LimitName>(limit: N, key: LimitKey<N>): Promise<void>;
}
