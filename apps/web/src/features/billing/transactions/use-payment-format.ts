import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import type { PaymentFormat } from '@madang/i18n/receipt.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';

/** The words, and how dates and prices are written where the viewer is. */
export const usePaymentFormat = (): PaymentFormat => {
  const { words, locale } = useWords(paymentWords, subscriptionsWords);
  return { words, locale, timeZone: useTimeZone() };
};
