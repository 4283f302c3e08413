import type { BillingAddress } from '@madang/database/billing/instruments.repository.ts';
import type { TaxOn } from '@madang/domain/billing/price.ts';

/** Dependencies of billing besides the payment provider. */
export interface BillingDeps {
  /** Test clocks: an account's billing time may be moved ahead, only with the payment sandbox. */
  readonly clocksMove: boolean;
  /** Whether the operator offers boleto. The provider must support it, too. */
  readonly boleto: boolean;
  /** Keyed hash under which coupon and gift codes are stored and looked up. */
  readonly hashCode: (code: string) => Buffer;
  /** Keyed hash of the provider's card fingerprint, stored to recognize a card that has used its free trial. */
  readonly hashCard: (card: { readonly gateway: string; readonly fingerprint: string }) => Buffer;
  /** Tax on a net amount in minor units, by the payer's country and billing address at an instant (ms). */
  readonly tax: (where: {
    readonly country: string;
    readonly address: BillingAddress | null;
    readonly at: number;
  }) => (net: number) => TaxOn;
}

/** Dependencies of gifts besides those of billing. */
export interface GiftDeps {
  /** Code of a gift in its normalized form. */
  readonly codeOf: (giftId: string) => string;
}
