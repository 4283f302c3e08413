import { shownPostalCode } from './postal-code.ts';
import { shownTaxId, taxIdIn } from './tax-id.ts';

/** Postal address formatted as its country writes it. */
export interface WrittenAddress {
  readonly country: string;
  /** Name, street and place, each on its line; without the country. */
  readonly lines: readonly string[];
  /** Formatted. Null for none. */
  readonly taxId: string | null;
}

interface Place {
  readonly city: string;
  readonly state: string;
  readonly code: string;
}

/** Joins the parts that are not empty. */
const joined = (parts: readonly string[], between: string): string => parts.filter((part) => part !== '').join(between);

/** Countries that write the postal code after the city (Universal Postal Union). Elsewhere it comes before. */
const CODE_BEHIND = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US', 'ZA']);

const placeOf = (country: string, { city, state, code }: Place): string => {
  if (country === 'BR') return joined([code, joined([city, state], ' - ')], ' ');
  if (country === 'US' || country === 'CA') return joined([joined([city, state], ', '), code], ' ');
  return CODE_BEHIND.has(country) ? joined([city, state, code], ' ') : joined([joined([code, city], ' '), state], ', ');
};

/** Formats stored address fields in the order and punctuation of their country. */
export const writtenAddress = (country: string, fields: Readonly<Record<string, string>>): WrittenAddress => {
  const text = (name: string): string => fields[name] ?? '';
  const kept = text('cep') || text('zip');
  const code = kept && shownPostalCode(country, kept);
  const typed = text('tax_id');
  const known = taxIdIn(typed);
  const lines = [
    joined([text('first_name'), text('last_name')], ' '),
    joined([text('street'), text('number')], ', ') || text('address_1'),
    text('address_2'),
    placeOf(country, { city: text('city'), state: text('state'), code }),
  ];
  return { country, lines: lines.filter((line) => line !== ''), taxId: known ? shownTaxId(known) : typed || null };
};
