import type { Transaction } from '@madang/contract/billing/billing.contract.ts';

/** A renewal of Basic, paid with a card. */
export const transactionOf = (more: Partial<Transaction> = {}): Transaction => ({
  id: 'a3f1',
  number: 'M-000042',
  state: 'paid',
  date: '2026-11-01T10:00:00Z',
  kind: 'renewal',
  plan: 'Basic',
  period: 'monthly',
  gift_months: null,
  period_start: '2026-11-01T10:00:00Z',
  period_end: '2026-12-01T10:00:00Z',
  currency: 'USD',
  price: 799,
  discount: 100,
  tax: 62,
  tax_included: 0,
  credit: 50,
  total: 711,
  payment_method: 'CARD',
  brand: 'visa',
  last4: '4242',
  voucher: null,
  receipt_url: '/api/gateway/v03/fe/recurly/transaction/a3f1/receipt',
  ...more,
});
