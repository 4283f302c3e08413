import type { Needs } from '../use-case/needs.ts';
import { verifyPassword } from '../accounts/verify-password.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Path of the file. Its signed URL also needs the session that requested it. */
export const EXPORT_FILE = '/api/gateway/v01/user/data-export/file';

/** Long enough to click, too short to be found later. Milliseconds. */
const LENT_MS = 5 * 60_000;

export const createDataExport: UseCase<
  'createDataExport',
  Needs<'exportTickets' | 'knownDevices' | 'limits' | 'newId' | 'now' | 'passwords' | 'repositories', 'accounts' | 'mailOutbox'>
> =
  (deps) =>
  async (viewer, { password }) => {
    // Before the password is looked at: one that is replaced while it is verified signs nothing that counts.
    const epoch = await deps.repositories.accounts.authorityEpoch(viewer.accountId);
    const account = await deps.repositories.accounts.find(viewer.accountId);
    if (!account || epoch === null) throw new Error('An account has a session and is gone.');
    const refusal = await verifyPassword(deps, account, password, 'password');
    if (refusal) return refusal;
    const expiresAt = deps.now() + LENT_MS;
    const ticket = deps.exportTickets.sign({
      id: deps.newId(),
      accountId: account.id,
      sessionId: viewer.sessionId,
      epoch,
      expiresAt,
    });
    return answer({ url: `${EXPORT_FILE}?ticket=${ticket}`, expires_at: new Date(expiresAt).toISOString() });
  };
