import { isCallFailed } from '@madang/contract/client.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';

/** Why playback or reading is unavailable: a refusal, or an outage with its error code. */
export type NoAccess =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'outage'; readonly code: string };

/** Reason of a failed call for a film or strip. Rethrows any other error. */
export const noAccessOf = (error: unknown): NoAccess => {
  if (!isCallFailed(error)) throw error;
  return error.reason === null ? { kind: 'outage', code: error.code } : { kind: 'refused', refusal: error.reason };
};
