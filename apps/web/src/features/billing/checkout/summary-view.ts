import type { PricingLines, PurchasePreview } from '@madang/contract/billing/billing.contract.ts';

/** A line of the summary: an amount in minor units, or why less than the retail price is asked for. */
export type SummaryLine =
  | { readonly name: 'retail' | 'discountAmount' | 'tax' | 'taxIncluded' | 'credit'; readonly minor: number }
  | { readonly name: 'discount'; readonly kind: NonNullable<PricingLines['discount']> };

/** Lines between the plan and the total. Empty ones are left out (BI-05 to BI-09, BI-112). */
export const listSummaryLines = (quote: PricingLines): readonly SummaryLine[] => [
  { name: 'retail', minor: quote.retail_price },
  ...(quote.discount === null ? [] : [{ name: 'discount', kind: quote.discount } as const]),
  ...(quote.discount_amount === 0 ? [] : [{ name: 'discountAmount', minor: -quote.discount_amount } as const]),
  ...(quote.tax === 0 ? [] : [{ name: 'tax', minor: quote.tax } as const]),
  ...(quote.tax_included === 0 ? [] : [{ name: 'taxIncluded', minor: quote.tax_included } as const]),
  ...(quote.credit === 0 ? [] : [{ name: 'credit', minor: -quote.credit } as const]),
];

/** What the button that buys says. */
export const payWay = ({ discount, total }: PurchasePreview): 'trial' | 'free' | 'pay' => {
  if (discount === 'trial') return 'trial';
  return total === 0 ? 'free' : 'pay';
};
