import { nextAsk } from '@madang/domain/billing/attempts.ts';
import type { Deps } from '../deps.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';
import { giveBack } from './give-back.ts';

/** The first step of a refund, in a transaction: whether there is something to give back, and the row that stands for it. */
const decide = (deps: Deps, invoiceId: string) =>
  deps.inTransaction(async ({ invoices, paymentAttempts, refunds, subscriptions, gifts, codes }) => {
    const seen = await invoices.find(invoiceId);
    if (!seen) return refuse('TRANSACTION_NOT_FOUND');
    const { accountId } = seen;
    await subscriptions.findLocked(accountId);
    const before = await refunds.findOf(invoiceId);
    if (before) return answer(before.id);
    const { state, total: amount, deed } = await invoices.get(invoiceId);
    const attempt = await paymentAttempts.findOf(invoiceId);
    const charge = attempt?.reference ?? null;
    // What a slip brought is not given back by the provider (trust.md 5).
    if (state !== 'paid' || charge === null || attempt?.payer) return refuse('NOT_REFUNDABLE');
    // A renewal that is under way would be paid for a plan that is over.
    if (await invoices.findOpen(accountId)) return refuse('PURCHASE_UNDER_WAY');
    // From here on nobody redeems it, also while nobody knows yet whether the money was given back.
    if (deed.do === 'gift' && !(await codes.voidGift((await gifts.get(deed.giftId)).codeHash, deps.now())))
      return refuse('GIFT_REDEEMED');
    const id = deps.newId();
    await refunds.add({ id, invoiceId, accountId, charge, amount }, deps.now(), nextAsk(0, deps.now()));
    return answer(id);
  });

/** Gives a payment back, whole: the plan that it paid for ends at once, a gift is worth nothing more. Asked for twice it is given once. */
export const createRefund: UseCase<'createRefund'> =
  (deps) =>
  async (_operator, { transaction_id: invoiceId }) => {
    const decided = await decide(deps, invoiceId);
    if (!decided.ok) return decided;
    const state = await giveBack(deps, decided.value);
    if (state === 'REFUSED') return refuse('NOT_REFUNDABLE');
    return answer({ state: state === 'REFUNDED' ? ('refunded' as const) : ('pending' as const) });
  };
