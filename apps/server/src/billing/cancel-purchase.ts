import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentFollowed } from './billing.presenter.ts';
import { chargeAttempt } from './charge-attempt.ts';

/** Cancels a purchase or plan change that waits for its payer, so they can pay another way. A paid charge stays paid. */
export const cancelPurchase: UseCase<
  'cancelPurchase',
  Needs<
    'billing' | 'inTransaction' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId }) => {
    const { invoices, paymentAttempts } = deps.repositories;
    const invoice = await invoices.findOpen(accountId);
    const attempt = invoice && (await paymentAttempts.findOf(invoice.id));
    // A renewal is charged off-session and never waits for its payer.
    if (!invoice || !attempt || invoice.kind === 'renewal' || (attempt.state !== 'ACTION_NEEDED' && attempt.state !== 'WAITING'))
      return answer(null);
    await deps.payments.gateway.cancelCharge(attempt.id);
    const taken = await chargeAttempt(deps, attempt.id);
    return answer(presentFollowed(taken, invoice, await paymentAttempts.get(attempt.id)));
  };
