import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { type RefObject, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { refusalText } from '#app/shell/refusal-text.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CardFieldsHandle } from '../card-fields/CardFields.tsx';

interface Failure {
  readonly text: string;
  readonly help: boolean;
}

/** Saves the typed card as a new one or as the replacement of `replaced`. The fields show their own errors. */
export const useSaveCard = (
  fields: RefObject<CardFieldsHandle | null>,
  replaced: BillingInfo | null,
  onSaved: (card: BillingInfo) => Promise<void>,
) => {
  const { words } = useWords(refusalWords);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const save = async (primary: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const token = (await fields.current?.requestToken()) ?? null;
      if (token === null) return;
      const card = replaced
        ? await api.changeBillingInfo({ token_id: token, billing_info_id: replaced.id })
        : await api.addBillingInfo({ token_id: token, primary });
      await onSaved(card);
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setFailure(
        error.reason === null
          ? { text: words.shell.outage, help: true }
          : { text: refusalText(words, error.reason), help: false },
      );
    } finally {
      setBusy(false);
    }
  };

  return { busy, failure, save: (primary: boolean) => void save(primary) };
};
