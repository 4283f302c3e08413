import type { SandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { FaultLookup } from './faults.ts';

/** Dependencies and settings of the service. */
export interface PayDeps {
  /** Runs work in one transaction; an error rolls all of it back. */
  readonly inTransaction: <T>(work: (payments: SandboxPaymentsRepository) => Promise<T>) => Promise<T>;
  /** Shared secret that authenticates the product's server. */
  readonly secret: string;
  /** Public base URL without a trailing slash. Known once the server listens. */
  readonly url: () => string;
  /** Origin whose pages may embed the card fields. */
  readonly parentOrigin: string;
  /** Webhook URL of the product. No webhooks are sent without one. */
  readonly noticeUrl?: string | undefined;
  /** Comma-separated addresses of trusted reverse proxies. */
  readonly trustedProxies: string | null;
  readonly logger: FastifyBaseLogger | false;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new random UUID. */
  readonly newId: () => string;
  /** Fault injection for tests. */
  readonly faultOf?: FaultLookup;
}
