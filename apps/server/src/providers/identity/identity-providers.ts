import type { OutsideClaims } from '@madang/domain/identities/outside-person.ts';

/** What an attempt keeps, and nobody else knows. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the browser brings back from a provider. */
export interface Callback {
  readonly state: string;
  readonly code?: string | undefined;
  /** Who says to have answered (RFC 9207). */
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/** Providers that vouch for people. */
export interface IdentityProviders {
  readonly all: readonly { readonly id: string; readonly name: string; readonly issuer: string }[];
  /** The address at a provider to which a person is sent; throws while the provider cannot be asked. */
  begin(id: string, secrets: AttemptSecrets): Promise<string>;
  /** Who came back; throws where the provider does not vouch, or for another attempt, or not for us. */
  finish(id: string, callback: Callback, secrets: AttemptSecrets): Promise<OutsideClaims>;
}

export const NO_PROVIDERS: IdentityProviders = {
  all: [],
  begin: (id) => Promise.reject(new Error(`there is no provider ${id}`)),
  finish: (id) => Promise.reject(new Error(`there is no provider ${id}`)),
};
