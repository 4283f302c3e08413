import { answer, type UseCase } from '../http/handlers.ts';

/** Nothing of the change is left (AC-51, AC-53); cancelling what nobody waits for changes nothing. */
export const cancelVerification: UseCase<'cancelVerification'> =
  ({ inTransaction, sessions }) =>
  async ({ accountId }) => {
    await inTransaction(async ({ accounts, emailVerifications }) => {
      await accounts.findLocked(accountId);
      const verification = await emailVerifications.find(accountId);
      if (!verification || verification.confirmedAt !== null) return;
      await emailVerifications.remove(accountId);
      await accounts.saveEmailChange(accountId, null);
    });
    sessions.forgetAccount(accountId);
    return answer(null);
  };
