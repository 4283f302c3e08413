import type { Connection } from '@madang/database/connection.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from './payment-gateway.ts';

/** An open payment provider. */
export interface OpenedPayments {
  readonly gateway: PaymentGateway;
  /** URL for the card fields in the browser (`stripeFieldsUrl` for Stripe, `recurlyFieldsUrl` for Recurly). */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface PaymentSurroundings {
  readonly connection: Connection;
  readonly logger: FastifyBaseLogger;
  readonly now: () => number;
}
