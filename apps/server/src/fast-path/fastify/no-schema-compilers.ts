// Fast path `no-schema-compilers`: FAST_PATH=no-schema-compilers turns it off.
// Buys: 125 ms of 2250 ms of processor time of a start, 5.5 % (row `second start`).
// Breaks when the library changes: a route with a schema of its own throws.

import type { FastifyServerOptions } from 'fastify';

const noSchemas = () => () => {
  throw new Error('A route has no schema of its own: the contract declares it.');
};

/** Options of Fastify without its own compilers of schemas, a hundred modules: the contract checks what goes in and out. */
export const NO_SCHEMA_COMPILERS: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
};
