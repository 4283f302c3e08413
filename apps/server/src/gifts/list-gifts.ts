import { answer, type UseCase } from '../http/handlers.ts';
import { presentGift } from './gift.presenter.ts';

/** What somebody has given, newest first; it stays listed where no gifts are sold any more. */
export const listGifts: UseCase<'listGifts'> =
  (deps) =>
  async ({ accountId }, { offset, limit }) => {
    const { gifts, count } = await deps.repositories.gifts.listOf(accountId, offset, limit);
    return answer({ objects: gifts.map((gift) => presentGift(deps, gift)), total_count: count });
  };
