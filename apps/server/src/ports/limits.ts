import { isIPv4, isIPv6 } from 'node:net';
import type { LimitName, LIMITS } from '@madang/domain/shared/limits.ts';

declare const brand: unique symbol;

/**
 * What counts as one address in limits, in statistics of anonymous visitors and in guesses: an IPv4 address, or the /64 network of an IPv6
 * address, because one subscriber has all of it. Only `toLimitAddress` makes one, so a raw address cannot become the key of a limit.
 */
export type LimitAddress = string & { readonly [brand]: true };

/** One bucket for callers whose address cannot be read. */
const UNKNOWN = 'unknown';

const MAPPED_PREFIX = [0, 0, 0, 0, 0, 0xff_ff];

/** The eight groups of a valid IPv6 address. */
const groupsOf = (address: string): readonly number[] => {
  // The URL parser writes the canonical form (RFC 5952), embedded IPv4 included.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
};

const networkOf = (address: string): string => {
  const groups = groupsOf(address);
  if (MAPPED_PREFIX.every((group, index) => groups[index] === group))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};

export const toLimitAddress = (address: string): LimitAddress => {
  const [bare = ''] = address.split('%', 1);
  return (isIPv4(bare) ? bare : isIPv6(bare) ? networkOf(bare) : UNKNOWN) as LimitAddress;
};

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
