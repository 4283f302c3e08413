import { taxIdIn } from './tax-id.ts';

/** A boleto is payable at Brazilian banks only, in reais. */
export const BOLETO_COUNTRY = 'BR';
export const BOLETO_CURRENCY = 'BRL';
/** Lifetime of a boleto, in days. */
export const BOLETO_DAYS = 3;

/** Payer of a boleto. */
export interface BoletoPayer {
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ without punctuation. */
  readonly taxId: string;
  readonly address: { readonly line: string; readonly city: string; readonly state: string; readonly postalCode: string };
  /** Lifetime in days. */
  readonly days: number;
}

/** Boleto as shown to its payer. */
export interface BoletoVoucher {
  /** Printed digits, which the payer types in at a bank. */
  readonly number: string;
  /** Web page of the boleto. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Payer from billing details. Null outside Brazil, or where required fields are missing. */
export const boletoPayer = (
  address: { readonly country: string; readonly fields: Readonly<Record<string, string>> } | null,
  email: string,
): BoletoPayer | null => {
  if (address?.country !== BOLETO_COUNTRY) return null;
  const { first_name, last_name, street, number, city, state, cep, tax_id } = address.fields;
  const taxId = taxIdIn(tax_id ?? '')?.value;
  if (!first_name || !last_name || !street || !number || !city || !state || !cep || !taxId) return null;
  return {
    name: `${first_name} ${last_name}`,
    email,
    taxId,
    address: { line: `${street}, ${number}`, city, state, postalCode: cep },
    days: BOLETO_DAYS,
  };
};
