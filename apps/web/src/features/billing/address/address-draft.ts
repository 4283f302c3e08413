import { addressForm, type AddressField } from '@madang/domain/billing/address-form.ts';
import type { AddressFaults, AddressInput } from '@madang/domain/billing/billing-address.ts';
import { faultOfPostalCode } from '@madang/domain/billing/postal-code.ts';
import { regionOfPostalCode } from '@madang/domain/billing/postal-region.ts';
import { listRegions } from '@madang/domain/billing/regions.ts';

/** An address that is being written, with what was written for other countries on the way. */
export interface AddressDraft {
  readonly country: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** A region is only valid in its country, and a Brazilian neighbourhood is no second address line. */
const keyOf = (country: string, field: AddressField): string => {
  if (field === 'state' && listRegions(country) !== null) return `state of ${country}`;
  return field === 'address_2' && country === 'BR' ? 'neighbourhood' : field;
};

export const readDraftText = ({ country, texts }: AddressDraft, field: AddressField): string =>
  field === 'country' ? country : (texts[keyOf(country, field)] ?? '');

/** The state of a whole postal code, where the form has a list of states and none is chosen yet. */
const stateOfCode = ({ country, texts }: AddressDraft, code: string): Readonly<Record<string, string>> => {
  const key = keyOf(country, 'state');
  const state = faultOfPostalCode(country, code) === null ? regionOfPostalCode(country, code) : null;
  return state === null || texts[key] ? {} : { [key]: state };
};

/** The draft with a changed field. A country change keeps all entered values for when it changes back. */
export const withText = (draft: AddressDraft, field: AddressField, text: string): AddressDraft => {
  const { country, texts } = draft;
  if (field === 'country') return { country: text, texts };
  const state = field === 'zip' ? stateOfCode(draft, text) : {};
  return { country, texts: { ...texts, [keyOf(country, field)]: text, ...state } };
};

/** What the form of the draft's country holds: for `faultsOfAddress`, and for the server. */
export const draftInput = (draft: AddressDraft): AddressInput =>
  Object.fromEntries(addressForm(draft.country).map(({ field }) => [field, readDraftText(draft, field)]));

/**
 * A draft prefilled with known values: an address to correct, or the name and country of an account without an address.
 */
export const createDraft = (country: string, known: AddressInput = {}): AddressDraft =>
  addressForm(country).reduce((draft, { field }) => (field === 'country' ? draft : withText(draft, field, known[field] ?? '')), {
    country,
    texts: {},
  } as AddressDraft);

/** The faults that are left after a change: a field that was changed is not at fault until it is looked at again. */
export const faultsLeft = (faults: AddressFaults, before: AddressDraft, after: AddressDraft): AddressFaults => {
  const shown = new Set(addressForm(after.country).map(({ field }) => field));
  const isLeft = (field: AddressField): boolean =>
    shown.has(field) &&
    readDraftText(before, field) === readDraftText(after, field) &&
    (before.country === after.country || field === 'first_name' || field === 'last_name');
  return Object.fromEntries(Object.entries(faults).filter(([field]) => isLeft(field as AddressField)));
};
