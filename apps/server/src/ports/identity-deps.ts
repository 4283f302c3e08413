import type { OutsideClaims } from '@madang/domain/identities/outside-person.ts';
import type { AttemptSecrets, Callback, IdentityProviders } from './identity-providers.ts';

/** Identity providers for use cases. An unreachable provider or an invalid response yields null and a log warning. */
export interface IdentityDeps {
  readonly providers: IdentityProviders['all'];
  begin(id: string, secrets: AttemptSecrets): Promise<string | null>;
  finish(id: string, callback: Callback, secrets: AttemptSecrets): Promise<OutsideClaims | null>;
}
