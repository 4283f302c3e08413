import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';

/**
 * Locks the account row of a calling session until the transaction ends. Null once the session has ended: a node may trust a session for
 * a second after another node ended it, which must not be enough to begin or complete anything that outlives it.
 */
export const holdAccount = async (
  { accounts, sessions }: Pick<Repositories, 'accounts' | 'sessions'>,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
  at: number,
): Promise<Account | null> => {
  const account = await accounts.findLocked(accountId);
  const session = await sessions.find(sessionId);
  const isRunning = session?.accountId === accountId && !session.revoked && at < session.endsAt;
  return isRunning ? account : null;
};
