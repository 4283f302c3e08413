import type { faultOfNamePart } from '@madang/domain/billing/card.ts';
import type { WordsWith } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { cardFormWords } from '@madang/i18n/parts/card-form.ts';

type Fault = ReturnType<typeof faultOfNamePart>;

interface NameRule {
  /** Text for an empty field. */
  readonly missing: string;
  readonly maxLength: number;
}

/** Text for the validation error of a cardholder's name, or of a part of it. Null without an error. */
export const nameFault = (
  fault: Fault,
  { missing, maxLength }: NameRule,
  words: WordsWith<[typeof cardFormWords]>['cardForm'],
): string | null => {
  if (fault === 'too_long') return fill(words.holderTooLong, { count: maxLength });
  return fault && (fault === 'missing' ? missing : words.holderInvalid);
};
