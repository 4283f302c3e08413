import type { FieldFault } from './field-rules.ts';

/** Brazilian tax number without punctuation: CPF of a person, or CNPJ of a company. */
export interface TaxId {
  readonly kind: 'cpf' | 'cnpj';
  readonly value: string;
}

/** Lengths of a CPF and of a CNPJ, the shortest and the longest tax number. */
export const MIN_TAX_ID_LENGTH = 11;
export const MAX_TAX_ID_LENGTH = 14;

const CPF = /^[0-9]{11}$/;
/** Since July 2026 a CNPJ may have letters before its two check digits (Receita Federal, IN 2.229/2024). */
const CNPJ = /^[0-9A-Z]{12}[0-9]{2}$/;

/** The weights of a CPF rise with every place. Those of a CNPJ cycle from 2 to 9. */
const MAX_WEIGHT = { cpf: 11, cnpj: 9 } as const;

/** Modulo 11 with weights from 2 on, counted from the right; a letter is worth its code less that of the digit 0. */
const checkDigit = (text: string, highest: number): string => {
  const worth = [...text].reverse().map((letter, place) => (letter.charCodeAt(0) - 48) * ((place % (highest - 1)) + 2));
  const rest = worth.reduce((sum, one) => sum + one, 0) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
};

const isChecked = (value: string, kind: TaxId['kind']): boolean => {
  // 111.111.111-11 and the like pass the checksum, but are never issued.
  if (value === value.charAt(0).repeat(value.length)) return false;
  const body = value.slice(0, -2);
  const first = checkDigit(body, MAX_WEIGHT[kind]);
  return value === body + first + checkDigit(body + first, MAX_WEIGHT[kind]);
};

/** Letters and digits of typed text, in capitals. NFKC folds the full-width forms of Chinese keyboards. */
const lettersAndDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Parses a typed tax number: digits only (BI-68), or a CNPJ with letters. Null for neither. */
export const taxIdIn = (typed: string): TaxId | null => {
  const written = lettersAndDigits(typed);
  if (CNPJ.test(written) && isChecked(written, 'cnpj')) return { kind: 'cnpj', value: written };
  const digits = written.replace(/[A-Z]/g, '');
  if (CPF.test(digits) && isChecked(digits, 'cpf')) return { kind: 'cpf', value: digits };
  return CNPJ.test(digits) && isChecked(digits, 'cnpj') ? { kind: 'cnpj', value: digits } : null;
};

export const faultOfTaxId = (typed: string): FieldFault | null => {
  if (taxIdIn(typed) !== null) return null;
  const { length } = lettersAndDigits(typed);
  if (length < MIN_TAX_ID_LENGTH) return 'too_short';
  return length > MAX_TAX_ID_LENGTH ? 'too_long' : 'malformed';
};

/** Formats for display: 529.982.247-25, or 11.222.333/0001-81. */
export const shownTaxId = ({ kind, value }: TaxId): string =>
  kind === 'cpf' ? value.replace(/^(.{3})(.{3})(.{3})/, '$1.$2.$3-') : value.replace(/^(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-');
