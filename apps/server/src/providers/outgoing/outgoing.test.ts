import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { outgoing } from './outgoing.ts';

const seen: string[] = [];
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  if (request.url === '/never') return;
  if (request.url === '/away') return void response.writeHead(302, { location: '/elsewhere' }).end();
  if (request.url === '/large') return void response.end('x'.repeat(5000));
  if (request.url === '/trickle') {
    response.write('a');
    return;
  }
  if (request.url === '/cut') {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    return void setTimeout(() => response.destroy(), 20);
  }
  request.on('data', (piece: Buffer) => seen.push(piece.toString()));
  request.on('end', () => response.writeHead(200, { 'x-said': 'yes' }).end('hello'));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;
const at = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`;
const hosts = new Set([`127.0.0.1:${port}`, `wall.localhost:${port}`]);
const ask = outgoing({ hosts, timeoutMs: 10_000, maxBytes: 1000 });
const askHastily = outgoing({ hosts, timeoutMs: 300, maxBytes: 1000 });

test('a request to an allowed host returns the complete response', async () => {
  const answer = await ask(at('/'), { method: 'POST', body: 'é', headers: { 'content-type': 'text/plain' } });
  expect([answer.status, answer.headers.get('x-said'), await answer.text()]).toEqual([200, 'yes', 'hello']);
  expect(seen).toContain('é');
});

test.each([
  'http://127.0.0.1:1/',
  'http://localhost:1/',
  'https://metadata.example/',
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'http://evil.example@madang.example/',
  'no address',
  '',
])('a request to %s is refused because its host is not allowed', async (address) => {
  await expect(ask(address)).rejects.toThrow('not allowed');
});

test('an allowed host name that resolves to an internal address is refused', async () => {
  await expect(ask(at('/inner', 'wall.localhost'))).rejects.toThrow(/address of ours|ENOTFOUND/);
  expect(seen).not.toContain('GET /inner');
});

test('a redirect is returned and not followed', async () => {
  expect((await ask(at('/away'))).status).toBe(302);
  expect(seen).not.toContain('GET /elsewhere');
});

test.each(['/never', '/trickle'])('a response that does not end before the timeout rejects: %s', async (path) => {
  await expect(askHastily(at(path))).rejects.toThrow(/./);
});

test.each(['/large', '/cut'])('a response that is too large or cut off rejects: %s', async (path) => {
  await expect(ask(at(path))).rejects.toThrow(/./);
});

test('an aborted request rejects', async () => {
  await expect(ask(at('/never'), { signal: AbortSignal.timeout(20) })).rejects.toThrow(/./);
});
