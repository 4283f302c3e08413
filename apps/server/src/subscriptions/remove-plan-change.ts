import { answer, refuse, type UseCase } from '../http/handlers.ts';

/** Keeps the running plan after all (SU-68); a pass that waits was redeemed, and stays. */
export const removePlanChange: UseCase<'removePlanChange'> =
  ({ inTransaction }) =>
  async ({ accountId }) =>
    inTransaction(async ({ subscriptions }) => {
      await subscriptions.findLocked(accountId);
      const reserved = await subscriptions.findReserved(accountId);
      if (reserved?.kind !== 'plan') return refuse('NOTHING_RESERVED');
      await subscriptions.dropReserved(accountId);
      return answer({ sku: reserved.sku });
    });
