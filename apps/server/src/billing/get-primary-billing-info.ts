import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentSavedCard } from './billing.presenter.ts';
import { isCharged } from './saved-cards.ts';

export const getPrimaryBillingInfo: UseCase<'getPrimaryBillingInfo', Needs<'repositories', 'instruments' | 'subscriptions'>> =
  ({ repositories }) =>
  async ({ accountId }) => {
    const card = (await repositories.instruments.listOf(accountId)).find(({ isPrimary }) => isPrimary);
    return answer(card ? presentSavedCard(card, await isCharged(repositories, accountId)) : null);
  };
