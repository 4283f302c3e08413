import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { withdrawalEmail } from '@madang/domain/billing/billing-emails.ts';
import { end, type Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { billingTime } from './account-clock.ts';
import { enqueueBillingEmail } from './enqueue-billing-email.ts';
import { findWithdrawal } from './find-withdrawal.ts';
import { applyRefund, settleRefund } from './settle-refund.ts';

type State = 'free' | 'refunded' | { readonly refundId: string };

/** Records the refund. Its row id is the idempotency key of the provider call that follows. */
const recordRefund = async (
  deps: Needs<'newId' | 'now'>,
  repositories: Pick<Repositories, 'accounts' | 'invoices' | 'mailOutbox' | 'refunds' | 'subscriptions'>,
  { invoice, charge, at }: { readonly invoice: Invoice; readonly charge: string | null; readonly at: number },
): Promise<State> => {
  const { refunds } = repositories;
  const askedAt = deps.now();
  const id = deps.newId();
  // The account balance paid all of it, so no charge exists.
  if (charge === null) {
    await applyRefund(repositories, { id }, invoice, { at, askedAt });
    return 'refunded';
  }
  const { id: invoiceId, accountId, total: amount } = invoice;
  await refunds.add({ id, invoiceId, accountId, charge, amount }, askedAt, nextPollAt(0, askedAt));
  return { refundId: id };
};

/** Ends the plan at the declaration, not at the refund: a buyer who withdraws owes nothing from then on. */
const endPlan = async (
  repositories: Pick<Repositories, 'accounts' | 'mailOutbox' | 'subscriptions'>,
  subscription: Subscription,
  { paid, at, askedAt }: { readonly paid: number; readonly at: number; readonly askedAt: number },
): Promise<void> => {
  const ended = end(subscription, 'withdrawn', at);
  await repositories.subscriptions.save(ended);
  await repositories.subscriptions.dropReserved(ended.accountId);
  await enqueueBillingEmail(repositories, ended.accountId, withdrawalEmail(ended, paid), askedAt);
};

/** First step, in one transaction: ends the plan, enqueues the confirmation email and records the refund. */
const decide = (
  deps: Needs<
    'inTransaction' | 'newId' | 'now',
    'accounts' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'refunds' | 'subscriptions'
  >,
  accountId: string,
  purchaseId: string,
  at: number,
) =>
  deps.inTransaction(async (repositories) => {
    const { invoices, paymentAttempts, refunds, subscriptions } = repositories;
    await subscriptions.findLocked(accountId);
    const purchase = await invoices.find(purchaseId);
    if (purchase?.accountId !== accountId || purchase.kind !== 'purchase') return refuse('TRANSACTION_NOT_FOUND');
    const subscription = await subscriptions.find(purchase.subscriptionId);
    if (!subscription) return refuse('WITHDRAWAL_NOT_OFFERED');
    const isRepeated = subscription.endReason === 'withdrawn';
    if (subscription.endedAt !== null && !isRepeated) return refuse('WITHDRAWAL_NOT_OFFERED');
    // A repeated call keeps the deadline check of the first one.
    const found = await findWithdrawal(repositories, subscription, isRepeated ? (subscription.endedAt ?? at) : at);
    if (!found.ok) return found;
    const { payment: invoice } = found.value;
    const attempt = invoice && (await paymentAttempts.findOf(invoice.id));
    const charge = attempt?.reference ?? null;
    if (invoice && invoice.total > 0 && charge === null) return refuse('WITHDRAWAL_BY_SUPPORT');
    if (!isRepeated) {
      if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
      // A redeemed pass reserved after the plan would be lost.
      if ((await subscriptions.findReserved(accountId))?.kind === 'pass') return refuse('WITHDRAWAL_BY_SUPPORT');
      await endPlan(repositories, subscription, { paid: invoice?.total ?? 0, at, askedAt: deps.now() });
    }
    if (!invoice) return answer<State>('free');
    if (invoice.state === 'refunded') return answer<State>('refunded');
    const before = await refunds.findOf(invoice.id);
    if (before) return answer<State>({ refundId: before.id });
    return answer<State>(await recordRefund(deps, repositories, { invoice, charge, at }));
  });

/**
 * Withdraws from a purchase (Directive 2011/83/EU, article 9, and Código de Defesa do Consumidor, article 49). The refund
 * is requested outside any transaction with an idempotency key. A job repeats it after a crash.
 */
export const withdrawPurchase: UseCase<
  'withdrawPurchase',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'refunds' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId }, { transaction_id: purchaseId }) => {
    const at = await billingTime(deps, accountId);
    const decided = await decide(deps, accountId, purchaseId, at);
    if (!decided.ok) return decided;
    if (typeof decided.value === 'string') return answer({ state: decided.value });
    const state = await settleRefund(deps, decided.value.refundId);
    return answer({ state: state === 'REFUNDED' ? 'refunded' : state === 'REFUSED' ? 'refused' : 'pending' });
  };
