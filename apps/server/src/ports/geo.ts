import type { IncomingHttpHeaders } from 'node:http';

/** Determines the ISO 3166 country of a request. */
export interface Geo {
  /** `peer` is the remote address of the socket, never taken from X-Forwarded-For. */
  countryOf(peer: string, headers: IncomingHttpHeaders): string;
  /** Request headers that the lookup reads, for `Vary`. */
  readonly headers: readonly string[];
}
