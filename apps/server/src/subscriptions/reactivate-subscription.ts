import type { Needs } from '../use-case/needs.ts';
import { reactivate } from '@madang/domain/subscriptions/subscription.ts';
import { billingTime } from '../billing/account-clock.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { readChangeFacts } from './change-facts.ts';
import { presentSubscription } from './subscription.presenter.ts';

/** Undoes a cancellation before the period ends (SU-65). */
export const reactivateSubscription: UseCase<
  'reactivateSubscription',
  Needs<
    'billing' | 'inTransaction' | 'now' | 'repositories' | 'settings',
    'instruments' | 'invoices' | 'paymentAttempts' | 'subscriptions'
  >
> = (deps) => async (viewer) => {
  const { accountId, partnerBilled } = viewer;
  if (partnerBilled) return refuse('BILLED_BY_PARTNER');
  const now = await billingTime(deps, accountId);
  return deps.inTransaction(async (repositories) => {
    const { subscriptions } = repositories;
    const decided = reactivate(await subscriptions.findLocked(accountId), now);
    if (!decided.ok) return decided;
    const subscription = decided.value;
    await subscriptions.save(subscription);
    const facts = await readChangeFacts(deps, repositories, viewer, { subscription, now });
    return answer(presentSubscription({ ...facts, subscription }));
  });
};
