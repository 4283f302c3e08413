import { answer, type UseCase } from '../http/handlers.ts';
import { presentFollowed } from './billing.presenter.ts';
import { takeMoney, takenOf } from './take-money.ts';

/**
 * What became of the last purchase or change of plan, for whoever comes back from their bank or waits: where it waits for them, the provider is
 * asked, and no notice of it needs to have arrived.
 */
export const confirmPurchase: UseCase<'confirmPurchase'> =
  (deps) =>
  async ({ accountId }) => {
    const { invoices, paymentAttempts } = deps.repositories;
    const invoice = await invoices.findLastAsked(accountId);
    if (!invoice) return answer(null);
    const before = await paymentAttempts.findOf(invoice.id);
    if (!before) return answer(presentFollowed('paid', invoice, null));
    // Of one that nobody knows of the provider is asked in its turn, however often somebody looks.
    const taken =
      before.state === 'ACTION_NEEDED' || before.state === 'WAITING' ? await takeMoney(deps, before.id) : takenOf(before);
    deps.mail.begin();
    return answer(presentFollowed(taken, invoice, await paymentAttempts.get(before.id)));
  };
