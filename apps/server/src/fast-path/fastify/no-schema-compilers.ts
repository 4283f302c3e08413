import type { FastifyServerOptions } from 'fastify';

const noSchemas = () => () => {
  throw new Error('A route has no schema of its own: the contract declares it.');
};

/** Options of Fastify without its own compilers of schemas, a hundred modules: the contract checks what goes in and out. */
export const NO_SCHEMA_COMPILERS: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
};
