/** A dependency that is away: the request may succeed later, so it is answered 503 with Retry-After (RFC 9110 section 15.6.4). */
export interface Outage {
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
