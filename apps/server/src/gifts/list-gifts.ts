import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentGift } from './gift.presenter.ts';

/** Gifts that the account has bought, newest first. They stay listed where gifts are no longer sold. */
export const listGifts: UseCase<'listGifts', Needs<'billing' | 'gifts' | 'repositories', 'gifts'>> =
  (deps) =>
  async ({ accountId }, { offset, limit }) => {
    const { gifts, count } = await deps.repositories.gifts.listOf(accountId, offset, limit);
    return answer({ objects: gifts.map((gift) => presentGift(deps, gift)), total_count: count });
  };
