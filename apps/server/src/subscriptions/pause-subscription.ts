import type { Needs } from '../use-case/needs.ts';
import { pauseEmail } from '@madang/domain/billing/billing-emails.ts';
import { decidePause } from '@madang/domain/subscriptions/pause.ts';
import { findProduct } from '@madang/domain/subscriptions/product.ts';
import { billingTime } from '../billing/account-clock.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { readChangeFacts } from './change-facts.ts';
import { presentSubscription } from './subscription.presenter.ts';

/** Reserves a pause from the end of the running period and enqueues its email. A concurrent duplicate is refused. */
export const pauseSubscription: UseCase<
  'pauseSubscription',
  Needs<
    'billing' | 'inTransaction' | 'now' | 'repositories' | 'settings',
    'accounts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async (viewer, { months }) => {
    const { accountId } = viewer;
    const now = await billingTime(deps, accountId);
    return deps.inTransaction(async (repositories) => {
      const { subscriptions } = repositories;
      const subscription = await subscriptions.findLocked(accountId);
      const facts = await readChangeFacts(deps, repositories, viewer, { subscription, now });
      const decided = decidePause(facts, months);
      if (!decided.ok) return decided;
      if (!subscription) return refuse('SUBSCRIPTION_NOT_FOUND');
      const reserved = decided.value;
      await subscriptions.reserve(accountId, reserved, now);
      const product = findProduct(subscription.sku, subscription.country);
      const billingEmail = product && pauseEmail(subscription, reserved, product.price, now);
      await enqueueBillingEmail(repositories, accountId, billingEmail, deps.now());
      return answer(presentSubscription({ ...facts, subscription, reserved }));
    });
  };
