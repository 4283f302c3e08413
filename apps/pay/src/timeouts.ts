import type { ServerOptions } from 'node:http';

/** Request timeout in milliseconds: slow clients must not exhaust the connections. */
export const REQUEST_MS = 30_000;
/** Interval of the check for slow clients, in milliseconds. */
const LOOK_MS = 5000;

/** Timeouts of the server. */
export const TIMEOUTS = {
  requestTimeout: REQUEST_MS,
  headersTimeout: REQUEST_MS,
  connectionsCheckingInterval: LOOK_MS,
  keepAliveTimeout: 65_000,
} as const satisfies ServerOptions;
