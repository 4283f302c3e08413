import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoicesFrom, linesFrom } from './projected-invoices.ts';
import { toRecurlyAmount, RecurlyInvoice } from '../providers/payments/recurly/recurly-shapes.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });

test('the lines of an invoice add up to its total', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (net, tax, discount, paid, owed) => {
      const lines = linesFrom(
        {
          total: toRecurlyAmount(net + tax),
          tax: toRecurlyAmount(tax),
          discount: toRecurlyAmount(discount),
          creditPayments: [{ action: 'payment', amount: toRecurlyAmount(paid), voidedAt: null }],
        },
        { isTrial: false, price: 799, owed },
      );
      expect(lines.retail - lines.discount + lines.tax - lines.credit).toBe(lines.total);
      expect(lines.total).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a voided credit payment pays nothing', () => {
  const creditPayments = [{ action: 'payment', amount: 3, voidedAt: 1 }];
  expect(linesFrom({ total: 10, tax: 0, discount: 0, creditPayments }, { isTrial: false, price: 0 })).toMatchObject({
    credit: 0,
    total: 1000,
  });
});

const bill = (id: string, state: string, different: object = {}): RecurlyInvoice =>
  RecurlyInvoice.parse({
    id,
    object: 'invoice',
    type: 'charge',
    origin: 'renewal',
    state,
    number: id,
    currency: 'USD',
    total: 7.99,
    lineItems: [{ type: 'charge', planCode: 'web_basic_monthly_usd', subscriptionId: 's1' }],
    createdAt: new Date(1000),
    updatedAt: new Date(2000),
    ...different,
  });

test('invoices of our plans are listed with their state, at most one is open, and credit invoices are left out', () => {
  const shown = invoicesFrom(
    [
      bill('1', 'paid'),
      bill('2', 'past_due'),
      bill('3', 'processing'),
      bill('4', 'pending'),
      bill('5', 'closed', { type: 'credit' }),
      bill('6', 'paid', { lineItems: [{ type: 'charge', planCode: 'gold' }] }),
      bill('7', 'paid', { origin: 'write_off' }),
    ],
    { accountId: 'a1', country: 'US', now: 0 },
    () => null,
  );
  expect(shown.map(({ number, state, total, periodNumber }) => [number, state, total, periodNumber])).toEqual([
    ['R-1', 'paid', 799, 1],
    [null, 'failed', 799, 2],
    [null, 'open', 799, 3],
  ]);
});
