import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentSavedCard } from './billing.presenter.ts';
import { collectOwed } from './collect-owed.ts';
import { isCharged, saveCard } from './saved-cards.ts';

export const addBillingInfo: UseCase<
  'addBillingInfo',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'payments' | 'repositories',
    'accounts' | 'codes' | 'gifts' | 'instruments' | 'invoices' | 'mailOutbox' | 'paymentAttempts' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId, partnerBilled }, { token_id: token, primary }) => {
    if (partnerBilled) return refuse('BILLED_BY_PARTNER');
    const kept = await saveCard(deps, accountId, { token, primary });
    if (!kept.ok) return kept;
    const { card } = kept.value;
    if (card.isPrimary) await collectOwed(deps, accountId);
    return answer(presentSavedCard(card, await isCharged(deps.repositories, accountId)));
  };
