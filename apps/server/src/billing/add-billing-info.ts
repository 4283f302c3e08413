import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentCard } from './billing.presenter.ts';
import { collectOwed } from './collect-owed.ts';
import { isCharged } from './is-charged.ts';
import { keepCard } from './keep-card.ts';

export const addBillingInfo: UseCase<'addBillingInfo'> =
  (deps) =>
  async ({ accountId, partnerBilled }, { token_id: token, primary }) => {
    if (partnerBilled) return refuse('BILLED_BY_PARTNER');
    const kept = await keepCard(deps, accountId, { token, primary });
    if (!kept.ok) return kept;
    const { card } = kept.value;
    if (card.isPrimary) await collectOwed(deps, accountId);
    return answer(presentCard(card, await isCharged(deps.repositories, accountId)));
  };
