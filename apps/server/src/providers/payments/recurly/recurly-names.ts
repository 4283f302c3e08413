import { createHash } from 'node:crypto';

/** By which Recurly knows an account, in paths: our id is its code there. */
export const accountPath = (accountId: string): string => `code-${accountId}`;

/** Codes of plans have no capitals there (openapi/api.yaml, PlanCode). */
export const planCodeOf = (sku: string): string => sku.toLowerCase();
export const skuOf = (planCode: string): string => planCode.toUpperCase();

/** By which our tables know a card there: a path needs the account too. */
export const cardReference = (accountId: string, id: string): string => `${accountId}/${id}`;
export const readCardReference = (reference: string): { readonly accountId: string; readonly id: string } => {
  const [accountId = '', id = ''] = reference.split('/');
  return { accountId, id };
};

/** The same UUID for the same thing there, whoever reads it first (RFC 9562, version 8). */
export const uuidOf = (kind: 'subscription' | 'invoice', id: string): string => {
  const hex = createHash('sha256').update(`recurly ${kind} ${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};
