import { normalEmail } from '@madang/domain/accounts/credentials.ts';
import { refusalOfPassword } from '@madang/domain/identities/social-sign-in.ts';
import type { Deps } from '../deps.ts';
import { refuse, type UseCase } from '../http/handlers.ts';
import { beginSession } from './begin-session.ts';
import { browserOf } from './viewer.ts';

/** Whether a partner has handed somebody over who still has to sign in or up here. */
const isAwaited = async ({ repositories, now }: Deps, requestId: string | undefined): Promise<boolean> => {
  if (requestId === undefined) return false;
  const open = await repositories.handOvers.find('bango', requestId);
  return open !== null && now() < open.expiresAt;
};

/**
 * Wrong address and wrong password are one answer and take one time; ten attempts a quarter of an hour (SE-65, SE-96). Only whom a
 * partner has sent is told that there is no account yet, to be offered one (AC-27). Who watches is chosen next (SE-64).
 */
export const signIn: UseCase<'signIn'> =
  (deps) =>
  async (viewer, { email, password, remember, request_id, transport }) => {
    const address = normalEmail(email.trim());
    const retryAfter =
      (await deps.limits.take('signIn', `${address} ${viewer.address}`)) ??
      (await deps.limits.take('signInFromAddress', viewer.address));
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const account = await deps.repositories.accounts.findByEmail(address);
    const genuine = await deps.passwords.verify(account?.passwordHash ?? null, password);
    const elsewhere = account && refusalOfPassword(account);
    if (elsewhere) return refuse(elsewhere);
    if (!account && (await isAwaited(deps, request_id))) return refuse('EMAIL_UNKNOWN');
    if (!account || !genuine) return refuse('EMAIL_OR_PASSWORD_WRONG');
    await deps.limits.clear('signIn', `${address} ${viewer.address}`);
    return deps.inTransaction((repositories) =>
      beginSession(deps, repositories, { account, profile: null }, { remember, transport, device: browserOf(viewer) }),
    );
  };
