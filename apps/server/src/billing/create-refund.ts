import type { Needs } from '../use-case/needs.ts';
import { nextPollAt } from '@madang/domain/billing/attempts.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { settleRefund } from './settle-refund.ts';

/** First step of a refund, in one transaction: checks that the payment is refundable and records the refund. */
const decide = (
  deps: Needs<
    'inTransaction' | 'newId' | 'now',
    'codes' | 'gifts' | 'invoices' | 'paymentAttempts' | 'refunds' | 'subscriptions'
  >,
  invoiceId: string,
) =>
  deps.inTransaction(async ({ invoices, paymentAttempts, refunds, subscriptions, gifts, codes }) => {
    const seen = await invoices.find(invoiceId);
    if (!seen) return refuse('TRANSACTION_NOT_FOUND');
    const { accountId } = seen;
    await subscriptions.findLocked(accountId);
    const before = await refunds.findOf(invoiceId);
    if (before) return answer(before.id);
    const { state, total: amount, onPaid } = await invoices.get(invoiceId);
    const at = deps.now();
    const attempt = await paymentAttempts.findOf(invoiceId);
    const charge = attempt?.reference ?? null;
    // A boleto has no card to refund to, so the provider cannot refund it.
    if (state !== 'paid' || charge === null || attempt?.payer) return refuse('NOT_REFUNDABLE');
    // A renewal in progress would charge for a plan that the refund ends.
    if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
    // Void the gift code now: it must not be redeemed while the outcome of the refund is unknown.
    if (onPaid.do === 'gift' && !(await codes.voidGift((await gifts.get(onPaid.giftId)).codeHash, at)))
      return refuse('GIFT_REDEEMED');
    const id = deps.newId();
    await refunds.add({ id, invoiceId, accountId, charge, amount }, at, nextPollAt(0, at));
    return answer(id);
  });

/** Refunds a payment in full. Its plan ends at once and a gift code is voided. A repeated call refunds once. */
export const createRefund: UseCase<
  'createRefund',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'refunds' | 'subscriptions'
  >
> =
  (deps) =>
  async (_operator, { transaction_id: invoiceId }) => {
    const decided = await decide(deps, invoiceId);
    if (!decided.ok) return decided;
    const state = await settleRefund(deps, decided.value);
    if (state === 'REFUSED') return refuse('NOT_REFUNDABLE');
    return answer({ state: state === 'REFUNDED' ? ('refunded' as const) : ('pending' as const) });
  };
