import { createHash } from 'node:crypto';

/** Path segment of an account at Recurly, where our account id is its code. */
export const accountPath = (accountId: string): string => `code-${accountId}`;

/** Plan codes are lowercase at Recurly (openapi/api.yaml, PlanCode). */
export const toPlanCode = (sku: string): string => sku.toLowerCase();
export const toSku = (planCode: string): string => planCode.toUpperCase();

/** Reference of a card in our tables. Recurly's paths need the account too. */
export const cardReference = (accountId: string, id: string): string => `${accountId}/${id}`;
export const readCardReference = (reference: string): { readonly accountId: string; readonly id: string } => {
  const [accountId = '', id = ''] = reference.split('/');
  return { accountId, id };
};

/** A stable UUID from a Recurly id, so that concurrent readings write one row (RFC 9562, version 8). */
export const toStableUuid = (kind: 'subscription' | 'invoice', id: string): string => {
  const hex = createHash('sha256').update(`recurly ${kind} ${id}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};
