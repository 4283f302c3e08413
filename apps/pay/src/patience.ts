import type { ServerOptions } from 'node:http';

/** Request timeout in milliseconds: slow clients must not exhaust the connections. */
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
