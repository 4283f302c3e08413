import type { Geo } from '../../ports/geo.ts';

const COUNTRY = /^[A-Z]{2}$/;

/**
 * Reads the country from the header that the operator's proxy or CDN sets, otherwise returns the fallback. Any client
 * can send the header, so it is read only when the peer is a trusted proxy.
 */
export const headerGeo = (header: string | null, fallback: string, trustsPeer: (address: string) => boolean): Geo => ({
  headers: header === null ? [] : [header.toLowerCase()],
  countryOf(peer, headers) {
    const value = header === null || !trustsPeer(peer) ? undefined : headers[header.toLowerCase()];
    return typeof value === 'string' && COUNTRY.test(value) ? value : fallback;
  },
});
