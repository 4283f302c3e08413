import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What can go wrong with a charge on its way to the provider, or on its way back. */
export const PROVIDER_FAULTS = [
  'hangs before',
  'hangs after',
  'cut before',
  'cut after',
  'fails after',
  'unavailable',
  'too many',
] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

/** What stands between a server and its payment sandbox. */
export interface FailingProvider {
  readonly url: string;
  /** Fault for the next charge. Null for none. */
  fault: () => ProviderFault | null;
  /** Stops listening: connections are refused. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const forward = async ({ method = 'GET', url = '', headers }: IncomingMessage, body: Buffer): Promise<Answer> => {
  const wanted = ['authorization', 'idempotency-key', 'content-type'];
  const own = wanted.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as [string, string]] : []));
  const response = await fetch(String(headers['x-sandbox']) + url, {
    method,
    headers: own,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return { status: response.status, text: await response.text() };
};

const send = (response: ServerResponse, { status, text }: Answer): void => {
  if (status === 204) response.writeHead(204).end();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

const FAILED: Readonly<Partial<Record<ProviderFault, Answer>>> = {
  unavailable: { status: 503, text: '{"error":"DOWN"}' },
  'too many': { status: 429, text: '{"error":"TOO_MANY"}' },
};

/** Lets everything through but what is to go wrong with charges. */
export const startFailingProvider = async (): Promise<FailingProvider> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const isCharge = request.method === 'POST' && request.url?.endsWith('/charges') === true;
    const fault = isCharge ? provider.fault() : null;
    const refused = fault === null ? undefined : FAILED[fault];
    if (refused) return send(response, refused);
    if (fault === 'hangs before') return;
    if (fault === 'cut before') return void request.socket.destroy();
    const answered = await forward(request, body);
    if (fault === 'hangs after') return;
    if (fault === 'cut after') return void request.socket.destroy();
    send(response, fault === 'fails after' ? { status: 500, text: '{"error":"FAULT"}' } : answered);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const provider: FailingProvider = {
    url: `http://127.0.0.1:${port}`,
    fault: () => null,
    shut: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    open: async () => void (await listen(port)),
  };
  return provider;
};
