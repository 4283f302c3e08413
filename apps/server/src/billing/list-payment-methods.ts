import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Payment methods: the store, partner or boleto that pays for the running plan, and the saved cards (SU-59). */
export const listPaymentMethods: UseCase<'listPaymentMethods', Needs<'repositories', 'instruments' | 'subscriptions'>> =
  ({ repositories }) =>
  async ({ accountId }) => {
    const subscription = await repositories.subscriptions.findOf(accountId);
    const cards = (await repositories.instruments.listOf(accountId)).map(({ brand, last4, isPrimary }) => ({
      method: 'CARD',
      brand,
      last4,
      primary: isPrimary,
    }));
    const elsewhere =
      subscription && subscription.gateway !== 'CARD'
        ? [{ method: subscription.gateway, brand: null, last4: null, primary: cards.length === 0 }]
        : [];
    const objects = [...elsewhere, ...cards];
    return answer({ objects, total_count: objects.length });
  };
