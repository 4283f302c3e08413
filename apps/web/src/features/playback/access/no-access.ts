import { isCallFailed } from '@madang/contract/client.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';

/** Why playback or reading is unavailable: a refusal, or an outage with its error code. */
export type NoAccess =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'outage'; readonly code: string };

/** What a failed call for a film or a strip says; throws what is no failed call. */
export const noAccessOf = (error: unknown): NoAccess => {
  if (!isCallFailed(error)) throw error;
  return error.reason === null ? { kind: 'outage', code: error.code } : { kind: 'refused', refusal: error.reason };
};
