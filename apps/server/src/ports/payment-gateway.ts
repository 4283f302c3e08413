import type { FastifyBaseLogger } from 'fastify';
import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import type { Connection } from '@madang/database/connection.ts';

/** A saved card: enough to show and to charge it, never its number (PCI DSS). */
export interface SavedInstrument {
  /** The provider's id of the instrument. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly holder: string;
  readonly zipCode: string;
  /** Identifies a card across accounts. */
  readonly fingerprint: string;
}

/** Outcome of exchanging a token for an instrument. */
export type SaveOutcome =
  | { readonly state: 'SAVED'; readonly instrument: SavedInstrument }
  /** Unknown, already used, or expired. */
  | { readonly state: 'TOKEN_INVALID' }
  /** Declined by the issuer. */
  | { readonly state: 'DECLINED' };

/** A boleto bancário (bank slip) as its payer sees it. */
export interface IssuedVoucher {
  /** Digits to type in at a bank, formatted as printed: “linha digitável”. */
  readonly number: string;
  /** The boleto on the provider's site, to view and print. */
  readonly url: string;
  /** Expiry in milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Outcome of a charge. `UNKNOWN` is not a failure: the charge is retried under its idempotency key until the provider
 * responds. `ACTION_NEEDED`: the payer must authenticate at this URL (3-D Secure), which returns to `returnUrl`.
 * `WAITING`: a boleto was issued and is unpaid. It ends as `SUCCEEDED`, or as `DECLINED` after its expiry.
 */
export type ChargeOutcome =
  | { readonly state: 'SUCCEEDED'; readonly reference: string }
  | { readonly state: 'DECLINED'; readonly decline: DeclineKind; readonly code: string }
  | { readonly state: 'ACTION_NEEDED'; readonly url: string }
  | { readonly state: 'WAITING'; readonly voucher: IssuedVoucher }
  | { readonly state: 'UNKNOWN' };

export interface Charge {
  /** Idempotency key, the UUID of our payment attempt. A key takes money at most once. */
  readonly key: string;
  /** Minor units of `currency` (ISO 4217), above zero. */
  readonly amount: number;
  readonly currency: string;
  readonly instrument: string;
  /**
   * Return URL after 3-D Secure. Null for an off-session charge such as a renewal: if the bank then requires
   * authentication, the charge is a soft decline (`authentication_required`).
   */
  readonly returnUrl: string | null;
}

/** A boleto to issue, in Brazilian reais. */
export interface BoletoCharge {
  readonly key: string;
  /** Centavos, above zero. */
  readonly amount: number;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** CPF or CNPJ without punctuation. */
  readonly taxId: string;
  readonly address: { readonly line: string; readonly city: string; readonly state: string; readonly postalCode: string };
  /** Days until it expires, at 23:59 in São Paulo. */
  readonly days: number;
}

/** Subject of a payment webhook. Only the charge's key is used, and the provider is asked for the outcome. */
export interface PaymentNotice {
  /** Identifies redeliveries of one webhook. */
  readonly id: string;
  /** Idempotency key of the charge, null where the webhook is about none of ours. */
  readonly key: string | null;
}

export type RefundOutcome = { readonly state: 'REFUNDED' } | { readonly state: 'REFUSED' } | { readonly state: 'UNKNOWN' };

/**
 * A payment provider. Every call ends within ten seconds, before the client's own timeout. When a call fails, it throws
 * `PaymentsUnavailable` if no money can have been taken, and returns `UNKNOWN` if some can.
 */
export interface PaymentGateway {
  readonly name: string;
  /** Whether it can issue boletos. */
  readonly boleto: boolean;
  /** Whether a fingerprint identifies a real card, so that free trials can be limited to one per card. */
  readonly identifiesCards: boolean;
  /** Exchanges a token for an instrument, once per idempotency key. */
  saveInstrument(ask: { readonly key: string; readonly token: string; readonly accountId: string }): Promise<SaveOutcome>;
  /** Deletes an instrument at the provider. Deleting an unknown one is no error. */
  forgetInstrument(reference: string): Promise<void>;
  /** Takes money, at most once per idempotency key. */
  charge(ask: Charge): Promise<ChargeOutcome>;
  /** Issues a boleto, once per idempotency key. */
  chargeByBoleto(ask: BoletoCharge): Promise<ChargeOutcome>;
  /** Looks up a charge, null where the provider has no charge under the key. */
  findCharge(key: string): Promise<ChargeOutcome | null>;
  /** Cancels a charge that waits for 3-D Secure or for its boleto. A paid charge stays paid. */
  cancelCharge(key: string): Promise<void>;
  /** Refunds an amount in minor units, once per idempotency key. A boleto cannot be refunded (`REFUSED`). */
  refund(ask: { readonly key: string; readonly charge: string; readonly amount: number }): Promise<RefundOutcome>;
  /** Verifies a webhook's signature over the raw body. Null where the signature or its timestamp is invalid. */
  readNotice(body: Buffer, headers: Readonly<Record<string, string | undefined>>): PaymentNotice | null;
}

/** The provider is unreachable or breaks its API contract. No money was taken. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

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

const refuse = async (): Promise<never> => {
  throw new PaymentsUnavailable('No payment provider is set.');
};

/** Gateway without a provider: what costs nothing still works, and whatever needs a card or a charge is an outage. */
export const closedGateway = (): PaymentGateway => ({
  name: 'closed',
  boleto: false,
  identifiesCards: false,
  saveInstrument: refuse,
  forgetInstrument: refuse,
  charge: refuse,
  chargeByBoleto: refuse,
  findCharge: refuse,
  cancelCharge: refuse,
  refund: refuse,
  readNotice: () => null,
});
