import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentSavedCard } from './billing.presenter.ts';
import { isCharged } from './saved-cards.ts';

export const listBillingInfo: UseCase<'listBillingInfo', Needs<'repositories', 'instruments' | 'subscriptions'>> =
  ({ repositories }) =>
  async ({ accountId }) => {
    const inUse = await isCharged(repositories, accountId);
    const objects = (await repositories.instruments.listOf(accountId)).map((card) => presentSavedCard(card, inUse));
    return answer({ objects, total_count: objects.length });
  };
