import type { Repositories } from '@madang/database/repositories.ts';
import { isCanceledHere } from '@madang/domain/subscriptions/platform.ts';

/** Whether the running plan will renew with the primary card. */
export const isCharged = async ({ subscriptions }: Pick<Repositories, 'subscriptions'>, accountId: string): Promise<boolean> => {
  const subscription = await subscriptions.findOf(accountId);
  return (
    subscription !== null && subscription.renewable && isCanceledHere(subscription.sku) && subscription.status !== 'CANCELED'
  );
};
