import type { FailureEnvelope } from '@madang/contract/envelope.ts';
import { ERRORS, FAULT, OUTAGE, type WireError } from '@madang/contract/errors.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Refused } from '../use-case/use-case.ts';
import type { FailureReason } from '@madang/domain/test-switches/test-switches.ts';
import { findOutage } from './outages.ts';

export interface HttpFailure {
  readonly status: number;
  readonly body: FailureEnvelope;
}

const failure = ({ status, code, message }: WireError, more: Partial<FailureEnvelope> = {}): HttpFailure => ({
  status,
  body: { code, message, ...more },
});

/** A refusal as it travels. */
export const ofRefusal = ({ refusal, fields, retryAfter }: Omit<Refused, 'ok'>): HttpFailure =>
  failure(ERRORS[refusal], {
    reason: refusal,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  });

/** A failure that a test switch forces, as the real one travels. */
export const ofForced = (reason: FailureReason): HttpFailure => {
  if (reason === 'OUTAGE') return failure(OUTAGE);
  return reason === 'FAULT' ? failure(FAULT) : ofRefusal({ refusal: reason });
};

const BY_STATUS: Readonly<Record<number, Refusal>> = { 404: 'ROUTE_NOT_FOUND', 405: 'ROUTE_NOT_FOUND', 413: 'BODY_TOO_LARGE' };

/** What the framework refuses before a use case is asked; null for what is not the caller's doing. */
const refusalOf = (error: unknown): Refusal | null => {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return BY_STATUS[status] ?? 'INPUT_INVALID';
};

/** Seconds after which work that a bounded queue did not admit may be tried again, by the name of the error; null for other errors. */
const RETRY_AFTER_BUSY: Readonly<Record<string, number>> = { ServerBusy: 5, HashingBusy: 2 };
const busyFor = (error: unknown): number | null => (error instanceof Error ? (RETRY_AFTER_BUSY[error.name] ?? null) : null);

/** Whatever was thrown: an outage (503), a malformed request, or a bug (500). `loud` says whether it belongs in the log. */
export const ofThrown = (error: unknown): HttpFailure & { readonly loud: boolean } => {
  const busy = busyFor(error);
  if (busy !== null) return { ...failure(OUTAGE, { retry_after: busy }), loud: false };
  // First: a request that breaks off is malformed, although its cause is a closed connection like that of a dependency.
  const refusal = refusalOf(error);
  if (refusal) return { ...ofRefusal({ refusal }), loud: false };
  const outage = findOutage(error);
  return outage ? { ...failure(OUTAGE, { retry_after: outage.retryAfter }), loud: true } : { ...failure(FAULT), loud: true };
};

/** The Content-Range of a 416, which says how long the file is (RFC 9110 section 15.5.17); null for any other error. */
export const unsatisfiedRange = (error: unknown): string | null => {
  const { statusCode, headers } = (error ?? {}) as {
    readonly statusCode?: unknown;
    readonly headers?: Readonly<Record<string, unknown>>;
  };
  const range = headers?.['Content-Range'];
  return statusCode === 416 && typeof range === 'string' ? range : null;
};
