import type { Failure } from '@madang/contract/envelope.ts';
import { ERRORS, FAULT, OUTAGE, type WireError } from '@madang/contract/errors.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Refused } from './handlers.ts';

export interface HttpFailure {
  readonly status: number;
  readonly body: Failure;
}

const failure = ({ status, code, message }: WireError, more: Partial<Failure> = {}): HttpFailure => ({
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

/** Of the socket and of PostgreSQL: not reached, shut down, too many connections, cut off after the longest time a statement may take. */
const LOST_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
]);
/** These come without a code; the last two while the server itself is closing. */
const LOST_WORDS = [
  /connection (terminated|timeout)/i,
  /timeout exceeded when trying to connect/i,
  /after calling end on the pool/i,
  /driver has already been destroyed/i,
];

const isDatabaseLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return LOST_CODES.has((error as { code?: unknown }).code) || LOST_WORDS.some((words) => words.test(error.message));
};

const BY_STATUS: Readonly<Record<number, Refusal>> = { 404: 'ROUTE_NOT_FOUND', 405: 'ROUTE_NOT_FOUND', 413: 'BODY_TOO_LARGE' };

/** What the framework refuses before a use case is asked; null for what is not the caller's doing. */
const refusalOf = (error: unknown): Refusal | null => {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return BY_STATUS[status] ?? 'INPUT_INVALID';
};

/** Whatever was thrown: an outage (503), a malformed request, or a bug (500). `loud` says whether it belongs in the log. */
export const ofThrown = (error: unknown): HttpFailure & { readonly loud: boolean } => {
  if (error instanceof Error && error.name === 'PaymentsUnavailable')
    return { ...failure(OUTAGE, { retry_after: 5 }), loud: true };
  if (isDatabaseLost(error)) return { ...failure(OUTAGE, { retry_after: 2 }), loud: true };
  const refusal = refusalOf(error);
  return refusal ? { ...ofRefusal({ refusal }), loud: false } : { ...failure(FAULT), loud: true };
};
