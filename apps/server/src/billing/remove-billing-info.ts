import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { isCharged } from './saved-cards.ts';

/** Removes a saved card unless the running plan renews with it (BI-34). The oldest remaining card becomes primary. */
export const removeBillingInfo: UseCase<
  'removeBillingInfo',
  Needs<'inTransaction' | 'now' | 'payments', 'instruments' | 'subscriptions'>
> =
  ({ inTransaction, payments, now }) =>
  async ({ accountId }, { id }) => {
    const removed = await inTransaction(async (repositories) => {
      const { subscriptions, instruments } = repositories;
      await subscriptions.findLocked(accountId);
      const cards = await instruments.listOf(accountId);
      const card = cards.find((one) => one.id === id);
      if (!card) return refuse('CARD_NOT_FOUND');
      if (card.isPrimary && (await isCharged(repositories, accountId))) return refuse('CARD_IN_USE');
      await instruments.remove(id, now());
      const [next] = cards.filter((one) => one.id !== id);
      if (card.isPrimary && next) await instruments.makePrimary(accountId, next.id);
      return answer(card);
    });
    if (!removed.ok) return removed;
    await payments.gateway.forgetInstrument(removed.value.reference);
    return answer({ id });
  };
