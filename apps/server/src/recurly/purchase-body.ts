import type { BillingAddress } from '@madang/database/billing/instruments.repository.ts';
import type { PurchaseCreate } from 'recurly';
import { toPlanCode } from '../providers/payments/recurly/recurly-shapes.ts';

export interface RecurlyPurchase {
  readonly sku: string;
  readonly currency: string;
  readonly renewable: boolean;
  readonly trialUntil: number | null;
  /** The card that pays, optional for a preview. */
  readonly billingInfoId?: string;
}

/** A trial end in the past overrides the plan's default trial. */
const NO_TRIAL = new Date('2000-01-01T00:00:00Z');

/** Body of a purchase and of its preview. Our own rule decides about the trial (SU-06 to SU-10). */
export const purchaseBody = (
  {
    id,
    email,
    firstName,
    lastName,
  }: { readonly id: string; readonly email: string; readonly firstName: string; readonly lastName: string },
  address: BillingAddress | null,
  { sku, currency, renewable, trialUntil, billingInfoId }: RecurlyPurchase,
): PurchaseCreate => {
  const { state: region = null, zip, cep, city = null } = address?.fields ?? {};
  const place = address && { country: address.country, region, city, postalCode: zip ?? cep ?? null };
  return {
    currency,
    account: { code: id, email, firstName, lastName, ...(place && { address: place }) },
    ...(billingInfoId !== undefined && { billingInfoId }),
    subscriptions: [
      {
        planCode: toPlanCode(sku),
        trialEndsAt: trialUntil === null ? NO_TRIAL : new Date(trialUntil),
        autoRenew: renewable,
        ...(!renewable && { totalBillingCycles: 1 }),
      },
    ],
  };
};
