import type { OutsideClaims } from '@madang/domain/identities/outside-person.ts';
import type { HandOverClaims } from '@madang/domain/partners/hand-over.ts';
import type { Partner } from '@madang/domain/partners/partner.ts';

/** Secrets of one sign-in attempt, stored with it on the server (the state only as its hash). */
interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Parameters of the provider's callback. */
export interface Callback {
  readonly state: string;
  readonly code?: string | undefined;
  /** Issuer identification (RFC 9207). */
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/** External identity providers (OAuth 2.0, OpenID Connect). */
export interface IdentityProviders {
  readonly all: readonly { readonly id: string; readonly name: string; readonly issuer: string }[];
  /** Authorization URL at the provider. Throws while the provider is unreachable. */
  begin(id: string, secrets: AttemptSecrets): Promise<string>;
  /** Claims of the person who signed in. Throws when the response is invalid, or for another attempt or audience. */
  finish(id: string, callback: Callback, secrets: AttemptSecrets): Promise<OutsideClaims>;
}

export const NO_PROVIDERS: IdentityProviders = {
  all: [],
  begin: (id) => Promise.reject(new Error(`there is no provider ${id}`)),
  finish: (id) => Promise.reject(new Error(`there is no provider ${id}`)),
};

/** Identity providers for use cases. An unreachable provider or an invalid response yields null and a log warning. */
export interface IdentityDeps {
  readonly providers: IdentityProviders['all'];
  begin(id: string, secrets: AttemptSecrets): Promise<string | null>;
  finish(id: string, callback: Callback, secrets: AttemptSecrets): Promise<OutsideClaims | null>;
}

/** A verified identity assertion of a partner. */
interface Assertion {
  /** JWT ID, accepted once. */
  readonly jti: string;
  readonly claims: HandOverClaims;
}

export interface PartnerAssertions {
  /** Null unless the partner signed it for us within the last minute. `now` is in milliseconds. */
  read(partner: Partner, assertion: string, now: number): Promise<Assertion | null>;
  /** Redirect URIs registered for the partner, matched exactly. */
  redirectsOf(partner: Partner): readonly string[];
}
