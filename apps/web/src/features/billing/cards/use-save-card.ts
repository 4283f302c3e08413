import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import type { RefObject } from 'react';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { failureText } from '#app/shell/failure-text.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CardFieldsHandle } from '../card-fields/CardFields.tsx';

/** Saves the typed card as a new one or as the replacement of `replaced`. The fields show their own errors. */
export const useSaveCard = (
  fields: RefObject<CardFieldsHandle | null>,
  replaced: BillingInfo | null,
  onSaved: (card: BillingInfo) => Promise<void>,
) => {
  const { words } = useWords(refusalWords);
  const { busy, failure, run } = useCall();

  const save = (primary: boolean): void =>
    void run(async () => {
      const token = (await fields.current?.requestToken()) ?? null;
      if (token === null) return;
      const card = replaced
        ? await api.changeBillingInfo({ token_id: token, billing_info_id: replaced.id })
        : await api.addBillingInfo({ token_id: token, primary });
      await onSaved(card);
    });

  return { busy, failure: failure && failureText(words, failure), save };
};
