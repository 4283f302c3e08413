import { normalEmail } from '@madang/domain/accounts/credentials.ts';
import { refuse, type UseCase } from '../http/handlers.ts';
import { beginSession } from './begin-session.ts';

/** Wrong address and wrong password are one answer and take one time; ten attempts a quarter of an hour (SE-65, SE-96). */
export const signIn: UseCase<'signIn'> =
  (deps) =>
  async (viewer, { email, password, remember, transport }) => {
    const address = normalEmail(email.trim());
    const retryAfter =
      (await deps.limits.take('signIn', `${address} ${viewer.address}`)) ??
      (await deps.limits.take('signInFromAddress', viewer.address));
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const account = await deps.repositories.accounts.findByEmail(address);
    const genuine = await deps.passwords.verify(account?.passwordHash ?? null, password);
    if (!account || !genuine) return refuse('EMAIL_OR_PASSWORD_WRONG');
    await deps.limits.clear('signIn', `${address} ${viewer.address}`);
    return deps.inTransaction(async (repositories) => {
      // Until profiles can be chosen, the first one watches.
      const [profile] = await repositories.profiles.listOf(account.id);
      if (!profile) throw new Error(`Account ${account.id} has no profile.`);
      return beginSession(deps, repositories, { account, profile }, { remember, transport });
    });
  };
