import type { PurchasePreview } from '@madang/contract/billing/billing.contract.ts';
import type { PlanChangePreview } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { periodsFrom } from '@madang/domain/billing/periods.ts';
import type { ChangeKind } from '@madang/domain/subscriptions/plan-change.ts';
import type { Product } from '@madang/domain/subscriptions/product.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { toIsoInstant, instantOrNull } from '../billing/billing.presenter.ts';
import { linesFrom } from './projected-invoices.ts';
import { toMinorUnits, type RecurlyChange, type RecurlyCollection } from '../providers/payments/recurly/recurly-shapes.ts';

const NOTHING = { total: 0, tax: 0, discount: 0, creditPayments: [] };

/** Preview of a purchase, with the amounts that Recurly calculates. */
export const presentPurchase = (
  { chargeInvoice }: RecurlyCollection,
  {
    product,
    trialUntil,
    renewable,
    now,
  }: { readonly product: Product; readonly trialUntil: number | null; readonly renewable: boolean; readonly now: number },
): PurchasePreview => {
  const { sku, plan, period, price, currency } = product;
  const isTrial = trialUntil !== null;
  const { retail, discount, tax, credit, total } = linesFrom(chargeInvoice ?? NOTHING, { isTrial, price });
  const billingDate = renewable ? (trialUntil ?? periodsFrom(now, period, 1)) : null;
  return {
    currency,
    retail_price: retail,
    discount: discount === 0 ? null : isTrial ? 'trial' : 'offer',
    discount_amount: discount,
    tax,
    tax_included: 0,
    credit,
    total,
    billing_date: instantOrNull(billingDate),
    next_price: renewable ? price : null,
    sku,
    plan,
    period,
    renewable,
    free_until: instantOrNull(trialUntil),
    promotion_until: null,
  };
};

/** Preview of a plan change with Recurly's amounts. A scheduled change, or one in a trial, has no invoice. */
export const presentChangeThere = (
  { invoiceCollection, activateAt }: RecurlyChange,
  {
    product,
    kind,
    subscription,
    now,
  }: { readonly product: Product; readonly kind: ChangeKind; readonly subscription: Subscription; readonly now: number },
): PlanChangePreview => {
  const { sku, plan, period, price, currency } = product;
  const unused = (invoiceCollection?.creditInvoices ?? []).reduce((sum, { total }) => sum + Math.abs(toMinorUnits(total)), 0);
  const { retail, tax, credit, total } = linesFrom(invoiceCollection?.chargeInvoice ?? NOTHING, {
    isTrial: false,
    price,
    owed: unused,
  });
  const effectiveAt = kind === 'reserved' ? (activateAt ?? subscription.periodEnd) : now;
  return {
    kind,
    sku,
    plan,
    period,
    currency,
    retail_price: retail,
    discount: null,
    discount_amount: 0,
    tax,
    tax_included: 0,
    credit,
    total,
    unused,
    balance_after: Math.max(0, unused - credit),
    billing_date: toIsoInstant(kind === 'now_restarted' ? periodsFrom(now, period, 1) : subscription.periodEnd),
    next_price: price,
    effective_at: toIsoInstant(effectiveAt),
  };
};
