import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import type { PlanFormat } from './own-view.ts';

/** The words, and how dates and prices are written where the viewer is. */
export const usePlanFormat = (): PlanFormat => {
  const { words, locale } = useWords(paymentWords, subscriptionsWords);
  return { words, locale, timeZone: useTimeZone() };
};
