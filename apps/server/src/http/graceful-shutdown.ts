import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Grace period of requests in flight, in milliseconds; then their connections are cut. */
const GRACE_MS = 8000;
const SWEEP_MS = 100;

/** Closes a server: requests in flight are answered, idle connections are closed as they fall idle. */
export const drain = async (server: Server, close: () => Promise<unknown>): Promise<void> => {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await close();
  clearInterval(sweep);
  clearTimeout(cut);
};

/** Prepares the graceful shutdown of a server that does not listen yet (Fastify's close alone waits for busy keep-alive connections, fastify issue 7044). */
export const closable = (app: FastifyInstance): (() => Promise<void>) => {
  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  return async () => {
    closing = true;
    await drain(app.server, () => app.close());
  };
};

/** Graceful shutdown on SIGINT or SIGTERM: servers close in order, each before those that it calls, then `last` runs and the process exits. */
export const shutDownGracefully = (closes: readonly (() => Promise<void>)[], last: () => Promise<void>): void => {
  let closing = false;
  const end = async () => {
    if (closing) return;
    closing = true;
    for (const close of closes) await close();
    await last();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
};
