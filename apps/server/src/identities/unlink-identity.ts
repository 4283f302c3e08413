import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import { userTypeWithout } from '@madang/domain/identities/fresh-proof.ts';
import type { IdentityKey } from '@madang/domain/identities/pending-identity.ts';
import { endPendingAuthority } from '../accounts/end-pending.ts';

/**
 * Removes an identity from an account whose row the transaction has locked. Sessions and pending authority end with it,
 * because the identity's holder may have begun them.
 */
export const unlinkIdentity = async (
  repositories: Pick<
    Repositories,
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >,
  account: Account,
  identity: IdentityKey,
  keptSession: string | null,
  at: number,
): Promise<void> => {
  const { identities, accounts } = repositories;
  await identities.remove(identity, account.id);
  const userType = userTypeWithout(account.userType, identity, await identities.listOf(account.id));
  if (userType !== account.userType) await accounts.changeUserType(account.id, userType);
  await identities.endUndoLinks(identity, account.id, at);
  await endPendingAuthority(repositories, 'identity_unlinked', { accountId: account.id, keptSession }, at);
};
