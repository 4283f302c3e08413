import type { Needs } from '../use-case/needs.ts';
import { decideRemoval, isFreshProof } from '@madang/domain/identities/fresh-proof.ts';
import { verifyPassword } from '../accounts/verify-password.ts';
import { holdAccount } from '../sessions/hold-account.ts';
import { answer, refuse, type Reply, type UseCase } from '../use-case/use-case.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** Removes an identity for its owner, who reauthenticates by password or by a fresh sign-in with another identity. */
export const removeIdentity: UseCase<
  'removeIdentity',
  Needs<
    'inTransaction' | 'knownDevices' | 'limits' | 'now' | 'passwords' | 'repositories',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'mailOutbox' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> =
  (deps) =>
  async (viewer, { id, password }) => {
    const { accountId, sessionId } = viewer;
    const account = await deps.repositories.accounts.find(accountId);
    if (!account) return refuse('IDENTITY_NOT_FOUND');
    const refusal = password === undefined ? null : await verifyPassword(deps, account, password, 'password');
    if (refusal) return refusal;
    return deps.inTransaction(async (repositories): Promise<Reply<'removeIdentity'>> => {
      const at = deps.now();
      const locked = await holdAccount(repositories, viewer, at);
      if (!locked) return refuse('TOKEN_INVALID');
      const joined = await repositories.identities.listOf(accountId);
      const decision = decideRemoval(joined.find((one) => one.id === id) ?? null, {
        joined,
        hasPassword: locked.passwordHash !== null,
      });
      if (!decision.ok) return refuse(decision.refusal);
      const about = decision.value;
      const isProven =
        password === undefined
          ? isFreshProof(await repositories.sessions.originOf(sessionId), { accountId, about, joined, since: 0 }, at)
          : locked.passwordHash === account.passwordHash;
      if (!isProven) return refuse('PROOF_NEEDED');
      await unlinkIdentity(repositories, locked, about, sessionId, at);
      return answer(null);
    });
  };
