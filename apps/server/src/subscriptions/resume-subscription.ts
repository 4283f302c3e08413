import type { Needs } from '../use-case/needs.ts';
import type { Resumed } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { resumePaused } from '@madang/domain/subscriptions/pause.ts';
import { owes, type Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { billingTime } from '../billing/account-clock.ts';
import { takeStep } from '../billing/run-billing.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { readChangeFacts } from './change-facts.ts';
import { presentSubscription } from './subscription.presenter.ts';

/** Outcome of the charge, read from the subscription's status. */
const stateOf = (subscription: Subscription): Resumed['state'] => {
  if (subscription.status === 'PAUSED') return 'pending';
  return owes(subscription) ? 'declined' : 'paid';
};

/** Ends a pause. A running pause makes the next period due and charges it at once. After a crash the job charges it. */
export const resumeSubscription: UseCase<
  'resumeSubscription',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories' | 'settings',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> = (deps) => async (viewer) => {
  const { accountId, partnerBilled } = viewer;
  if (partnerBilled) return refuse('BILLED_BY_PARTNER');
  const now = await billingTime(deps, accountId);
  const resumed = await deps.inTransaction(async ({ subscriptions, invoices }) => {
    const before = await subscriptions.findLocked(accountId);
    const reserved = await subscriptions.findReserved(accountId);
    const decided = resumePaused(before, reserved, now);
    if (!decided.ok) return decided;
    if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
    await subscriptions.save(decided.value);
    if (reserved?.kind === 'pause') await subscriptions.dropReserved(accountId);
    return decided;
  });
  if (!resumed.ok) return resumed;
  const isDue = resumed.value.status === 'PAUSED';
  if (isDue) await takeStep(deps, accountId);
  const { repositories } = deps;
  const subscription = await repositories.subscriptions.findOf(accountId);
  if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
  const facts = await readChangeFacts(deps, repositories, viewer, { subscription, now });
  return answer({ state: isDue ? stateOf(subscription) : 'kept', subscription: presentSubscription({ ...facts, subscription }) });
};
