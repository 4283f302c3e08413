import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { endLeases } from '../sessions/end-leases.ts';

interface Replacement {
  readonly account: Account;
  readonly passwordHash: string;
  /** The session that goes on; null for none. */
  readonly keptSession: string | null;
  readonly mailId: string;
}

/** A new password ends sessions and links that the old one opened, and is told by mail; gives the sessions that it has ended. */
export const replacePassword = async (
  {
    accounts,
    passwordLinks,
    sessions,
    leases,
    mailOutbox,
  }: Pick<Repositories, 'accounts' | 'passwordLinks' | 'sessions' | 'leases' | 'mailOutbox'>,
  { account, passwordHash, keptSession, mailId }: Replacement,
  at: number,
): Promise<readonly string[]> => {
  await accounts.savePassword(account.id, passwordHash);
  await passwordLinks.end(account.id, at);
  await mailOutbox.add(
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
  const ended = await sessions.endOthers(account.id, keptSession, at);
  await endLeases({ leases }, account.id, ended, at);
  return ended;
};
