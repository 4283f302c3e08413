import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';

/** Decrypts as a browser does (RFC 8291). `http_ece` is a dependency of the encrypting library. */
const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, keys: { version: 'aes128gcm'; privateKey: unknown; authSecret: string }): Buffer;
};

/** Browser side of a push subscription. */
export const newBrowserKeys = () => {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    p256dh,
    auth,
    read: (body: Buffer): unknown =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8')),
  };
};

export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A push service on localhost. `answerTo` scripts its replies, 201 by default. */
export const startPushService = async (
  answerTo: (path: string) => { status: number; retryAfter?: number } = () => ({ status: 201 }),
  port = 0,
) => {
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      pushed.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
      const { status, retryAfter } = answerTo(path);
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    pushed,
    endpoint: (path: string): string => `http://${host}/${path}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
