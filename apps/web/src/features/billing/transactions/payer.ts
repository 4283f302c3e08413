import type { BillingAddress } from '@madang/contract/billing/billing.contract.ts';
import { formatCountry } from '@madang/i18n/format.ts';

/** Who paid, as an invoice prints it: the billing details in the order of their form, or the name of the account. */
export const payerOf = (address: BillingAddress | null, holder: string, locale: string): readonly string[] => {
  if (!address) return [holder];
  const { fields, country } = address;
  const text = (...names: readonly string[]): string =>
    names
      .map((name) => fields[name] ?? '')
      .filter((part) => part !== '')
      .join(' ');
  const lines = [
    text('first_name', 'last_name') || holder,
    text('street', 'number') || text('address_1'),
    text('address_2'),
    text('cep', 'zip', 'city', 'state'),
    formatCountry(locale, country),
    text('tax_id'),
  ];
  return [...new Set(lines)].filter((line) => line !== '');
};
