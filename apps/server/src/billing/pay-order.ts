import type { Bought } from '@madang/contract/billing/billing.contract.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import type { Deps } from '../deps.ts';
import { answer, refuse } from '../http/handlers.ts';
import { presentBought } from './billing.presenter.ts';
import { takeMoney } from './take-money.ts';

/** Asks for the money of what was ordered, and says what became of it; what was ordered before is said as it stands. */
export const payOrder = async (
  deps: Deps,
  ordered: Bought | { readonly invoice: Invoice; readonly attemptId: string | null },
) => {
  if ('state' in ordered) return answer(ordered);
  const { invoice, attemptId } = ordered;
  const taken = attemptId === null ? 'paid' : await takeMoney(deps, attemptId);
  deps.sessions.forgetAccount(invoice.accountId);
  deps.mail.begin();
  if (taken === 'declined') return refuse('CARD_DECLINED');
  const attempt = attemptId === null ? null : await deps.repositories.paymentAttempts.get(attemptId);
  return answer(presentBought(taken, invoice, attempt));
};
