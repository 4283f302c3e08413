import { faultOfZip } from '@madang/domain/billing/card.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import type { cardFormWords } from '@madang/i18n/parts/card-form.ts';

/** What is wrong with a postal code beside a card, in words, or null (BI-28); null is one that the billing address asks for. */
export const zipFault = (
  typed: string | null,
  country: string | null,
  words: WordsWith<[typeof cardFormWords]>['cardForm'],
): string | null => {
  if (typed === null) return null;
  const fault = faultOfZip(typed, country);
  return fault && (fault === 'missing' ? words.zipMissing : words.zipInvalid);
};
