import { faultOfZip } from '@madang/domain/billing/card.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { cardFormWords } from '@madang/i18n/parts/card-form.ts';

/**
 * Error message for a postal code beside a card, or null (BI-28). The code is null when the billing address asks for
 * it.
 */
export const zipFault = (
  typed: string | null,
  country: string | null,
  words: WordsWith<[typeof cardFormWords]>['cardForm'],
): string | null => {
  if (typed === null) return null;
  const fault = faultOfZip(typed, country);
  return fault && (fault === 'missing' ? words.zipMissing : words.zipInvalid);
};
