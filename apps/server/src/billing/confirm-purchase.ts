import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentFollowed } from './billing.presenter.ts';
import { chargeAttempt, toPaymentState } from './charge-attempt.ts';

/**
 * State of the last purchase or plan change, for a buyer who returns from their bank or polls. A charge that waits for
 * its payer is looked up at the provider, so the result does not depend on a webhook.
 */
export const confirmPurchase: UseCase<
  'confirmPurchase',
  Needs<
    'billing' | 'inTransaction' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId }) => {
    const { invoices, paymentAttempts } = deps.repositories;
    const invoice = await invoices.findLastRequested(accountId);
    if (!invoice) return answer(null);
    const before = await paymentAttempts.findOf(invoice.id);
    if (!before) return answer(presentFollowed('paid', invoice, null));
    // Charges with an unknown outcome are polled by the job, never by this call.
    const taken =
      before.state === 'ACTION_NEEDED' || before.state === 'WAITING'
        ? await chargeAttempt(deps, before.id)
        : toPaymentState(before);
    return answer(presentFollowed(taken, invoice, await paymentAttempts.get(before.id)));
  };
