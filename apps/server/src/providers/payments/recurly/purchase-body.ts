import type { BillingAddress } from '@madang/database/billing/instruments.repository.ts';
import type { PurchaseCreate } from 'recurly';
import { planCodeOf } from './recurly-names.ts';

export interface Wanted {
  readonly sku: string;
  readonly currency: string;
  readonly renewable: boolean;
  readonly trialUntil: number | null;
  /** The card that pays; none is needed for a preview. */
  readonly billingInfoId?: string;
}

/** Long ago: a trial that ended then is none, whatever the plan would have. */
const NO_TRIAL = new Date('2000-01-01T00:00:00Z');

/** What Recurly is asked to sell: the same for a preview and for the purchase. Whether there is a trial we say, by our own rule (SU-06 to SU-10). */
export const purchaseBody = (
  {
    id,
    email,
    firstName,
    lastName,
  }: { readonly id: string; readonly email: string; readonly firstName: string; readonly lastName: string },
  address: BillingAddress | null,
  { sku, currency, renewable, trialUntil, billingInfoId }: Wanted,
): PurchaseCreate => {
  const { state: region = null, zip, cep, city = null } = address?.fields ?? {};
  const place = address && { country: address.country, region, city, postalCode: zip ?? cep ?? null };
  return {
    currency,
    account: { code: id, email, firstName, lastName, ...(place && { address: place }) },
    ...(billingInfoId !== undefined && { billingInfoId }),
    subscriptions: [
      {
        planCode: planCodeOf(sku),
        trialEndsAt: trialUntil === null ? NO_TRIAL : new Date(trialUntil),
        autoRenew: renewable,
        ...(!renewable && { totalBillingCycles: 1 }),
      },
    ],
  };
};
