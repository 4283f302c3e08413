import type { Needs } from '../use-case/needs.ts';
import type { PurchaseResult } from '@madang/contract/billing/billing.contract.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import { presentBought } from './billing.presenter.ts';
import { recordReply, type IdempotentRequest } from './idempotent-replay.ts';
import { chargeAttempt } from './charge-attempt.ts';

/** Charges a placed order and returns the outcome. An idempotent replay returns the earlier response. */
export const payOrder = async <Before>(
  deps: Needs<
    'billing' | 'inTransaction' | 'now' | 'payments' | 'repositories',
    | 'accounts'
    | 'codes'
    | 'gifts'
    | 'idempotencyKeys'
    | 'instruments'
    | 'invoices'
    | 'mailOutbox'
    | 'paymentAttempts'
    | 'subscriptions'
  >,
  call: IdempotentRequest,
  ordered: { readonly before: Before } | { readonly invoice: Invoice; readonly attemptId: string | null },
) => {
  if ('before' in ordered) return ordered.before;
  const { invoice, attemptId } = ordered;
  const taken = attemptId === null ? 'paid' : await chargeAttempt(deps, attemptId);
  const attempt = attemptId === null ? null : await deps.repositories.paymentAttempts.get(attemptId);
  const reply = taken === 'declined' ? refuse('CARD_DECLINED') : answer<PurchaseResult>(presentBought(taken, invoice, attempt));
  return recordReply(deps.repositories, call, reply);
};
