import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';

/** Why playback or reading is unavailable: a refusal, or an outage with its error code. */
export type NoAccess =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'outage'; readonly code: string };

/** Reason of a failed call for a film or strip. Rethrows any other error. */
export const toNoAccess = onCallFailed(({ reason, code }): NoAccess =>
  reason === null ? { kind: 'outage', code } : { kind: 'refused', refusal: reason },
);
