import { fill } from '@madang/i18n/fill.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';
import { sayDate } from './own-view.ts';
import { useSpeech } from './use-speech.ts';

/** Resumes a cancelled plan, and keeps the running one; what became of it is said, and all that depends on it is read anew. */
export const useOwnActions = () => {
  const speech = useSpeech();
  const { words } = useWords(refusalWords);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const apologize = useApology();
  const [busy, setBusy] = useState<'resume' | 'keepPlan' | null>(null);
  const { own } = speech.words.payment;

  const run = async (action: 'resume' | 'keepPlan', act: () => Promise<string>): Promise<boolean> => {
    setBusy(action);
    try {
      toast(await act(), 'done');
      await revalidate();
      return true;
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      if (error.reason === null) apologize();
      else {
        toast(words.refusals[error.reason], 'failed');
        // It stands otherwise than the page knew.
        await revalidate();
      }
      return false;
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    resume: () =>
      run('resume', async () => {
        const { next_renewal_at: next } = await api.reactivateSubscription();
        return next === null ? own.resumedPlain : fill(own.resumed, { date: sayDate(speech, next) });
      }),
    keepPlan: () =>
      run('keepPlan', async () => {
        await api.removePlanChange();
        return own.kept;
      }),
  };
};
