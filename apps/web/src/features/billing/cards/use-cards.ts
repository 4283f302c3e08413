import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import { api } from '#app/platform/api.ts';
import { useOneClickChanges } from '#app/shell/use-one-click-changes.ts';

/**
 * Makes a card primary and deletes one, each with its toast on success. The list is reloaded, because the subscription
 * is charged to the new primary card. `busy` is the ID of a card.
 */
export const useCards = () => {
  const { running, change } = useOneClickChanges<string>();
  const run = (id: string, call: () => Promise<unknown>, text: string): Promise<boolean> =>
    change(id, async () => {
      await call();
      return { text, tone: 'done' };
    });

  return {
    busy: running,
    makePrimary: ({ id }: BillingInfo, done: string) => run(id, () => api.selectPrimaryBillingInfo({ id }), done),
    remove: ({ id }: BillingInfo, done: string) => run(id, () => api.removeBillingInfo({ id }), done),
  };
};
