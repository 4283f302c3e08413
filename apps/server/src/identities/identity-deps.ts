import type { IdentityProviders, IdentityDeps } from '../ports/identity-providers.ts';

/** Only the messages are logged: a provider's response may contain secrets. */
const faultOf = (id: string, error: unknown): Error => {
  const { cause } = error as { readonly cause?: unknown };
  const [message, why] = [error, cause].map((one) => (one instanceof Error ? one.message : ''));
  return new Error([id, message, why].filter(Boolean).join(': '));
};

export const identityDeps = (providers: IdentityProviders, warn: (error: unknown, message: string) => void): IdentityDeps => {
  const orNull = <T>(id: string, request: Promise<T>): Promise<T | null> =>
    request.catch((error: unknown) => {
      warn(faultOf(id, error), 'sign-in with an identity provider failed');
      return null;
    });
  return {
    providers: providers.all,
    begin: (id, secrets) => orNull(id, providers.begin(id, secrets)),
    finish: (id, callback, secrets) => orNull(id, providers.finish(id, callback, secrets)),
  };
};
