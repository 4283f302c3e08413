import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { createApp } from '../app.ts';
import { headerGeo } from '../providers/geo/geo.ts';
import { STRIP_STORAGE } from '../webtoons/strip.fixture.ts';

const { deps, close, signUp } = await startApp();
const lines: string[] = [];
const { app } = await createApp({
  deps,
  geo: headerGeo(null, 'US', () => false),
  storage: { index: async () => null, stat: async () => null, read: () => new ReadableStream() as never },
  strips: STRIP_STORAGE,
  mediaSecret: 'media secret',
  publicUrl: 'https://madang.example',
  trustedProxies: null,
  logger: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
});
afterAll(async () => {
  await app.close();
  await close();
});

const posts = (Object.entries(ROUTES) as [OperationName, string][])
  .map(([name, route]) => [name, ...route.split(' ')] as [OperationName, Method, string])
  .filter(([, method]) => hasBody(method));
const user = await signUp();

test.each(posts)('a card number sent to %s is refused, and neither said back nor logged [BI-29]', async (_name, method, url) => {
  for (const body of [
    { number: '4242424242424242' },
    { card: { number: '4242 4242 4242 4242', cvv: '123' } },
    { title: 'mine is 378282-246310-005' },
    { number: 5555555555554444 },
  ]) {
    const response = await app.inject({ method, url, payload: body, headers: { authorization: user.access_token } });
    expect([response.statusCode, response.json<{ reason: string }>().reason]).toEqual([400, 'INPUT_INVALID']);
    expect(response.body).not.toMatch(/4242|3782|5555/);
  }
  expect(lines.join('\n')).not.toMatch(/4242|3782|5555/);
});
