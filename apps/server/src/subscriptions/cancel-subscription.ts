import type { Needs } from '../use-case/needs.ts';
import { cancellationEmail, endEmail } from '@madang/domain/billing/billing-emails.ts';
import { cancel } from '@madang/domain/subscriptions/subscription.ts';
import { billingTime } from '../billing/account-clock.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { readChangeFacts } from './change-facts.ts';
import { presentSubscription } from './subscription.presenter.ts';

/** Stops the next charge and saves the survey (SU-62, SU-63). A reserved plan change or pause is dropped. */
export const cancelSubscription: UseCase<
  'cancelSubscription',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'repositories' | 'settings',
    'accounts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async (viewer, { reasons, other }) => {
    const { accountId, partnerBilled } = viewer;
    if (partnerBilled) return refuse('BILLED_BY_PARTNER');
    const now = await billingTime(deps, accountId);
    return deps.inTransaction(async (repositories) => {
      const { subscriptions } = repositories;
      const decided = cancel(await subscriptions.findLocked(accountId), now);
      if (!decided.ok) return decided;
      const subscription = decided.value;
      await subscriptions.save(subscription);
      const reserved = await subscriptions.findReserved(accountId);
      if (reserved && reserved.kind !== 'pass') await subscriptions.dropReserved(accountId);
      await subscriptions.addSurvey({ id: deps.newId(), accountId, subscriptionId: subscription.id, reasons, other }, now);
      const billingEmail = subscription.endedAt === null ? cancellationEmail(subscription, now) : endEmail(subscription);
      await enqueueBillingEmail(repositories, accountId, billingEmail, deps.now());
      const facts = await readChangeFacts(deps, repositories, viewer, { subscription, now });
      return answer(presentSubscription({ ...facts, subscription }));
    });
  };
