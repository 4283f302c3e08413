import { ROUTES } from '@madang/contract/routes.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { switchBoard } from '../test-switches/switched.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const { app, cache, close } = await startApp({}, undefined, { testSwitches: switchBoard() });
afterAll(close);

const send = (method: Method, url: string) => app.inject({ method, url });
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const LIST = '/api/content/v01/fe/collection/children?collection_id=31';

test('every operation is answered at its path, and nowhere beside it', async () => {
  const routes = Object.values(ROUTES).map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));
  for (const [name, route] of Object.entries(ROUTES)) {
    const [method, path] = route.split(' ') as [Method, string];
    const url = path.replaceAll(/:\w+/g, 'abc');
    const isAbsent = async (...called: Parameters<typeof send>) => {
      const { statusCode, body } = await send(...called);
      return statusCode === 404 && body.includes('ROUTE_NOT_FOUND');
    };
    expect(await isAbsent(method, url), `${name} at ${route}`).toBe(false);
    expect(await isAbsent(method, `${url}/`), `${name} with a slash`).toBe(true);
    expect(await isAbsent(method, url.toUpperCase().replace('/API', '/api')), `${name} in capitals`).toBe(true);
    const unused = METHODS.filter((other) => !routes.some((known) => known.test(`${other} ${url}`)));
    for (const other of unused) expect(await isAbsent(other, url), `${name} by ${other}`).toBe(true);
  }
});

test('an address that is written in escapes is the same address', async () => {
  const plain = await send('GET', LIST);
  cache.clear();
  expect((await send('GET', LIST.replace('/fe/', '/%66e/'))).body).toBe(plain.body);
  expect((await send('GET', LIST.replace('/fe/', '/%e0%a4%a/'))).statusCode).toBe(400);
});

test('path parameters do not become input fields', async () => {
  const { statusCode, body } = await send('GET', '/api/content/v01/fe/collection/children');
  expect([statusCode, body]).toEqual([400, expect.stringContaining('collection_id')]);
});

test('a HEAD without a cached GET has the headers of the answer and no body', async () => {
  cache.clear();
  const head = await send('HEAD', LIST);
  const { statusCode, headers } = await send('GET', LIST);
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([statusCode, '', headers['content-length']]);
  expect((await send('HEAD', '/api/nothing')).statusCode).toBe(404);
});
