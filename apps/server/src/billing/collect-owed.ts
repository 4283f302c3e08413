import { collectNow, owes } from '@madang/domain/subscriptions/subscription.ts';
import type { Deps } from '../use-case/deps.ts';
import { billingTime } from './account-clock.ts';
import { takeStep } from './run-billing.ts';

/** Retries a past-due renewal at once after the primary card changed. The subscription shows the outcome. */
export const collectOwed = async (deps: Deps, accountId: string): Promise<void> => {
  const at = await billingTime(deps, accountId);
  const isDue = await deps.inTransaction(async ({ subscriptions }) => {
    const subscription = await subscriptions.findLocked(accountId);
    if (!subscription || !owes(subscription)) return false;
    await subscriptions.save(collectNow(subscription, at));
    return true;
  });
  if (!isDue) return;
  await takeStep(deps, accountId);
};
