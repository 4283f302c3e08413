import type { PurchasePreview } from '@madang/contract/billing/billing.contract.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listSummaryLines, payWay } from './summary-view.ts';

const QUOTE: PurchasePreview = {
  sku: 'WEB_BASIC_MONTHLY_USD',
  plan: 'Basic',
  period: 'monthly',
  renewable: true,
  currency: 'USD',
  retail_price: 799,
  discount: null,
  discount_amount: 0,
  tax: 0,
  tax_included: 0,
  credit: 0,
  total: 799,
  billing_date: '2026-12-22T12:00:00.000Z',
  next_price: 799,
  free_until: null,
  promotion_until: null,
};

test('a plan without discount, tax or credit has one line above its total [BI-05] [BI-112]', () => {
  expect(listSummaryLines(QUOTE)).toEqual([{ name: 'retail', minor: 799 }]);
});

test('discounts and surcharges have a line each [BI-06] [BI-07] [BI-08] [BI-09]', () => {
  const quote: PurchasePreview = { ...QUOTE, discount: 'promotion', discount_amount: 240, tax: 50, credit: 100, total: 509 };
  expect(listSummaryLines(quote)).toEqual([
    { name: 'retail', minor: 799 },
    { name: 'discount', kind: 'promotion' },
    { name: 'discountAmount', minor: -240 },
    { name: 'tax', minor: 50 },
    { name: 'credit', minor: -100 },
  ]);
  expect(listSummaryLines({ ...QUOTE, tax_included: 128 }).at(-1)).toEqual({ name: 'taxIncluded', minor: 128 });
});

test('for any quote of the server the shown amounts add up to the total, and none is zero [BI-10] [BI-112]', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (retail, discount, tax, credit) => {
      const total = retail - discount + tax - credit;
      const kind = discount > 0 ? ('offer' as const) : null;
      const quote = { ...QUOTE, retail_price: retail, discount: kind, discount_amount: discount, tax, credit, total };
      const shown = listSummaryLines(quote).flatMap((line) => ('minor' in line && line.name !== 'taxIncluded' ? [line] : []));
      expect(shown.reduce((sum, { minor }) => sum + minor, 0)).toBe(total);
      expect(shown.filter(({ name, minor }) => minor === 0 && name !== 'retail')).toEqual([]);
    }),
  );
});

test('the button names the payment when something is paid', () => {
  expect(payWay({ ...QUOTE, discount: 'trial', discount_amount: 799, total: 0 })).toBe('trial');
  expect(payWay({ ...QUOTE, discount: 'offer', discount_amount: 799, total: 0 })).toBe('free');
  expect(payWay(QUOTE)).toBe('pay');
});
