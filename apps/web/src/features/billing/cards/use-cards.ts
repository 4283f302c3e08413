import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { refusalText } from '#app/shell/refusal-text.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';

/**
 * Makes a card primary and deletes one. The list is reloaded, because the subscription is charged to the new primary
 * card.
 */
export const useCards = () => {
  const { words } = useWords(refusalWords);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const apologize = useApology();
  const [busy, setBusy] = useState<string | null>(null);

  /** Returns whether it succeeded. */
  const run = async (id: string, act: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(id);
    try {
      await act();
      toast(done, 'done');
      await revalidate();
      return true;
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      if (error.reason === null) apologize();
      else {
        toast(refusalText(words, error.reason), 'failed');
        await revalidate();
      }
      return false;
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    makePrimary: ({ id }: BillingInfo, done: string) => run(id, () => api.selectPrimaryBillingInfo({ id }), done),
    remove: ({ id }: BillingInfo, done: string) => run(id, () => api.removeBillingInfo({ id }), done),
  };
};
