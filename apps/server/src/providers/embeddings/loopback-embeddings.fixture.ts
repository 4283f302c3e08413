import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = (texts: readonly string[], response: ServerResponse) => void;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
};

/** Replies with one vector per text. */
export const vectorsFor =
  (vectorOf: (text: string) => readonly number[]): Reply =>
  (texts, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify({ vectors: texts.map(vectorOf) }));

/** An embedding service on localhost whose replies a test scripts. */
export const loopbackEmbeddings = async (first: Reply) => {
  const state = { reply: first, requests: [] as (readonly string[])[] };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { texts } = JSON.parse(body) as { texts: string[] };
      state.requests.push(texts);
      state.reply(texts, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/embed`, close };
};
