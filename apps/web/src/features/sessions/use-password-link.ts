import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { refusalText } from '#app/shell/refusal-text.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';

/** Sends a password link to a viewer who signs in with another provider. `sent` is the toast on success. */
export const usePasswordLink = (email: string, sent: string) => {
  const { words } = useWords(refusalWords);
  const toast = useToast();
  const apologize = useApology();
  const [busy, setBusy] = useState(false);

  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.forgotPassword({ email });
      toast(sent, 'done');
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      if (error.reason === null) apologize();
      else toast(refusalText(words, error.reason), 'failed');
    } finally {
      setBusy(false);
    }
  };

  return { busy, send };
};
