import { hasPostalCodes, findPostalLengths } from './postal-code.ts';
import { MAX_TAX_ID_LENGTH, MIN_TAX_ID_LENGTH } from './tax-id.ts';

/** Union of the fields of all countries' billing address forms. */
export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'country',
  'cep',
  'street',
  'number',
  'address_1',
  'address_2',
  'city',
  'state',
  'zip',
  'tax_id',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Label key of a field, where a country calls it differently. */
export type AddressFieldName = AddressField | 'neighbourhood' | 'province' | 'region' | 'postal_code';

/** One field of a country's form. Lengths in characters, separators excluded. */
export interface FieldOfForm {
  readonly field: AddressField;
  readonly name: AddressFieldName;
  readonly required: boolean;
  /** Optional and rarely needed: collapsed until requested. */
  readonly folded: boolean;
  readonly shortest: number;
  readonly longest: number;
}

const MAX_LENGTHS: Readonly<Record<AddressField, number>> = {
  first_name: 50,
  last_name: 50,
  country: 2,
  cep: 8,
  street: 100,
  number: 20,
  address_1: 100,
  address_2: 100,
  city: 60,
  state: 60,
  zip: 20,
  tax_id: MAX_TAX_ID_LENGTH,
};

const WHO = ['first_name', 'last_name', 'country'] as const;
const FORMS: Readonly<Record<string, readonly AddressField[]>> = {
  BR: [...WHO, 'cep', 'street', 'number', 'address_2', 'city', 'state', 'tax_id'],
};
/** The postal code comes first: taxes depend on it, and it determines the state. */
const USUAL_FORM: readonly AddressField[] = [...WHO, 'zip', 'address_1', 'city', 'state', 'address_2'];

/** Countries that need a full address, for sales tax or receipts. Elsewhere country and postal code suffice. */
const FULL_ADDRESS = new Set(['BR', 'US', 'CA']);

const NAMES: Readonly<Record<string, Partial<Record<AddressField, AddressFieldName>>>> = {
  BR: { address_2: 'neighbourhood' },
  US: {},
  CA: { state: 'province', zip: 'postal_code' },
  AU: { zip: 'postal_code' },
  MX: { zip: 'postal_code' },
};
const USUAL_NAMES: Partial<Record<AddressField, AddressFieldName>> = { state: 'region', zip: 'postal_code' };

const ownOr = <T>(table: Readonly<Record<string, T>>, country: string, usual: T): T =>
  Object.hasOwn(table, country) ? (table[country] ?? usual) : usual;

/** Whether a field is required. Address line 2 is the neighborhood in Brazil (BI-57). Not all countries have codes. */
const isRequired = (country: string, field: AddressField): boolean => {
  switch (field) {
    case 'address_2':
      return country === 'BR';
    case 'zip':
      return hasPostalCodes(country);
    case 'address_1':
    case 'city':
    case 'state':
      return FULL_ADDRESS.has(country);
    default:
      return true;
  }
};

const isFolded = (country: string, field: AddressField): boolean => field !== 'zip' && !isRequired(country, field);

const lengthsOf = (country: string, field: AddressField): Pick<FieldOfForm, 'shortest' | 'longest'> => {
  if (field === 'cep' || field === 'zip') return findPostalLengths(country);
  return { shortest: field === 'tax_id' ? MIN_TAX_ID_LENGTH : 0, longest: MAX_LENGTHS[field] };
};

/** The fields of a country's form, in its order. */
export const addressForm = (country: string): readonly FieldOfForm[] =>
  ownOr(FORMS, country, USUAL_FORM).map((field) => ({
    field,
    name: ownOr(NAMES, country, USUAL_NAMES)[field] ?? field,
    required: isRequired(country, field),
    folded: isFolded(country, field),
    ...lengthsOf(country, field),
  }));
