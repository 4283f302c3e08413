import ipaddr from 'ipaddr.js';

/** The only IPv6 block from which global addresses are assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/**
 * Whether an IP address may lead to this machine or its networks: every special-purpose block of the IANA registries,
 * including those that embed an IPv4 address (6to4, NAT64, Teredo, IPv4-compatible). IPv4-mapped addresses count as
 * their IPv4 address. An invalid address counts as internal.
 */
export const isInnerAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST, 3);
};
