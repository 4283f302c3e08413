import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import { ProviderRests } from '../../outgoing/provider-rests.ts';

/**
 * Outcome of a request. `nothing done`: Recurly did not process it or was never reached. With the last kind it may have
 * been processed, so it is never shown as declined.
 */
export type RecurlyResponse<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'declined'; readonly decline: DeclineKind; readonly code: string }
  | { readonly kind: 'refused'; readonly type: string; readonly params: readonly string[]; readonly reason: string }
  | { readonly kind: 'not found' }
  | { readonly kind: 'nothing done'; readonly reason: string }
  | { readonly kind: 'unknown outcome'; readonly reason: string };

interface LibraryError {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly name?: unknown;
  readonly params?: readonly { readonly param?: unknown }[];
  readonly transactionError?: { readonly category?: unknown; readonly code?: unknown };
  readonly getResponse?: () => { readonly status?: number } | undefined;
}

/** Error codes of a connection that was never established, so no request was sent. */
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);
/** Unauthorized, rate limited or unavailable: the request was not processed. */
const DID_NOTHING: ReadonlySet<number> = new Set([401, 403, 429, 503]);
/** Decline categories that no retry can fix, so the invoice waits for another card. */
const HARD: ReadonlySet<unknown> = new Set(['hard', 'fraud', 'invalid', 'not_supported']);
/** Categories in which Recurly's payment gateway has no outcome either. */
const UNHEARD: ReadonlySet<unknown> = new Set(['communication', 'unknown', 'api_error']);

/** Classifies an error of Recurly's client library. */
export const heardOfError = (thrown: unknown): Exclude<RecurlyResponse<never>, { kind: 'answer' }> => {
  if (thrown instanceof ProviderRests) return { kind: 'nothing done', reason: thrown.message };
  const error = (thrown ?? {}) as LibraryError;
  // Recurly's messages may contain personal data, and reasons are logged
  const reason = String(error.type ?? error.code ?? error.name ?? 'error');
  const status = error.getResponse?.()?.status;
  if (UNREACHED.has(error.code)) return { kind: 'nothing done', reason };
  if (status === undefined) return { kind: 'unknown outcome', reason };
  if (status === 404) return { kind: 'not found' };
  if (DID_NOTHING.has(status)) return { kind: 'nothing done', reason };
  if (error.type === 'transaction') {
    const { category, code } = error.transactionError ?? {};
    if (UNHEARD.has(category)) return { kind: 'unknown outcome', reason };
    return { kind: 'declined', decline: HARD.has(category) ? 'hard' : 'soft', code: String(code ?? 'declined') };
  }
  // 409 and simultaneous_request: the key, or the account, is in use by a concurrent request
  if (status >= 500 || status === 409 || error.type === 'simultaneous_request') return { kind: 'unknown outcome', reason };
  const params = (error.params ?? []).map(({ param }) => String(param));
  return { kind: 'refused', type: String(error.type ?? status), params, reason };
};
