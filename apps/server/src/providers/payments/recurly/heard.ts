import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import { ProviderRests } from '../provider-rests.ts';

/**
 * What became of a request. `nothing done`: Recurly said so, or was never reached. `nobody can tell`: it may have been done, and is not to be called a
 * decline (trust.md 1.2).
 */
export type Heard<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'declined'; readonly decline: DeclineKind; readonly code: string }
  | { readonly kind: 'refused'; readonly type: string; readonly params: readonly string[]; readonly reason: string }
  | { readonly kind: 'not found' }
  | { readonly kind: 'nothing done'; readonly reason: string }
  | { readonly kind: 'nobody can tell'; readonly reason: string };

interface LibraryError {
  readonly type?: unknown;
  readonly code?: unknown;
  readonly name?: unknown;
  readonly params?: readonly { readonly param?: unknown }[];
  readonly transactionError?: { readonly category?: unknown; readonly code?: unknown };
  readonly getResponse?: () => { readonly status?: number } | undefined;
}

/** There was no connection on which anything could have been asked. */
const UNREACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);
/** Closed, too many requests, or it does not know us: nothing was begun. */
const DID_NOTHING: ReadonlySet<number> = new Set([401, 403, 429, 503]);
/** No other day is better for these: they wait for another card (trust.md 1.6). */
const HARD: ReadonlySet<unknown> = new Set(['hard', 'fraud', 'invalid', 'not_supported']);
/** The gateway did not hear the end of it either. */
const UNHEARD: ReadonlySet<unknown> = new Set(['communication', 'unknown', 'api_error']);

/** What an error of the library says of a request. */
export const heardOfError = (thrown: unknown): Exclude<Heard<never>, { kind: 'answer' }> => {
  if (thrown instanceof ProviderRests) return { kind: 'nothing done', reason: thrown.message };
  const error = (thrown ?? {}) as LibraryError;
  // Their own words may name people, and reasons go into the log.
  const reason = String(error.type ?? error.code ?? error.name ?? 'error');
  const status = error.getResponse?.()?.status;
  if (UNREACHED.has(error.code)) return { kind: 'nothing done', reason };
  if (status === undefined) return { kind: 'nobody can tell', reason };
  if (status === 404) return { kind: 'not found' };
  if (DID_NOTHING.has(status)) return { kind: 'nothing done', reason };
  if (error.type === 'transaction') {
    const { category, code } = error.transactionError ?? {};
    if (UNHEARD.has(category)) return { kind: 'nobody can tell', reason };
    return { kind: 'declined', decline: HARD.has(category) ? 'hard' : 'soft', code: String(code ?? 'declined') };
  }
  // 409 and simultaneous_request: the same key, or the same account, is being worked on.
  if (status >= 500 || status === 409 || error.type === 'simultaneous_request') return { kind: 'nobody can tell', reason };
  const params = (error.params ?? []).map(({ param }) => String(param));
  return { kind: 'refused', type: String(error.type ?? status), params, reason };
};
