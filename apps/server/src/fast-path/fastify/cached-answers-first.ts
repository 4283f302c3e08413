// Fast path `cached-answers-first`: FAST_PATH=cached-answers-first turns it off.
// Buys: most of the cost of a cached answer, which is Fastify's own (rows `catalogue JSON`, `home JSON`, `page signed out`; decision 7).
// Breaks when the library changes: nothing private; what Fastify does for every request has to be done for these as well.

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

interface Answers {
  /** Answers from memory; false when Fastify has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Asks the cache before Fastify sees the request. */
export const cachedAnswersFirst =
  (cache: Answers, handler: RequestListener): RequestListener =>
  (request, response) => {
    if (!cache.answer(request, response)) handler(request, response);
  };

/** Asks the cache in Fastify's own first hook: the public way. */
export const cachedAnswersInHook = (app: FastifyInstance, cache: Answers): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (cache.answer(request.raw, reply.raw)) reply.hijack();
  });
};
