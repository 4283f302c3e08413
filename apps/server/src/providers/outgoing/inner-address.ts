import ipaddr from 'ipaddr.js';

/** The only IPv6 block from which global addresses are assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/**
 * Whether an IP address may lead to this machine or its networks: every special-purpose block of the IANA registries, including
 * those that carry an IPv4 address (6to4, NAT64, Teredo, IPv4-compatible), whatever that address is. IPv4-mapped addresses count
 * as their IPv4 address. What is no address counts as inner.
 */
export const isInnerAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST, 3);
};
