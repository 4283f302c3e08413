import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshSource } from '@madang/database/database.fixture.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildServer } from '../../tools/steps/build-server.ts';
import { buildWeb } from '../../tools/steps/build-web.ts';
import { newKeys } from '../../tools/steps/new-keys.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const TIMEOUT_MS = 120_000;
/** The server's own bound for a whole request, and how often it looks (app.ts). */
const REQUEST_SECONDS = 30;
const LOOKS_EVERY_SECONDS = 5;

const BODY = JSON.stringify({ email: 'nobody@madang.example', password: 'courtyard-26' });
const HEAD = `POST /api/gateway/v01/user/signin HTTP/1.1\r\nhost: madang\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\n\r\n`;

let environment: Record<string, string> = {};

beforeAll(async () => {
  await buildWeb(() => undefined);
  await buildServer();
  const { source, drop } = await freshSource();
  const folder = 'folder' in source ? source.folder : mkdtempSync(join(tmpdir(), 'madang-faults-'));
  // The database has rows already, and a server that has lost its keys beside rows does not start.
  environment = { DATA_DIR: folder, ...newKeys(), ...('url' in source && { DATABASE_URL: source.url }) };
  afterAll(async () => {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });
}, TIMEOUT_MS);

/** A connection on which a request has begun and its body has not ended. */
const beginRequest = async ({ port }: ServerProcess): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> => {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(HEAD + BODY.slice(0, 10));
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString();
  });
  return { socket, answer: once(socket, 'close').then(() => received) };
};

/** Resolves once the port refuses connections. */
const untilRefused = async ({ port }: ServerProcess): Promise<void> => {
  let listens = true;
  while (listens) {
    const probe = connect(port, '127.0.0.1');
    listens = await once(probe, 'connect').then(
      () => true,
      () => false,
    );
    probe.destroy();
  }
};

test('a server that is asked to stop answers the request in flight first', { timeout: TIMEOUT_MS }, async () => {
  const server = await startServer(environment);
  const { socket, answer } = await beginRequest(server);
  // An answer on another connection says that the server has read what came before it.
  expect((await fetch(`${server.origin}/api/gateway/v01/geo`)).status).toBe(200);
  const stopped = server.stop();
  await untilRefused(server);
  socket.write(BODY.slice(10));
  const received = await answer;
  expect(received).toMatch(/^HTTP\/1\.1 401 /);
  expect(received).toMatch(/\r\nconnection: close\r\n/i);
  expect(await stopped).toBe(0);
  expect(server.output()).toBe('');
});

test(
  'a body that never comes to its end holds its connection for half a minute and no other',
  { timeout: TIMEOUT_MS },
  async () => {
    const server = await startServer(environment);
    const from = performance.now();
    const { answer } = await beginRequest(server);
    expect((await fetch(`${server.origin}/api/gateway/v01/geo`)).status).toBe(200);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
    const seconds = (performance.now() - from) / 1000;
    expect(seconds).toBeGreaterThan(REQUEST_SECONDS - 1);
    expect(seconds).toBeLessThan(REQUEST_SECONDS + 2 * LOOKS_EVERY_SECONDS);
    expect(await server.stop()).toBe(0);
  },
);
