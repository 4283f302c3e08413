import { createHmac } from 'node:crypto';
import { codeHash } from '@madang/database/coupons/code-hash.ts';
import { quoteTax, type TaxRate } from '@madang/domain/billing/tax.ts';
import type { BillingDeps } from '../ports/billing-deps.ts';

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
