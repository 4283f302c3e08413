import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Injected faults between the provider and its callers. */
export type Fault =
  /** It answers that it is closed, and does nothing. */
  | { readonly kind: 'down' }
  | { readonly kind: 'reset before' }
  /** Done, but the connection is gone. */
  | { readonly kind: 'reset after' }
  /** Done, but it says that it failed. */
  | { readonly kind: 'fails after' }
  /** Done, but the answer waits. */
  | { readonly kind: 'slow'; readonly until: Promise<unknown> };

/** The fault of a call, named by its method and path as its route has it: `POST /api/pay/v1/charges`. */
export type FaultOf = (call: string) => Fault | null;

/** Installs fault injection. Configured when the service starts, never by a request. */
export const withFaults = (app: FastifyInstance, faultOf: FaultOf): void => {
  const chosen = new WeakMap<FastifyRequest, Fault>();
  app.addHook('preHandler', async (request, reply) => {
    const fault = faultOf(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (!fault) return undefined;
    if (fault.kind === 'down') return reply.code(503).send({ error: 'DOWN' });
    if (fault.kind === 'reset before') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    chosen.set(request, fault);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = chosen.get(request);
    if (fault?.kind === 'slow') await fault.until;
    if (fault?.kind === 'reset after') request.raw.socket.destroy();
    if (fault?.kind !== 'fails after') return payload;
    reply.code(500);
    return JSON.stringify({ error: 'FAULT' });
  });
};
