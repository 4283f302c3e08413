import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentReserved } from './subscription.presenter.ts';

export const getReservedSubscription: UseCase<'getReservedSubscription'> =
  ({ repositories }) =>
  async ({ accountId }) => {
    const reserved = await repositories.subscriptions.findReserved(accountId);
    return answer(reserved && presentReserved(reserved));
  };
