import type { OutsideClaims } from '@madang/domain/identities/outside-person.ts';
import type * as OpenId from 'openid-client';
import { outgoing } from '../outgoing/outgoing.ts';
import type { Callback, IdentityProviders } from '../../ports/identity-providers.ts';

/** An OpenID Connect provider as the operator registered with it. */
export interface OpenIdProvider {
  readonly id: string;
  /** Label of its sign-in button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: ClientSecret;
  readonly scope: string;
  /** Apple returns the name only with form_post. */
  readonly responseMode?: 'form_post';
  /** Hosts of its endpoints besides the issuer's. */
  readonly hosts: readonly string[];
  /** Set where the provider's discovery document is missing or incomplete. */
  readonly endpoints?: {
    readonly authorization_endpoint: string;
    readonly token_endpoint: string;
    readonly jwks_uri: string;
  };
}

/** A shared secret, or a private key that signs a new client secret for each request (Apple). */
export type ClientSecret =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'signed'; readonly teamId: string; readonly keyId: string; readonly privateKey: string };

/** Timeout in milliseconds: a person is waiting in front of a page. */
const TIMEOUT_MS = 5000;
const MAX_BYTES = 256 * 1024;
/** Discovery metadata is refreshed after an hour. The library refreshes the signing keys itself. */
const KNOWN_MS = 3_600_000;
/** Lifetime of a signed client secret. */
const SIGNED_SECRET_SECONDS = 300;

/** A client secret as a signed JWT, see Apple, "Creating a client secret". */
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

/** Plain HTTP is accepted on localhost only, for providers that tests start. */
const isLoopback = (issuer: string): boolean => /^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(issuer);

const textIn = (claims: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = claims[name];
  return typeof value === 'string' ? value.slice(0, 300) : undefined;
};

const claimsOf = (issuer: string, subject: string, claims: Readonly<Record<string, unknown>>): OutsideClaims => ({
  issuer,
  subject,
  email: textIn(claims, 'email'),
  // Apple may send a string
  emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
  name: textIn(claims, 'name'),
  firstName: textIn(claims, 'given_name'),
  lastName: textIn(claims, 'family_name'),
});

/**
 * OpenID Connect by authorization code with PKCE. The certified library verifies state, nonce, issuer (RFC 9207),
 * audience, signature and age. `publicUrl` is the base of the redirect URI.
 */
export const openIdProviders = (
  providers: readonly OpenIdProvider[],
  publicUrl: string,
  { elapsed, timeoutMs = TIMEOUT_MS }: { readonly elapsed: () => number; readonly timeoutMs?: number },
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
    const ask = outgoing({
      hosts: new Set([new URL(issuer).host, ...provider.hosts]),
      timeoutMs,
      maxBytes: MAX_BYTES,
    });
    const fetchGuarded: OpenId.CustomFetch = (url, { method, headers, body, signal }) =>
      ask(url, { method, headers, ...(body instanceof URLSearchParams && { body: body.toString() }), ...(signal && { signal }) });
    // The signature is verified although the token came over TLS: a TLS key leaked from a proxy must not suffice
    const execute = [openId.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [openId.allowInsecureRequests] : [])];
    const timeout = timeoutMs / 1000;
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

  /** Coalesces concurrent discovery. A failed one is not cached, so the next sign-in retries. */
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
      // Some providers return the e-mail address from the userinfo endpoint only
      const asks = claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more = asks ? await openId.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return claimsOf(claims.iss, claims.sub, { ...more, ...claims });
    },
  };
};
