import type { Connection } from '@madang/database/connection.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from './payment-gateway.ts';

/** Whoever keeps cards and takes money, while the server runs. */
export interface OpenedPayments {
  readonly gateway: PaymentGateway;
  /** Where browsers find the card fields (`stripeFieldsUrl` for Stripe’s, `recurlyFieldsUrl` for Recurly’s). */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface PaymentSurroundings {
  readonly connection: Connection;
  readonly logger: FastifyBaseLogger;
  readonly now: () => number;
}
