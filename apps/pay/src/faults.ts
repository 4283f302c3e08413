import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Injected faults between the provider and its callers. */
export type InjectedFault =
  /** Answers 503 and does nothing. */
  | { readonly kind: 'down' }
  | { readonly kind: 'reset before' }
  /** Executed, but the connection is reset. */
  | { readonly kind: 'reset after' }
  /** Executed, but the response is an error. */
  | { readonly kind: 'fails after' }
  /** Executed, but the response is delayed. */
  | { readonly kind: 'slow'; readonly until: Promise<unknown> };

/** Fault for an endpoint, named by method and route: `POST /api/pay/v1/charges`. */
export type FaultLookup = (call: string) => InjectedFault | null;

/** Installs fault injection. Configured when the service starts, never by a request. */
export const withFaults = (app: FastifyInstance, faultOf: FaultLookup): void => {
  const chosen = new WeakMap<FastifyRequest, InjectedFault>();
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
