import type { OutsideClaims } from '@madang/domain/identities/outside-person.ts';
import type * as OpenId from 'openid-client';
import { outgoing } from '../outgoing/outgoing.ts';
import type { Callback, IdentityProviders } from './identity-providers.ts';

/** A provider of OpenID Connect, as the operator has registered with it. */
export interface OpenIdProvider {
  readonly id: string;
  /** As its button calls it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: ClientSecret;
  readonly scope: string;
  /** A provider that hands over names insists on posting its answer. */
  readonly responseMode?: 'form_post';
  /** Hosts besides the issuer's that it answers from. */
  readonly hosts: readonly string[];
  /** Where its own discovery does not tell them all. */
  readonly endpoints?: {
    readonly authorization_endpoint: string;
    readonly token_endpoint: string;
    readonly jwks_uri: string;
  };
}

/** A word that both know, or a key with which we sign a new word each time, as Apple wants it. */
export type ClientSecret =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'signed'; readonly teamId: string; readonly keyId: string; readonly privateKey: string };

/** Somebody waits in front of a page. Milliseconds. */
const PATIENCE_MS = 5000;
const MOST_BYTES = 256 * 1024;
/** What a provider tells of itself is read anew after an hour; its keys the library renews by itself. */
const KNOWN_MS = 3_600_000;
/** Seconds. */
const SIGNED_SECRET_SECONDS = 300;

/** A client secret as a token of our own, for whoever wants no word (Apple, "Creating a client secret"). */
const signedSecret = async (provider: OpenIdProvider, secret: ClientSecret & { kind: 'signed' }): Promise<string> => {
  const [{ importPKCS8 }, { SignJWT }] = await Promise.all([import('jose/key/import'), import('jose/jwt/sign')]);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: secret.keyId })
    .setIssuer(secret.teamId)
    .setSubject(provider.clientId)
    .setAudience(provider.issuer)
    .setIssuedAt()
    .setExpirationTime(`${SIGNED_SECRET_SECONDS}s`)
    .sign(await importPKCS8(secret.privateKey, 'ES256'));
};

const authenticationOf =
  (provider: OpenIdProvider): OpenId.ClientAuth =>
  async (_server, client, body) => {
    const { secret } = provider;
    body.set('client_id', client.client_id);
    body.set('client_secret', secret.kind === 'word' ? secret.word : await signedSecret(provider, secret));
  };

/** Only on this machine, for providers that tests start. */
const isLoopback = (issuer: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(issuer);

const textIn = (claims: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = claims[name];
  return typeof value === 'string' ? value.slice(0, 300) : undefined;
};

const claimsOf = (issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): OutsideClaims => ({
  issuer,
  subject,
  email: textIn(claims, 'email'),
  // One provider writes it as a text.
  emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  name: textIn(claims, 'name'),
  firstName: textIn(claims, 'given_name'),
  lastName: textIn(claims, 'family_name'),
});

/**
 * OpenID Connect by the code flow with PKCE, by a certified library: it holds state, nonce, issuer (RFC 9207), audience,
 * signature and age against what was asked. `publicUrl` is where providers send people back to.
 */
export const openIdProviders = (
  providers: readonly OpenIdProvider[],
  publicUrl: string,
  { elapsed, patienceMs = PATIENCE_MS }: { readonly elapsed: () => number; readonly patienceMs?: number },
): IdentityProviders => {
  const known = new Map<string, { readonly readAt: number; readonly configuration: Promise<OpenId.Configuration> }>();
  const providerOf = (id: string): OpenIdProvider => {
    const provider = providers.find((one) => one.id === id);
    if (!provider) throw new Error(`there is no provider ${id}`);
    return provider;
  };
  const returnTo = ({ id }: OpenIdProvider): string => `${publicUrl}/process/oauth/${id}`;

  const configure = async (provider: OpenIdProvider): Promise<OpenId.Configuration> => {
    const openId = await import('openid-client');
    const { issuer, clientId, endpoints } = provider;
    const ask = outgoing({ hosts: new Set([new URL(issuer).host, ...provider.hosts]), patienceMs, mostBytes: MOST_BYTES });
    const fetchGuarded: OpenId.CustomFetch = (url, { method, headers, body, signal }) =>
      ask(url, { method, headers, ...(body instanceof URLSearchParams && { body: body.toString() }), ...(signal && { signal }) });
    // Signatures are checked although the token comes over TLS: a key that leaked from a proxy would not do.
    const execute = [openId.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [openId.allowInsecureRequests] : [])];
    const timeout = patienceMs / 1000;
    if (!endpoints) {
      const options = { [openId.customFetch]: fetchGuarded, execute, timeout };
      return openId.discovery(new URL(issuer), clientId, {}, authenticationOf(provider), options);
    }
    const configuration = new openId.Configuration({ issuer, ...endpoints }, clientId, {}, authenticationOf(provider));
    configuration[openId.customFetch] = fetchGuarded;
    configuration.timeout = timeout;
    for (const change of execute) change(configuration);
    return configuration;
  };

  /** One reading at a time; one that failed is forgotten, so that the next person asks anew. */
  const configurationOf = (provider: OpenIdProvider): Promise<OpenId.Configuration> => {
    const entry = known.get(provider.id);
    if (entry && elapsed() - entry.readAt < KNOWN_MS) return entry.configuration;
    const configuration = configure(provider);
    known.set(provider.id, { readAt: elapsed(), configuration });
    configuration.catch(() => known.delete(provider.id));
    return configuration;
  };

  return {
    all: providers.map(({ id, name, issuer }) => ({ id, name, issuer })),

    async begin(id, { state, nonce, codeVerifier }) {
      const provider = providerOf(id);
      const [openId, configuration] = await Promise.all([import('openid-client'), configurationOf(provider)]);
      return openId.buildAuthorizationUrl(configuration, {
        redirect_uri: returnTo(provider),
        scope: provider.scope,
        state,
        nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(provider.responseMode && { response_mode: provider.responseMode }),
      }).href;
    },

    async finish(id, callback: Callback, { state, nonce, codeVerifier }) {
      const provider = providerOf(id);
      const [openId, configuration] = await Promise.all([import('openid-client'), configurationOf(provider)]);
      const returned = new URL(returnTo(provider));
      for (const [name, value] of Object.entries(callback)) if (value !== undefined) returned.searchParams.set(name, value);
      const tokens = await openId.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error(`${id} gave no identity`);
      // Some tell an address only when they are asked for it.
      const asks = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = asks ? await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return claimsOf(claims.iss, claims.sub, { ...more, ...claims });
    },
  };
};
