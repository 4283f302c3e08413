import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { hashOf } from './browser-secret.ts';

/** Only the browser in which a provider vouched is told for whom. */
export const previewIdentity: UseCase<'previewIdentity'> =
  ({ repositories, identity, now }) =>
  async (_viewer, { browser }) => {
    const pending = await repositories.identities.findPending(hashOf(browser));
    const account = pending && now() < pending.expiresAt ? await repositories.accounts.find(pending.accountId) : null;
    if (!pending || !account) return refuse('IDENTITY_EXPIRED');
    const name = identity.providers.find(({ id }) => id === pending.provider)?.name ?? pending.provider;
    return answer({ provider: name, email: account.email });
  };
