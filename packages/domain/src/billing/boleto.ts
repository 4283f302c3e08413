import { taxIdIn } from './tax-id.ts';

/** A boleto is payable at Brazilian banks only, in reais. */
export const BOLETO_COUNTRY = 'BR';
export const BOLETO_CURRENCY = 'BRL';
/** Days until a slip expires. */
export const BOLETO_DAYS = 3;

/** Whom a slip is made out to. */
export interface BoletoPayer {
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ without punctuation. */
  readonly taxId: string;
  readonly address: { readonly line: string; readonly city: string; readonly state: string; readonly postalCode: string };
  /** Days until it expires. */
  readonly days: number;
}

/** A slip as its payer sees it. */
export interface BoletoVoucher {
  /** The digits that are typed in at a bank, as they are printed. */
  readonly number: string;
  /** Where the slip is shown. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The payer in kept billing details; null where they are not of Brazil, or lack what a bank asks for. */
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
