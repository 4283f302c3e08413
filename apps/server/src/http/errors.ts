import type { FailureEnvelope } from '@madang/contract/envelope.ts';
import { ERRORS, FAULT, OUTAGE, type WireError } from '@madang/contract/errors.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Refused } from '../use-case/use-case.ts';
import type { FailureReason } from '@madang/domain/test-switches/test-switches.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How Node, Fastify and the fetch API name a connection that its client closed. */
const ABORTED = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH']);

/**
 * Whether an error only means that the client closed the connection before it sent its whole request or got its answer. That is
 * ordinary: no fault of the server, and no outage of a dependency, whose sockets fail with the same codes.
 */
export const isClientAbort = (error: unknown, { raw }: FastifyRequest, { raw: response }: FastifyReply): boolean => {
  const isGone = (raw.destroyed && !raw.complete) || (response.destroyed && !response.writableFinished);
  if (!isGone) return false;
  const { name, code, cause } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown; readonly cause?: unknown };
  // A parser of the body wraps the error of the connection once.
  return name === 'AbortError' || ABORTED.has(code) || ABORTED.has((cause as { readonly code?: unknown } | undefined)?.code);
};

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

/** A dependency that is away: the request may succeed later, so it is answered 503 with Retry-After (RFC 9110 section 15.6.4). */
interface Outage {
  readonly dependency: 'database' | 'disk' | 'payments' | 'storage';
  /** Seconds. */
  readonly retryAfter: number;
}

/** Errors of sockets and DNS: not reached, or cut off. */
const NETWORK: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** A full or failing disk, and a process without file descriptors. */
const DISK: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** PostgreSQL: disk full, and input or output errors of its files. Room is not made within seconds. */
const DATABASE_DISK: ReadonlySet<unknown> = new Set(['53100', '58030']);

/**
 * PostgreSQL: connection exceptions, insufficient resources (too many connections, out of memory), a statement over its time,
 * shutting down, starting up, and a standby that takes no writes after a failover (25006).
 */
const DATABASE = /^(?:08\w{3}|53\w{3}|57014|57P0[1-5]|25006)$/;

/** These come without a code; the last two while the server itself is closing. */
const DATABASE_WORDS = [
  /connection (terminated|timeout)/i,
  /timeout exceeded when trying to connect/i,
  /after calling end on the pool/i,
  /driver has already been destroyed/i,
];

const MAX_CAUSES = 5;

const causesOf = (error: unknown): readonly Error[] => {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < MAX_CAUSES; cause = cause.cause) causes.push(cause);
  return causes;
};

const outageIn = (error: Error): Outage | null => {
  const { code, $metadata } = error as { readonly code?: unknown; readonly $metadata?: { readonly httpStatusCode?: number } };
  if (error.name === 'PaymentsUnavailable') return { dependency: 'payments', retryAfter: 5 };
  if (DISK.has(code) || DATABASE_DISK.has(code)) return { dependency: 'disk', retryAfter: 30 };
  if (NETWORK.has(code) || (typeof code === 'string' && DATABASE.test(code))) return { dependency: 'database', retryAfter: 2 };
  if (DATABASE_WORDS.some((words) => words.test(error.message))) return { dependency: 'database', retryAfter: 2 };
  // The S3 client reports the status of the store's answer.
  if (($metadata?.httpStatusCode ?? 0) >= 500) return { dependency: 'storage', retryAfter: 5 };
  return null;
};

/** The one mapping from a thrown error to the dependency that is away, for calls, pages and files; null for anything else. */
export const findOutage = (error: unknown): Outage | null => {
  for (const cause of causesOf(error)) {
    const outage = outageIn(cause);
    if (outage !== null) return outage;
  }
  return null;
};

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
