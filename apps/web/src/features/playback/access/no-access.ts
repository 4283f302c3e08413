import { isCallFailed } from '@madang/contract/client.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';

/** Why nothing plays or is read: a refusal of the call, or something broken with the code to tell. */
export type NoAccess =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'outage'; readonly code: string };

/** What a failed call for a film or a strip says; throws what is no failed call. */
export const noAccessOf = (error: unknown): NoAccess => {
  if (!isCallFailed(error)) throw error;
  return error.reason === null ? { kind: 'outage', code: error.code } : { kind: 'refused', refusal: error.reason };
};
