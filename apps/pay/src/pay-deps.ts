import type { SandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { FaultOf } from './faults.ts';

/** What the service is given by whoever opens it. */
export interface PayDeps {
  /** Runs work in one transaction; an error rolls all of it back. */
  readonly inTransaction: <T>(work: (payments: SandboxPaymentsRepository) => Promise<T>) => Promise<T>;
  /** By which the product's server is known. */
  readonly secret: string;
  /** Where browsers reach the service, without a slash at the end; known once it listens. */
  readonly url: () => string;
  /** Whose pages may hold the card fields. */
  readonly parentOrigin: string;
  /** Where the product takes notices; nobody is told where it is left out. */
  readonly noticeUrl?: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed, joined by commas. */
  readonly trustedProxies: string | null;
  readonly logger: FastifyBaseLogger | false;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new random UUID. */
  readonly newId: () => string;
  /** What goes wrong on purpose; nothing, but in tests. */
  readonly faultOf?: FaultOf;
}
