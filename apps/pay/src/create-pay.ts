import { createServer } from 'node:http';
import { holdsCardNumber } from '@madang/domain/billing/card-number-in.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { bankRoutes } from './bank.routes.ts';
import { withFaults } from './faults.ts';
import { frameRoutes } from './frame.routes.ts';
import { TIMEOUTS, REQUEST_MS } from './timeouts.ts';
import type { PayDeps } from './pay-deps.ts';
import { serverRoutes } from './server.routes.ts';

const MAX_BODY_BYTES = 8 * 1024;

/** Routes validate their input with zod. */
const noSchemas = () => () => {
  throw new Error('A route has no schema of its own.');
};

/** Error with the status for the caller, without any request data. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly statusCode = 400;
}

/**
 * Payment sandbox that simulates a payment provider. It has an origin of its own, so that the product's pages cannot
 * reach into the card fields, and knows no card numbers. It shares only the process and the database with the product's
 * server.
 */
export const createPay = async (deps: PayDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(deps.logger ? { loggerInstance: deps.logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_MS,
    connectionTimeout: 2 * REQUEST_MS,
    keepAliveTimeout: TIMEOUTS.keepAliveTimeout,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: deps.trustedProxies ?? false,
    routerOptions: { maxParamLength: 255 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    serverFactory: (handler) => createServer(TIMEOUTS, handler),
  });
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ error: status >= 500 ? 'FAULT' : 'INPUT_INVALID' });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'NOT_FOUND' }));
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin');
    if (deps.url().startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  app.addHook('preValidation', async ({ body }) => {
    if (holdsCardNumber(body)) throw new Refused('A card number was sent.');
  });
  if (deps.faultOf) withFaults(app, deps.faultOf);
  await app.register(frameRoutes, { deps });
  await app.register(bankRoutes, { deps });
  await app.register(serverRoutes, { deps });
  return app;
};
