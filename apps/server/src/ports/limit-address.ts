import { isIPv4, isIPv6 } from 'node:net';

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
