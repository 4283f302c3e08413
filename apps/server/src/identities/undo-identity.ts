import type { Needs } from '../use-case/needs.ts';
import { openUndoLink } from '@madang/domain/identities/fresh-proof.ts';
import { answer, refuse, type Reply, type UseCase } from '../use-case/use-case.ts';
import { unlinkIdentity } from './unlink-identity.ts';

/** Removes a joined identity by the single-use link emailed to the owner, and signs out every browser. */
export const undoIdentity: UseCase<
  'undoIdentity',
  Needs<
    'inTransaction' | 'links' | 'now' | 'repositories',
    'accounts' | 'emailVerifications' | 'identities' | 'leases' | 'passwordLinks' | 'sessions' | 'tvSignIns'
  >
> =
  (deps) =>
  async (_viewer, { token }) => {
    const hash = deps.links.hash(token);
    const found = await deps.repositories.identities.findUndoLink(hash);
    if (!found) return refuse('UNDO_LINK_INVALID');
    return deps.inTransaction(async (repositories): Promise<Reply<'undoIdentity'>> => {
      const at = deps.now();
      const account = await repositories.accounts.findLocked(found.accountId);
      // Read under the row lock, so that of two concurrent uses of a link the second is refused.
      const link = openUndoLink(await repositories.identities.findUndoLink(hash), at);
      if (!link.ok || !account) return refuse('UNDO_LINK_INVALID');
      await unlinkIdentity(repositories, account, link.value, null, at);
      return answer(null, { kind: 'ended' });
    });
  };
