import type { IncomingHttpHeaders } from 'node:http';

/** Tells the ISO 3166 country of a call. */
export interface Geo {
  countryOf(address: string, headers: IncomingHttpHeaders): string;
}

const COUNTRY = /^[A-Z]{2}$/;

/**
 * The country that the operator's proxy or CDN puts into a header, else a fixed one. The header is only believed when
 * the operator names it: anyone can send one.
 */
export const headerGeo = (header: string | null, fallback: string): Geo => ({
  countryOf(_address, headers) {
    const value = header === null ? undefined : headers[header.toLowerCase()];
    return typeof value === 'string' && COUNTRY.test(value) ? value : fallback;
  },
});
