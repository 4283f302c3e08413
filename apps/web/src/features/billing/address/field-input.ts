import type { AddressField } from '@madang/domain/billing/address-form.ts';
import type { ComponentPropsWithRef } from 'react';

type InputHelp = Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'>;

const PERSON: InputHelp = { autoCapitalize: 'words', spellCheck: false };
const PLACE: InputHelp = { autoCapitalize: 'words', spellCheck: false };
const CODE: InputHelp = { autoCapitalize: 'characters', spellCheck: false };

/** How a browser fills a field, and which keyboard a phone shows for it. */
const HELP: Readonly<Record<AddressField, InputHelp>> = {
  first_name: { ...PERSON, autoComplete: 'billing given-name' },
  last_name: { ...PERSON, autoComplete: 'billing family-name' },
  country: { autoComplete: 'billing country' },
  cep: { ...CODE, autoComplete: 'billing postal-code', inputMode: 'numeric' },
  street: { ...PLACE, autoComplete: 'billing address-line1' },
  // No autofill token exists for a house number.
  number: { ...CODE, autoComplete: 'off' },
  address_1: { ...PLACE, autoComplete: 'billing address-line1' },
  address_2: { ...PLACE, autoComplete: 'billing address-line2' },
  city: { ...PLACE, autoComplete: 'billing address-level2' },
  state: { ...PLACE, autoComplete: 'billing address-level1' },
  zip: { ...CODE, autoComplete: 'billing postal-code' },
  tax_id: { ...CODE, autoComplete: 'off' },
};

/** A US ZIP needs only digits on a phone's keyboard. Postal codes of other countries have letters. */
export const inputHelp = (country: string, field: AddressField): InputHelp => {
  if (country === 'BR' && field === 'address_2') return { ...PLACE, autoComplete: 'billing address-level3' };
  return country === 'US' && field === 'zip' ? { ...HELP.zip, inputMode: 'numeric' } : HELP[field];
};
