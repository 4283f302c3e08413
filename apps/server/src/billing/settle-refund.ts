import type { Needs } from '../use-case/needs.ts';
import type { Refund } from '@madang/database/billing/refunds.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import { entriesOfRefund, type Invoice } from '@madang/domain/billing/invoice.ts';
import { endEmail } from '@madang/domain/billing/billing-emails.ts';
import { end } from '@madang/domain/subscriptions/subscription.ts';
import { PaymentsUnavailable, type RefundOutcome } from '../ports/payment-gateway.ts';
import { billingTime } from './account-clock.ts';
import { enqueueBillingEmail } from './enqueue-billing-email.ts';

type Given = Needs<
  'billing' | 'inTransaction' | 'now' | 'payments' | 'repositories',
  'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'refunds' | 'subscriptions'
>;

/** Refunds per run of the job. */
const BATCH = 200;

const ask = async ({ payments }: Given, { id: key, charge, amount }: Refund): Promise<RefundOutcome> => {
  try {
    return await payments.gateway.refund({ key, charge, amount });
  } catch (error) {
    if (error instanceof PaymentsUnavailable) return { state: 'UNKNOWN' };
    throw error;
  }
};

/** Effects of a refund, in the open transaction: reverses the invoice's ledger entries and ends the plan it paid for. */
export const applyRefund = async (
  repositories: Pick<Repositories, 'accounts' | 'invoices' | 'mailOutbox' | 'subscriptions'>,
  refund: Pick<Refund, 'id'>,
  invoice: Invoice,
  { at, askedAt }: { readonly at: number; readonly askedAt: number },
): Promise<void> => {
  const { invoices, subscriptions } = repositories;
  const { id: invoiceId, accountId, currency, credit, subscriptionId } = invoice;
  await invoices.settle(invoiceId, 'refunded', at);
  await invoices.enter({ id: refund.id, accountId, invoiceId, currency }, entriesOfRefund(invoice), at);
  await invoices.addToBalance(accountId, currency, credit);
  const subscription = await subscriptions.findOf(accountId);
  if (subscription?.id !== subscriptionId || subscription.endedAt !== null) return;
  const ended = end(subscription, 'refunded', at);
  await subscriptions.save(ended);
  await subscriptions.dropReserved(accountId);
  await enqueueBillingEmail(repositories, accountId, endEmail(ended), askedAt);
};

/** Effects of a refund that the provider refused: the code of a paid gift becomes redeemable again. */
const leaveAsItWas = async ({ gifts, codes }: Pick<Repositories, 'codes' | 'gifts'>, { onPaid }: Invoice): Promise<void> => {
  if (onPaid.do === 'gift') await codes.restoreGift((await gifts.get(onPaid.giftId)).codeHash);
};

/**
 * Requests a recorded refund from the provider outside any transaction and saves the outcome once. Safe to repeat after
 * a crash: the refund's id is the idempotency key.
 */
export const settleRefund = async (deps: Given, refundId: string): Promise<Refund['state']> => {
  const { now } = deps;
  const refund = await deps.repositories.refunds.get(refundId);
  if (refund.state === 'REFUNDED' || refund.state === 'REFUSED') return refund.state;
  const { state } = await ask(deps, refund);
  const at = await billingTime(deps, refund.accountId);
  return deps.inTransaction(async (repositories) => {
    await repositories.subscriptions.findLocked(refund.accountId);
    const before = await repositories.refunds.get(refundId);
    if (before.state === 'REFUNDED' || before.state === 'REFUSED') return before.state;
    const askedAt = now();
    await repositories.refunds.save(refundId, state, state === 'UNKNOWN' ? nextPollAt(before.polls, askedAt) : null);
    const invoice = await repositories.invoices.get(refund.invoiceId);
    if (state === 'REFUNDED') await applyRefund(repositories, refund, invoice, { at, askedAt });
    if (state === 'REFUSED') await leaveAsItWas(repositories, invoice);
    return state;
  });
};

/** Job: retries refunds with an unknown outcome, on the schedule of unknown charges. */
export const settleRefunds = async (deps: Given, signal?: AbortSignal): Promise<void> => {
  const faults: unknown[] = [];
  for (const id of await deps.repositories.refunds.listUnsettled(deps.now(), BATCH)) {
    if (signal?.aborted) break;
    await settleRefund(deps, id).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
};
