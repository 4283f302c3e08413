import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { CLIENT } from './openid-client.fixture.ts';
import type { OpenIdProvider } from '../providers/identity/openid-providers.ts';

/** A user of the provider. */
export interface Known {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

/** Faults to inject at the provider or on the way from it. */
interface Faults {
  /** Fault of every endpoint: connection reset, no response, or status 500. */
  server: 'none' | 'away' | 'slow' | 'broken';
  /** Replaces the ID token's claims, optionally unsigned or signed by a foreign key. */
  token:
    | ((claims: JWTPayload) => { readonly claims: JWTPayload; readonly foreign?: boolean; readonly unsigned?: boolean })
    | null;
  /** Redirects back with this error instead of a code. */
  denies: string | null;
  /** Lifetime of an authorization code (s). */
  codeSeconds: number;
}

const bodyOf = async (response: Response): Promise<Record<string, unknown>> => (await response.json()) as Record<string, unknown>;

/** Signing key, to be shared by providers that follow one another at one address. */
export const newProviderKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'RS256', use: 'sig' };
};

/** A local certified OpenID provider behind a fault-injecting proxy. */
export const startOpenIdProvider = async (redirectUris: readonly string[], port = 0, signsWith?: JWK) => {
  const own = signsWith ?? (await newProviderKey());
  const foreign = await generateKeyPair('RS256');
  const { kid = '' } = own;
  const people = new Map<string, Known>();
  const faults: Faults = { server: 'none', token: null, denies: null, codeSeconds: 60 };
  let present: Known | null = null;
  let issuer = '';

  const inner = createServer();
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  const door = createServer();
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  const innerAt = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
  issuer = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [own] },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    ttl: { AuthorizationCode: () => faults.codeSeconds, Session: 60, Grant: 60, Interaction: 60, IdToken: 600, AccessToken: 600 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
  });
  provider.proxy = true;
  const answer = provider.callback();

  /** Signs the present user in and grants consent, without a page. */
  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params } = await provider.interactionDetails(request, response);
    if (faults.denies !== null || present === null)
      return provider.interactionFinished(request, response, { error: faults.denies ?? 'access_denied' });
    const grant = new provider.Grant({ accountId: present.sub, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    return provider.interactionFinished(request, response, {
      login: { accountId: present.sub, remember: false },
      consent: { grantId: await grant.save() },
    });
  };
  inner.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else answer(request, response);
  });

  const signedBy = async (made: string): Promise<string> => {
    if (!faults.token) return made;
    const [, payload = ''] = made.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const other = faults.token(claims);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    if (other.unsigned) return `${encode({ alg: 'none' })}.${encode(other.claims)}.`;
    const key = other.foreign ? foreign.privateKey : await importJWK(own, 'RS256');
    return new SignJWT(other.claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  };

  /** Forwards a request as a trusted proxy, except for the injected fault. */
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (faults.server === 'away') return void request.socket.destroy();
    if (faults.server === 'slow') return;
    if (faults.server === 'broken') return void response.writeHead(500).end('it broke');
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const passed = await fetch(innerAt + request.url, {
      method: request.method ?? 'GET',
      headers: {
        ...(headers as Record<string, string>),
        'x-forwarded-host': String(request.headers.host),
        'x-forwarded-proto': 'http',
      },
      ...(pieces.length > 0 && { body: Buffer.concat(pieces) }),
      redirect: 'manual',
    });
    if (request.url === '/token' && passed.ok) {
      const tokens = await bodyOf(passed);
      const changed = { ...tokens, id_token: await signedBy(String(tokens['id_token'])) };
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(changed));
    }
    const kept = [...passed.headers].filter(
      ([name]) => !['content-encoding', 'transfer-encoding', 'content-length'].includes(name),
    );
    for (const [name, value] of kept) if (name !== 'set-cookie') response.setHeader(name, value.replaceAll(innerAt, issuer));
    response.setHeader('set-cookie', passed.headers.getSetCookie());
    response.writeHead(passed.status).end(Buffer.from(await passed.arrayBuffer()));
  };
  door.on('request', (request, response) => void pass(request, response).catch(() => response.destroy()));

  /** Sets the user who signs in at the provider from now on. */
  const meet = (person: Known | null): void => {
    if (person) people.set(person.sub, person);
    present = person;
  };

  /** Signs in at the provider as this user and returns the parameters of the redirect back. */
  const goThrough = async (url: string, person: Known | null): Promise<URLSearchParams> => {
    meet(person);
    const cookies = new Map<string, string>();
    let at = url;
    for (let steps = 0; steps < 8; steps += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const step = await fetch(at, { headers: { cookie }, redirect: 'manual' });
      for (const set of step.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const location = step.headers.get('location');
      if (location === null) throw new Error(`the provider answered ${step.status} ${await step.text()}`);
      at = new URL(location, at).href;
      if (redirectUris.some((uri) => at.startsWith(uri))) return new URL(at).searchParams;
    }
    throw new Error('the provider sends one round in circles');
  };

  const settings: OpenIdProvider = {
    id: 'test',
    name: 'Test Village',
    issuer,
    clientId: CLIENT.id,
    secret: { kind: 'word', word: CLIENT.secret },
    scope: 'openid email profile',
    hosts: [],
  };
  return {
    settings,
    faults,
    meet,
    goThrough,
    close: () => {
      for (const server of [door, inner]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};
