import { verifyPassword } from '../accounts/verify-password.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';

/** Where the file is; the address is worth nothing without the session that asked for it. */
export const EXPORT_FILE = '/api/gateway/v01/user/data-export/file';

/** Long enough to click, too short to be found later. Milliseconds. */
const LENT_MS = 5 * 60_000;

export const createDataExport: UseCase<'createDataExport'> =
  (deps) =>
  async (viewer, { password }) => {
    const account = await deps.repositories.accounts.find(viewer.accountId);
    if (!account) throw new Error('An account has a session and is gone.');
    const refusal = await verifyPassword(deps, account, password, 'password');
    if (refusal) return refusal;
    const retryAfter = await deps.limits.take('dataExport', account.id);
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const expiresAt = deps.now() + LENT_MS;
    const ticket = deps.exportTickets.sign({
      id: deps.newId(),
      accountId: account.id,
      sessionId: viewer.sessionId,
      expiresAt,
    });
    return answer({ url: `${EXPORT_FILE}?ticket=${ticket}`, expires_at: new Date(expiresAt).toISOString() });
  };
