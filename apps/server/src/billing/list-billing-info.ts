import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentCard } from './billing.presenter.ts';
import { isCharged } from './is-charged.ts';

export const listBillingInfo: UseCase<'listBillingInfo'> =
  ({ repositories }) =>
  async ({ accountId }) => {
    const inUse = await isCharged(repositories, accountId);
    const objects = (await repositories.instruments.listOf(accountId)).map((card) => presentCard(card, inUse));
    return answer({ objects, total_count: objects.length });
  };
