import type { Resumed } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { type ToastTone, useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, isCallFailed } from '#app/platform/api.ts';
import { refusalText } from '#app/shell/refusal-text.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';
import { sayDate, type Speech } from './own-view.ts';
import { useSpeech } from './use-speech.ts';

/** What may be asked for with one click. */
type OneClick = 'resume' | 'endBreak' | 'keepWatching' | 'keepPlan';

interface Said {
  readonly text: string;
  readonly tone: ToastTone;
}
const done = (text: string): Said => ({ text, tone: 'done' });

/** Toast for an ended pause and the charge it caused. */
const sayResumed = (speech: Speech, { state, subscription: { next_renewal_at: next } }: Resumed): Said => {
  const { own } = speech.words.payment;
  switch (state) {
    case 'kept':
      return done(own.breakDropped);
    case 'paid':
      return done(next === null ? own.resumedPlain : fill(own.breakOver, { date: sayDate(speech, next) }));
    case 'pending':
      return { text: own.next.resuming, tone: 'information' };
    case 'declined':
      return { text: own.breakDeclined, tone: 'failed' };
  }
};

/** Resumes a canceled plan, ends a pause and keeps the current plan. Each shows a toast and revalidates the page. */
export const useOwnActions = () => {
  const speech = useSpeech();
  const { words } = useWords(refusalWords);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const apologize = useApology();
  const [busy, setBusy] = useState<OneClick | null>(null);
  const { own } = speech.words.payment;

  const run = async (action: OneClick, act: () => Promise<Said>): Promise<boolean> => {
    setBusy(action);
    try {
      const { text, tone } = await act();
      toast(text, tone);
      await revalidate();
      return true;
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      if (error.reason === null) apologize();
      else {
        toast(refusalText(words, error.reason), 'failed');
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
        return done(next === null ? own.resumedPlain : fill(own.resumed, { date: sayDate(speech, next) }));
      }),
    endPause: (action: 'endBreak' | 'keepWatching') =>
      run(action, async () => sayResumed(speech, await api.resumeSubscription())),
    keepPlan: () =>
      run('keepPlan', async () => {
        await api.removePlanChange();
        return done(own.kept);
      }),
  };
};
