import type { Resumed } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { api } from '#app/platform/api.ts';
import { type OutcomeToast, useOneClickChanges } from '#app/shell/use-one-click-changes.ts';
import { sayDate, type PlanFormat } from './own-view.ts';
import { usePlanFormat } from './use-plan-format.ts';

/** What may be asked for with one click. */
type OneClick = 'resume' | 'endBreak' | 'keepWatching' | 'keepPlan';

const done = (text: string): OutcomeToast => ({ text, tone: 'done' });

/** Toast for an ended pause and the charge it caused. */
const sayResumed = (format: PlanFormat, { state, subscription: { next_renewal_at: next } }: Resumed): OutcomeToast => {
  const { own } = format.words.payment;
  switch (state) {
    case 'kept':
      return done(own.breakDropped);
    case 'paid':
      return done(next === null ? own.resumedPlain : fill(own.breakOver, { date: sayDate(format, next) }));
    case 'pending':
      return { text: own.next.resuming, tone: 'information' };
    case 'declined':
      return { text: own.breakDeclined, tone: 'failed' };
  }
};

/** Resumes a canceled plan, ends a pause and keeps the current plan. Each shows a toast and revalidates the page. */
export const useOwnActions = () => {
  const format = usePlanFormat();
  const { running, change } = useOneClickChanges<OneClick>();
  const { own } = format.words.payment;

  return {
    busy: running,
    resume: () =>
      change('resume', async () => {
        const { next_renewal_at: next } = await api.reactivateSubscription();
        return done(next === null ? own.resumedPlain : fill(own.resumed, { date: sayDate(format, next) }));
      }),
    endPause: (action: 'endBreak' | 'keepWatching') =>
      change(action, async () => sayResumed(format, await api.resumeSubscription())),
    keepPlan: () =>
      change('keepPlan', async () => {
        await api.removePlanChange();
        return done(own.kept);
      }),
  };
};
