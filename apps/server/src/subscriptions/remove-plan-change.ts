import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Drops a reserved plan change (SU-68). A reserved pass stays, because it was redeemed. */
export const removePlanChange: UseCase<'removePlanChange', Needs<'inTransaction', 'subscriptions'>> =
  ({ inTransaction }) =>
  async ({ accountId }) =>
    inTransaction(async ({ subscriptions }) => {
      await subscriptions.findLocked(accountId);
      const reserved = await subscriptions.findReserved(accountId);
      if (reserved?.kind !== 'plan') return refuse('NOTHING_RESERVED');
      await subscriptions.dropReserved(accountId);
      return answer({ sku: reserved.sku });
    });
