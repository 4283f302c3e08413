import type { ServerOptions } from 'node:http';

/** A slow client holds a connection no longer than this, in milliseconds (trust.md 0.6). */
export const REQUEST_MS = 30_000;
/** How often slow clients are looked for. */
const LOOK_MS = 5000;

/** How long the service's server waits for its clients. */
export const PATIENCE = {
  requestTimeout: REQUEST_MS,
  headersTimeout: REQUEST_MS,
  connectionsCheckingInterval: LOOK_MS,
  keepAliveTimeout: 65_000,
} as const satisfies ServerOptions;
