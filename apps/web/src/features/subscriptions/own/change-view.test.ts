import type { PlanChangePreview, Product } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { loadWords } from '@madang/i18n/catalogues.ts';
import { beforeAll, expect, test } from 'vitest';
import { listPlanChoices, isMendedByCard, listChangeLines, sayBeginning } from './change-view.ts';
import { format } from './own.fixture.ts';

beforeAll(() => loadWords('en_us'));

const product = (plan: Product['plan'], period: Product['period'], price: number): Product => ({
  sku: `WEB_${plan.toUpperCase()}_${period.toUpperCase()}_USD`,
  plan,
  period,
  price,
  currency: 'USD',
  business_unit: 'US',
  country: 'US',
  trial_days: 0,
  saving_percent: 0,
  profiles: 2,
  devices: 2,
  downloads: false,
  ad_free: false,
  promotion: null,
});

const previewOf = (more: Partial<PlanChangePreview> = {}): PlanChangePreview => ({
  currency: 'USD',
  retail_price: 650,
  discount: null,
  discount_amount: 0,
  tax: 30,
  tax_included: 0,
  credit: 400,
  total: 280,
  billing_date: '2026-12-01T00:00:00Z',
  next_price: 1299,
  kind: 'now_prorated',
  sku: 'WEB_PREMIUM_MONTHLY_USD',
  plan: 'Premium',
  period: 'monthly',
  unused: 400,
  balance_after: 0,
  effective_at: '2026-11-15T00:00:00Z',
  ...more,
});

test('the plans have a fixed order, and the current one is marked', () => {
  const products = [product('Premium', 'monthly', 1299), product('Basic', 'annual', 7999), product('Basic', 'monthly', 799)];
  expect(listPlanChoices(format(), products, { plan: 'Basic', period: 'annual' })).toEqual([
    { sku: 'WEB_BASIC_MONTHLY_USD', name: 'Basic, monthly', price: '$7.99 a month', isOwn: false },
    { sku: 'WEB_BASIC_ANNUAL_USD', name: 'Basic, annual', price: '$79.99 a year', isOwn: true },
    { sku: 'WEB_PREMIUM_MONTHLY_USD', name: 'Premium, monthly', price: '$12.99 a month', isOwn: false },
  ]);
});

test('a plan that starts at once shows the credit for the remaining time', () => {
  expect(sayBeginning(format(), previewOf())).toBe('Premium, monthly starts right away.');
  expect(listChangeLines(format(), previewOf({ balance_after: 120 }))).toEqual([
    { label: 'Premium, monthly', amount: '$6.50', isTotal: false },
    { label: 'Credit for unused time', amount: '-$4.00', isTotal: false },
    { label: 'Tax', amount: '$0.30', isTotal: false },
    { label: 'Total today', amount: '$2.80', isTotal: true },
    { label: 'Remaining credit', amount: '$1.20', isTotal: false },
    { label: 'Next payment on December 1, 2026', amount: '$12.99 plus applicable tax', isTotal: false },
  ]);
});

test('a plan that begins later costs nothing today', () => {
  const later = previewOf({
    kind: 'reserved',
    plan: 'Basic',
    retail_price: 0,
    credit: 0,
    tax: 0,
    total: 0,
    next_price: 799,
    effective_at: '2026-12-01T00:00:00Z',
  });
  expect(sayBeginning(format(), later)).toBe('Basic, monthly starts on December 1, 2026. Until then, your plan stays the same.');
  expect(listChangeLines(format(), later).map(({ label, amount }) => [label, amount])).toEqual([
    ['Total today', '$0.00'],
    ['Next payment on December 1, 2026', '$7.99 plus applicable tax'],
  ]);
});

test('another card is offered when it helps', () => {
  expect([
    isMendedByCard('PAYMENT_DUE'),
    isMendedByCard('CARD_DECLINED'),
    isMendedByCard('CHANGE_PENDING'),
    isMendedByCard(null),
  ]).toEqual([true, true, false, false]);
});
