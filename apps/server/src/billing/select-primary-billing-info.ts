import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentSavedCard } from './billing.presenter.ts';
import { collectOwed } from './collect-owed.ts';
import { isCharged } from './saved-cards.ts';

export const selectPrimaryBillingInfo: UseCase<
  'selectPrimaryBillingInfo',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId }, { id }) => {
    const chosen = await deps.inTransaction(async ({ subscriptions, instruments }) => {
      await subscriptions.findLocked(accountId);
      const card = (await instruments.listOf(accountId)).find((one) => one.id === id);
      if (card) await instruments.makePrimary(accountId, id);
      return card;
    });
    if (!chosen) return refuse('CARD_NOT_FOUND');
    if (!chosen.isPrimary) await collectOwed(deps, accountId);
    return answer(presentSavedCard({ ...chosen, isPrimary: true }, await isCharged(deps.repositories, accountId)));
  };
