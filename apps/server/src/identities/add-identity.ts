import { refusalOfPassword, SIGN_IN_TYPES } from '@madang/domain/identities/social-sign-in.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { hashOf } from './browser-secret.ts';
import { accountAndProfile } from './open-outside-account.ts';

/** The password is asked for once; from then on the provider's word is enough. Attempts are counted as those of signing in. */
export const addIdentity: UseCase<'addIdentity'> =
  (deps) =>
  async (viewer, { browser, password, transport }) => {
    const { repositories, passwords, limits, now } = deps;
    const browserHash = hashOf(browser);
    const pending = await repositories.identities.findPending(browserHash);
    const account = pending && now() < pending.expiresAt ? await repositories.accounts.find(pending.accountId) : null;
    if (!pending || !account) return refuse('IDENTITY_EXPIRED');
    const key = `${account.email} ${viewer.address}`;
    const retryAfter = (await limits.take('signIn', key)) ?? (await limits.take('signInFromAddress', viewer.address));
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const elsewhere = refusalOfPassword(account);
    if (elsewhere) return refuse(elsewhere);
    if (!(await passwords.verify(account.passwordHash, password))) return refuse('EMAIL_OR_PASSWORD_WRONG');
    await limits.clear('signIn', key);
    return deps.inTransaction(async (bound) => {
      await bound.identities.add(pending.issuer, pending.subject, account.id, now());
      // Whoever was faster with the same identity has it; it never changes hands.
      if ((await bound.identities.findAccountId(pending.issuer, pending.subject)) !== account.id)
        return refuse('SOCIAL_CONNECTION_FAILED');
      await bound.identities.removePending(browserHash);
      const who = await accountAndProfile(bound, account.id);
      const how = { remember: pending.remembered, transport, signInType: SIGN_IN_TYPES.social };
      const { value: user, session } = await beginSession(deps, bound, who, how);
      return answer({ user, way_back: pending.wayBack }, session);
    });
  };
