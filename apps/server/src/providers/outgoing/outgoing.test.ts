import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { isInner, outgoing } from './outgoing.ts';

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
const ask = outgoing({ hosts: new Set([`127.0.0.1:${port}`, `wall.localhost:${port}`]), patienceMs: 300, mostBytes: 1000 });

test('a named host is asked, and its answer read whole', async () => {
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
])('%s was not named', async (address) => {
  await expect(ask(address)).rejects.toThrow('may not be asked');
});

test('a name that leads inside is refused although it was named', async () => {
  await expect(ask(at('/inner', 'wall.localhost'))).rejects.toThrow(/address of ours|ENOTFOUND/);
  expect(seen).not.toContain('GET /inner');
});

test('a redirect is an answer and not followed', async () => {
  expect((await ask(at('/away'))).status).toBe(302);
  expect(seen).not.toContain('GET /elsewhere');
});

test.each(['/never', '/trickle', '/large', '/cut'])('%s is no answer', async (path) => {
  await expect(ask(at(path))).rejects.toThrow(/./);
});

test('whoever gives up is not waited for', async () => {
  await expect(ask(at('/never'), { signal: AbortSignal.timeout(20) })).rejects.toThrow(/./);
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['239.1.1.1', true],
  ['255.255.255.255', true],
  ['8.8.8.8', false],
  ['::1', true],
  ['::', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['ff02::1', true],
  ['2606:4700::1', false],
])('%s is behind our walls: %s', (address, inner) => {
  expect(isInner(address)).toBe(inner);
});
