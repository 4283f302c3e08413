import proxyAddr from '@fastify/proxy-addr';

/** Whether the peer of a connection is one of the operator's proxies: headers that a proxy writes are read from such peers only. */
export type TrustsPeer = (address: string) => boolean;

/**
 * Compiles TRUSTED_PROXIES: IP addresses, CIDR ranges, and the names `loopback`, `linklocal` and `uniquelocal`, joined by commas.
 * Trust goes by address, never by a count of hops, which a client can extend. Throws a TypeError that names a malformed entry.
 */
export const trustedPeers = (list: string | null): TrustsPeer => {
  const entries = (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return () => false;
  const isListed = proxyAddr.compile(entries);
  return (address) => isListed(address, 0);
};
