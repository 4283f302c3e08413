import type { Account } from '@madang/domain/accounts/account.ts';

/** The account of a session that was just read; it goes only together with its sessions. */
export const ownAccount = (account: Account | null): Account => {
  if (!account) throw new Error('An account has a session and is gone.');
  return account;
};
