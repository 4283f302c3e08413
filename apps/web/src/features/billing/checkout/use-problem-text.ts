import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Reason } from './use-purchase.ts';

/** Why nothing was bought, in words (BI-78, BI-79). */
export const useProblemText = (): ((reason: Reason) => string) => {
  const { words } = useWords(checkoutWords);
  const reasonText = useReasonText();
  return (reason) => (reason === 'PURCHASE_FAILED' ? words.checkout.purchaseFailed : reasonText(reason));
};
