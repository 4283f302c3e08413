import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { type OpenIdProvider, openIdProviders } from './openid-providers.ts';

/** A provider that records its requests. */
const requests: { path: string; body: URLSearchParams }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString()));
  request.on('end', () => {
    requests.push({ path: String(request.url), body: new URLSearchParams(body) });
    const known = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    };
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.writeHead(isDiscovery ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isDiscovery ? known : { error: 'invalid_grant' }));
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
const apple: OpenIdProvider = {
  id: 'apple',
  name: 'Apple',
  issuer,
  clientId: 'example.madang',
  secret: { kind: 'signed', teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) },
  scope: 'openid email name',
  responseMode: 'form_post',
  hosts: [],
};
const secrets = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) };
const providers = openIdProviders([apple], 'https://madang.example', { elapsed: () => 0 });

test('the authorization request asks for form_post and names our redirect URI, scope and PKCE challenge', async () => {
  const url = new URL(await providers.begin('apple', secrets));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_mode: 'form_post',
    response_type: 'code',
    client_id: 'example.madang',
    redirect_uri: 'https://madang.example/process/oauth/apple',
    scope: 'openid email name',
    state: 'state',
    nonce: 'nonce',
    code_challenge_method: 'S256',
  });
});

test('a signed client secret names the team and the client, and expires after five minutes', async () => {
  await expect(providers.finish('apple', { state: 'state', code: 'code' }, secrets)).rejects.toThrow(/./);
  const { body } = requests.find(({ path }) => path === '/token') ?? { body: new URLSearchParams() };
  expect([body.get('code'), body.get('code_verifier'), body.get('client_id')]).toEqual([
    'code',
    'v'.repeat(43),
    'example.madang',
  ]);
  const { payload, protectedHeader } = await jwtVerify(String(body.get('client_secret')), publicKey);
  expect(payload).toMatchObject({ iss: 'TEAM', sub: 'example.madang', aud: issuer });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(300);
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
});

test('discovery is requested once for concurrent sign-ins', async () => {
  await Promise.all([providers.begin('apple', secrets), providers.begin('apple', secrets)]);
  expect(requests.filter(({ path }) => path.startsWith('/.well-known'))).toHaveLength(1);
});
