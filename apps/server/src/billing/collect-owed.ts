import type { Needs } from '../use-case/needs.ts';
import { collectNow, owes } from '@madang/domain/subscriptions/subscription.ts';
import { billingTime } from './account-clock.ts';
import { takeStep } from './run-billing.ts';

/** Retries a past-due renewal at once after the primary card changed. The subscription shows the outcome. */
export const collectOwed = async (
  deps: Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >,
  accountId: string,
): Promise<void> => {
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
