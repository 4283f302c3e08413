import { ROUTES } from '@madang/contract/routes.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';
import { createApp } from '../app.ts';
import { headerGeo } from '../providers/geo/geo.ts';
import { STRIP_STORAGE } from '../webtoons/strip.fixture.ts';
import { trustedPeers } from '../settings/server-settings.ts';

const PROXY = '10.0.0.7';
const STRANGER = '203.0.113.9';

const { deps, close } = await startApp();
const trustedProxies = PROXY;
const { app } = await createApp({
  deps,
  storage: { index: async () => null, stat: async () => null, read: () => Buffer.alloc(0) as never },
  strips: STRIP_STORAGE,
  mediaSecret: 'x',
  geo: headerGeo('x-country', 'US', trustedPeers(trustedProxies)),
  publicUrl: 'https://madang.example',
  trustedProxies,
  logger: false,
});
app.get('/seen', (request) => ({ ip: request.ip, id: request.id, host: request.host, protocol: request.protocol }));
await app.ready();
afterAll(async () => {
  await app.close();
  await close();
});

const get = (url: string, remoteAddress: string, headers: Readonly<Record<string, string>>) =>
  app.inject({ url, remoteAddress, headers: { authorization: 'anonymous', ...headers } });
const countryOf = async (peer: string, headers: Readonly<Record<string, string>>) =>
  (await get(ROUTES.getGeo.slice('GET '.length), peer, headers)).json<{ object: { country_code: string } }>().object.country_code;

test('the country header counts from a trusted proxy alone, in calls and in cached answers', async () => {
  expect(await countryOf(PROXY, { 'x-country': 'BR', 'x-forwarded-for': STRANGER })).toBe('BR');
  for (const peer of [STRANGER, '127.0.0.1', '::1'])
    for (const claimed of [{}, { 'x-forwarded-for': PROXY }, { forwarded: `for=${PROXY}` }, { 'x-real-ip': PROXY }])
      expect(await countryOf(peer, { 'x-country': 'BR', ...claimed }), `${peer} ${JSON.stringify(claimed)}`).toBe('US');
});

test('prices are those of the country that the proxy names, whatever a peer claims', async () => {
  const currencies = async (peer: string) => {
    const { objects } = (await get(ROUTES.listProducts.slice('GET '.length), peer, { 'x-country': 'BR' })).json<{
      objects: readonly { readonly currency: string }[];
    }>();
    return new Set(objects.map(({ currency }) => currency));
  };
  expect(await currencies(PROXY)).toEqual(new Set(['BRL']));
  expect(await currencies(STRANGER)).toEqual(new Set(['USD']));
});

test('the address, the scheme, the host and the request id are never taken from a peer that is no trusted proxy', async () => {
  const claimed = {
    'x-forwarded-for': '198.51.100.1',
    forwarded: 'for=198.51.100.1;host=evil.example;proto=http',
    'x-real-ip': '198.51.100.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-request-id': 'chosen',
    'request-id': 'chosen',
  };
  const seen = async (peer: string) =>
    (await get('/seen', peer, claimed)).json<{ ip: string; id: string; host: string; protocol: string }>();
  const ofStranger = await seen(STRANGER);
  expect(ofStranger).toMatchObject({ ip: STRANGER, protocol: 'http' });
  expect(ofStranger.host).not.toContain('evil');
  const ofProxy = await seen(PROXY);
  expect(ofProxy.ip).toBe('198.51.100.1');
  for (const { id } of [ofStranger, ofProxy]) expect(id).not.toBe('chosen');
});

test('of a chain of forwarded addresses the one that the trusted proxy added counts', async () => {
  const { ip } = (await get('/seen', PROXY, { 'x-forwarded-for': `198.51.100.1, 10.0.0.7, ${STRANGER}` })).json<{ ip: string }>();
  expect(ip).toBe(STRANGER);
});
