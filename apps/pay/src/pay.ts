import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { TIMEOUTS } from './timeouts.ts';
import type { PayDeps } from './pay-deps.ts';

export interface PayServer {
  /** Not listening yet. */
  readonly server: Server;
  /** Closes the application, after its server. */
  readonly end: () => Promise<void>;
}

/** The sandbox on a server of its own. Its code loads with the first request, so that it does not slow the start. */
export const payServer = (deps: PayDeps): PayServer => {
  let reading: Promise<FastifyInstance> | null = null;
  const read = async (): Promise<FastifyInstance> => {
    const { createPay } = await import('./create-pay.ts');
    const pay = await createPay(deps);
    await pay.ready();
    return pay;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      reading ??= read();
      (await reading).routing(request, response);
    } catch (error) {
      // The next request tries again.
      reading = null;
      if (deps.logger) deps.logger.error(error);
      response.writeHead(503).end();
    }
  };
  return {
    server: createServer(TIMEOUTS, (request, response) => void handle(request, response)),
    end: async () => {
      await (await reading)?.close();
    },
  };
};
