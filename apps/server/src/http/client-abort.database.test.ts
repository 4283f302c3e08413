import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { ROUTES } from '@madang/contract/routes.ts';
import type { render as Render } from '@madang/web/render';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { createApp } from '../app.ts';
import { headerGeo } from '../providers/geo/geo.ts';
import { STRIP_STORAGE } from '../webtoons/strip.fixture.ts';

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly err?: unknown;
}
const lines: Line[] = [];
const { deps, signUp, close } = await startApp();

/** A page that reads its form, and one that is being rendered for as long as its visitor waits. */
const render: typeof Render = async (request) => {
  if (request.method === 'POST') await request.formData();
  else await new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)));
  return { status: 200, headers: new Headers(), body: ['page'] };
};
const { app } = await createApp({
  deps,
  geo: headerGeo(null, 'US', () => false),
  storage: { index: async () => null, stat: async () => null, read: () => Buffer.alloc(0) as never },
  strips: STRIP_STORAGE,
  mediaSecret: 'x',
  publicUrl: 'https://madang.example',
  trustedProxies: null,
  logger: pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) }),
  web: { render, publicAddress: (url) => url, assets: tmpdir(), pictures: tmpdir() },
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await app.close();
  await close();
});
const { port } = app.server.address() as AddressInfo;
const { access_token: token } = await signUp();
beforeEach(() => lines.splice(0));

/** Sends the beginning of a request, lets the server read it, and cuts the connection. */
const cutOff = async (head: readonly string[], body: string) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...head, 'Host: madang.example'].join('\r\n')}\r\n\r\n${body}`);
  await setTimeout(150);
  socket.resetAndDestroy();
};

const json = ['Content-Type: application/json', 'Content-Length: 5000'];
const SAME_SITE = ['Sec-Fetch-Site: same-origin', 'Origin: https://madang.example'];

test.each([
  ['a call', [`${ROUTES.signIn} HTTP/1.1`, ...json], '{"email":"mina'],
  ['a call of a signed-in person', [`${ROUTES.addFavorite} HTTP/1.1`, `Authorization: ${token}`, ...json], '{"content_id"'],
  [
    'a picture',
    [
      `${ROUTES.changeProfile} HTTP/1.1`,
      `Authorization: ${token}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5000',
    ],
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc',
  ],
  [
    'a form of a partner',
    ['POST /process/odk HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000'],
    'assertion=x',
  ],
  ['a notice of a payment', ['POST /api/webhooks/payments HTTP/1.1', ...json], '{"id"'],
  [
    'a form of a page',
    ['POST /en_us/signin HTTP/1.1', ...SAME_SITE, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000'],
    'email=mina',
  ],
  ['a page that is being rendered', ['GET /en_us/main HTTP/1.1'], ''],
] as const)('%s that its client cuts off is no error in the log', async (_what, head, body) => {
  await cutOff(head, body);
  await vi.waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('the client closed the connection'), 5000);
  expect(lines.filter(({ level, err }) => level >= 40 || err !== undefined)).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain('stack');
});

test('the same code from a dependency is an outage, and is logged as an error', async () => {
  const { catalog } = deps;
  Object.assign(deps, {
    catalog: () => {
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    },
  });
  const response = await app.inject({ url: ROUTES.listMenu.slice('GET '.length), headers: { authorization: 'anonymous' } });
  Object.assign(deps, { catalog });
  expect(response.statusCode).toBe(503);
  expect(lines.map(({ level }) => level)).toContain(50);
});
