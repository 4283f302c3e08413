import { collectNow, owes } from '@madang/domain/subscriptions/subscription.ts';
import type { Deps } from '../deps.ts';
import { timeOf } from './account-clock.ts';
import { takeStep } from './run-billing.ts';

/** With another primary card, what is owed is asked for at once (trust.md 1.6); what becomes of it the subscription tells. */
export const collectOwed = async (deps: Deps, accountId: string): Promise<void> => {
  const at = await timeOf(deps, accountId);
  const isDue = await deps.inTransaction(async ({ subscriptions }) => {
    const subscription = await subscriptions.findLocked(accountId);
    if (!subscription || !owes(subscription)) return false;
    await subscriptions.save(collectNow(subscription, at));
    return true;
  });
  if (!isDue) return;
  await takeStep(deps, accountId);
  deps.mail.begin();
};
