import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { endPendingAuthority } from './end-pending.ts';

interface Replacement {
  readonly account: Account;
  readonly passwordHash: string;
  /** The session that continues. Null when the password was reset by a link. */
  readonly keptSession: string | null;
  readonly mailId: string;
}

/** Saves a new password, ends all that was begun under the old one, and mails the account holder. */
export const replacePassword = async (
  bound: Pick<
    Repositories,
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'mailOutbox' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >,
  { account, passwordHash, keptSession, mailId }: Replacement,
  at: number,
): Promise<void> => {
  const event = keptSession === null ? 'password_reset' : 'password_changed';
  await endPendingAuthority(bound, event, { accountId: account.id, keptSession }, at);
  await bound.accounts.savePassword(account.id, passwordHash);
  await bound.mailOutbox.add(
    {
      id: mailId,
      accountId: account.id,
      kind: 'password_changed',
      address: account.email,
      language: account.language,
      name: account.firstName,
      details: {},
    },
    at,
  );
};
