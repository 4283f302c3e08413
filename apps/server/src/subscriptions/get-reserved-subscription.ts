import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentReserved } from './subscription.presenter.ts';

export const getReservedSubscription: UseCase<'getReservedSubscription', Needs<'repositories', 'subscriptions'>> =
  ({ repositories }) =>
  async ({ accountId }) => {
    const reserved = await repositories.subscriptions.findReserved(accountId);
    return answer(reserved && presentReserved(reserved));
  };
