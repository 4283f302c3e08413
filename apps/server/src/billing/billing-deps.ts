import { createHmac } from 'node:crypto';
import type { BillingAddress } from '@madang/database/billing/instruments.repository.ts';
import { codeHash } from '@madang/database/coupons/code-hash.ts';
import type { TaxOn } from '@madang/domain/billing/price.ts';
import { quoteTax, type TaxRate } from '@madang/domain/billing/tax.ts';

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

interface Given {
  readonly taxRates: readonly TaxRate[];
  readonly clocksMove: boolean;
  readonly boleto: boolean;
  readonly secret: Uint8Array;
}

export const billingDeps = ({ taxRates, clocksMove, boleto, secret }: Given): BillingDeps => ({
  clocksMove,
  boleto,
  hashCode: codeHash(secret),
  hashCard: ({ gateway, fingerprint }) =>
    createHmac('sha256', secret).update(`card of a trial ${gateway} ${fingerprint}`).digest(),
  tax: ({ country, address, at }) => {
    // An address in another country does not decide the tax: a plan keeps one country and one currency.
    const fields = address?.country === country ? address.fields : {};
    const place = { country, region: fields['state'] ?? null, postalCode: fields['zip'] ?? fields['cep'] ?? null };
    return (net) => {
      const { included, tax } = quoteTax(taxRates, place, [net], at);
      return included ? { added: 0, included: tax } : { added: tax, included: 0 };
    };
  },
});
