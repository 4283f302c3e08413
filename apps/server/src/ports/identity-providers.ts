import type { OutsideClaims } from '@madang/domain/identities/outside-person.ts';

/** Secrets of one sign-in attempt, stored with it on the server (the state only as its hash). */
export interface AttemptSecrets {
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
