import { allow, type Decision } from '../shared/decision.ts';
import { addressForm, type AddressField, type FieldOfForm } from './address-form.ts';
import { isCountry } from './countries.ts';
import {
  lengthAtMost,
  type FieldFault,
  type FieldRule,
  firstFault,
  hasAlphanumeric,
  hasLetter,
  isHouseNumber,
  isPersonName,
  isPrintable,
  normalText,
  required,
} from './field-rules.ts';
import { faultOfPostalCode, normalPostalCode } from './postal-code.ts';
import { listRegions } from './regions.ts';
import { faultOfTaxId, taxIdIn } from './tax-id.ts';

/** Form input by field. Fields of other countries' forms are ignored. */
export type AddressInput = Readonly<Partial<Record<AddressField, string>>>;
export type AddressFaults = Readonly<Partial<Record<AddressField, FieldFault>>>;

/** Normalized billing address, as stored and printed on invoices. */
export interface BillingAddress {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** Street. In Brazil without the house number. */
  readonly line1: string;
  /** House number, in Brazil only. */
  readonly number: string | null;
  /** Address line 2. In Brazil the neighborhood. */
  readonly line2: string | null;
  readonly city: string;
  /** Code of a state or province where a list exists, else free text. */
  readonly region: string | null;
  /** Null in countries without postal codes. */
  readonly postalCode: string | null;
  /** CPF or CNPJ without punctuation. */
  readonly taxId: string | null;
}

const isOnTheMap: FieldRule = (text) => (isCountry(text) ? null : 'malformed');

/** A region is valid in its own country only. */
const isRegionOf =
  (country: string): FieldRule =>
  (text) => {
    const regions = listRegions(country);
    if (regions === null) return hasLetter(text);
    return Object.hasOwn(regions, text) ? null : 'missing';
  };

const rulesOf = (country: string, field: AddressField): readonly FieldRule[] => {
  switch (field) {
    case 'first_name':
    case 'last_name':
      return [isPersonName];
    case 'country':
      return [isOnTheMap];
    case 'cep':
    case 'zip':
      return [(text) => faultOfPostalCode(country, text)];
    case 'tax_id':
      return [faultOfTaxId];
    case 'number':
      return [isHouseNumber];
    case 'street':
    case 'city':
      return [hasLetter];
    case 'state':
      return [isRegionOf(country)];
    case 'address_1':
    case 'address_2':
      return [hasAlphanumeric];
  }
};

/** Fields with a maximum length: codes have rules of their own, and the country is chosen from a list. */
const isMeasured = (field: AddressField): boolean => !['cep', 'zip', 'tax_id', 'country'].includes(field);

const faultOf = (country: string, { field, required: isRequired, longest }: FieldOfForm, typed: string): FieldFault | null => {
  const text = normalText(typed);
  if (text === '' && !isRequired) return null;
  const measured = isMeasured(field) ? [lengthAtMost(longest)] : [];
  return firstFault(text, [required, isPrintable, ...measured, ...rulesOf(country, field)]);
};

/** All validation errors at once. The browser runs the function before the server does. */
export const faultsOfAddress = (country: string, given: AddressInput): AddressFaults => {
  const faults = addressForm(country).map((one): [AddressField, FieldFault | null] => [
    one.field,
    faultOf(country, one, one.field === 'country' ? country : (given[one.field] ?? '')),
  ]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null)) as AddressFaults;
};

/** Normalized address, or the validation error of each field of the country's form. */
export const checkBillingAddress = (
  country: string,
  given: AddressInput,
): Decision<BillingAddress, 'INPUT_INVALID'> & { readonly faults?: AddressFaults } => {
  const faults = faultsOfAddress(country, given);
  if (Object.keys(faults).length > 0) return { ok: false, refusal: 'INPUT_INVALID', faults };
  const fields = new Set(addressForm(country).map(({ field }) => field));
  const textOf = (field: AddressField): string | null => (fields.has(field) && normalText(given[field] ?? '')) || null;
  const code = textOf('cep') ?? textOf('zip');
  return allow({
    firstName: textOf('first_name') ?? '',
    lastName: textOf('last_name') ?? '',
    country,
    line1: textOf('street') ?? textOf('address_1') ?? '',
    number: textOf('number')?.toUpperCase() ?? null,
    line2: textOf('address_2'),
    city: textOf('city') ?? '',
    region: textOf('state'),
    postalCode: code && normalPostalCode(country, code),
    taxId: taxIdIn(textOf('tax_id') ?? '')?.value ?? null,
  });
};

/** Turns a stored address back into form input, for editing. */
export const toAddressInput = (address: BillingAddress): AddressInput => {
  const isBrazil = address.country === 'BR';
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    country: address.country,
    ...(isBrazil
      ? { cep: address.postalCode ?? '', street: address.line1, number: address.number ?? '', tax_id: address.taxId ?? '' }
      : { address_1: address.line1, zip: address.postalCode ?? '' }),
    address_2: address.line2 ?? '',
    city: address.city,
    state: address.region ?? '',
  };
};
