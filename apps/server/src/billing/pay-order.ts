import type { PurchaseResult } from '@madang/contract/billing/billing.contract.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import type { Deps } from '../use-case/deps.ts';
import { answer, refuse } from '../use-case/use-case.ts';
import { presentBought } from './billing.presenter.ts';
import { firstAnswer, type RepeatedCall } from './repeated-call.ts';
import { takeMoney } from './take-money.ts';

/** Charges a placed order and returns the outcome. An idempotent replay returns the earlier response. */
export const payOrder = async <Before>(
  deps: Deps,
  call: RepeatedCall,
  ordered: { readonly before: Before } | { readonly invoice: Invoice; readonly attemptId: string | null },
) => {
  if ('before' in ordered) return ordered.before;
  const { invoice, attemptId } = ordered;
  const taken = attemptId === null ? 'paid' : await takeMoney(deps, attemptId);
  const attempt = attemptId === null ? null : await deps.repositories.paymentAttempts.get(attemptId);
  const reply = taken === 'declined' ? refuse('CARD_DECLINED') : answer<PurchaseResult>(presentBought(taken, invoice, attempt));
  return firstAnswer(deps.repositories, call, reply);
};
