import { createHmac } from 'node:crypto';
import type { BillingAddress } from '@madang/database/billing/instruments.repository.ts';
import { codeHash } from '@madang/database/coupons/code-hash.ts';
import type { TaxOn } from '@madang/domain/billing/price.ts';
import { quoteTax, type TaxRate } from '@madang/domain/billing/tax.ts';

/** What buying depends on besides the provider that takes the money. */
export interface BillingDeps {
  /** Clocks of single accounts may be moved ahead: for development and tests, with the sandbox alone. */
  readonly clocksMove: boolean;
  /** Whether the operator sells by slips; the provider has to make them out, too. */
  readonly boleto: boolean;
  /** What codes are found by: a hash with a secret. */
  readonly hashCode: (code: string) => Buffer;
  /** What a card is remembered by after its trial: a hash with a secret of the provider's fingerprint. */
  readonly hashCard: (card: { readonly gateway: string; readonly fingerprint: string }) => Buffer;
  /** Tax on a net amount in minor units, for whoever pays in a country and lives at an address, at an instant (ms). */
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
    // An address elsewhere says nothing about a tax here: one currency, one country while a plan runs.
    const fields = address?.country === country ? address.fields : {};
    const place = { country, region: fields['state'] ?? null, postalCode: fields['zip'] ?? fields['cep'] ?? null };
    return (net) => {
      const { included, tax } = quoteTax(taxRates, place, [net], at);
      return included ? { added: 0, included: tax } : { added: tax, included: 0 };
    };
  },
});
