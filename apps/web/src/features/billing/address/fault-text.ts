import type { FieldOfForm } from '@madang/domain/billing/address-form.ts';
import { fill } from '@madang/i18n/fill.ts';
import type { billingAddressWords } from '@madang/i18n/parts/billing-address.ts';

type AddressWords = NonNullable<(typeof billingAddressWords)['words']>;

/** Validation error of a field: the message written for the field, else the generic one (BI-66). */
export const faultText = (words: AddressWords, { name, shortest, longest }: FieldOfForm, fault: string): string => {
  const own: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = words.faults;
  const anyField: Readonly<Record<string, string>> = words.anyField;
  const text = own[name]?.[fault] ?? anyField[fault] ?? words.anyField.malformed;
  return fill<string>(text, { field: words.named[name], shortest, longest });
};
