import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productsFor } from '../subscriptions/product.ts';
import { cancel, takeOver } from '../subscriptions/subscription.ts';
import { changePlanNow, quoteChange } from './change-quote.ts';
import { proportion } from '../shared/money.ts';
import { listPaidEntries, entriesOfUnused, type Invoice } from './invoice.ts';

const NOW = Date.parse('2026-12-01T09:00:00Z');
const DAY_MS = 86_400_000;
const FREE_OF_TAX = () => ({ added: 0, included: 0 });
const product = (plan: 'Basic' | 'Premium', period: 'monthly' | 'annual') => {
  const found = productsFor('US').find((one) => one.plan === plan && one.period === period);
  if (!found) throw new Error(plan);
  return found;
};
const running = (daysGone: number, status: 'ACTIVE' | 'FREE_TRIAL' = 'ACTIVE') =>
  takeOver({
    id: 's',
    accountId: 'a',
    sku: 'WEB_BASIC_MONTHLY_USD',
    plan: 'Basic',
    period: 'monthly',
    gateway: 'CARD',
    status,
    country: 'US',
    currency: 'USD',
    startedAt: NOW - daysGone * DAY_MS,
    periodStart: NOW - daysGone * DAY_MS,
    periodEnd: NOW + (30 - daysGone) * DAY_MS,
  });
const paidFor = (daysGone: number, gross: number, tax = 0) => ({
  gross,
  tax,
  from: NOW - daysGone * DAY_MS,
  until: NOW + (30 - daysGone) * DAY_MS,
});

test('half-way through a month a better plan costs half of it, less half of what was paid [SU-66]', () => {
  const subscription = running(15);
  const quote = quoteChange({
    subscription,
    kind: 'now_prorated',
    product: product('Premium', 'monthly'),
    paid: paidFor(15, 799),
    balance: 0,
    tax: FREE_OF_TAX,
    now: NOW,
  });
  expect(quote).toMatchObject({
    retail: 650,
    unused: 400,
    credit: 400,
    total: 250,
    balanceAfter: 0,
    periodEnd: subscription.periodEnd,
  });
  expect(changePlanNow(subscription, quote, product('Premium', 'monthly'))).toEqual({
    ...subscription,
    sku: 'WEB_PREMIUM_MONTHLY_USD',
    plan: 'Premium',
  });
});

test('a longer period begins now and is paid whole, less what was not used', () => {
  const quote = quoteChange({
    subscription: running(10),
    kind: 'now_restarted',
    product: product('Basic', 'annual'),
    paid: paidFor(10, 799),
    balance: 100,
    tax: FREE_OF_TAX,
    now: NOW,
  });
  expect(quote).toMatchObject({ retail: 7999, unused: 533, credit: 633, total: 7366, periodStart: NOW });
  expect(new Date(quote.periodEnd).toISOString()).toBe('2027-12-01T09:00:00.000Z');
});

test('canceling while a longer period is being paid keeps the cancellation and grants the paid period', () => {
  const yearly = product('Basic', 'annual');
  const subscription = running(10);
  const quote = quoteChange({
    subscription,
    kind: 'now_restarted',
    product: yearly,
    paid: null,
    balance: 0,
    tax: FREE_OF_TAX,
    now: NOW,
  });
  expect(changePlanNow(subscription, quote, yearly)).toMatchObject({ status: 'ACTIVE', statusBefore: null });
  const canceled = cancel(subscription, NOW);
  if (!canceled.ok) throw new Error(canceled.refusal);
  expect(changePlanNow(canceled.value, quote, yearly)).toMatchObject({
    status: 'CANCELED',
    statusBefore: 'ACTIVE',
    until: quote.periodEnd,
  });
});

test('what waits for the end of the period, and what changes in a trial, costs nothing now', () => {
  const ask = (kind: 'reserved' | 'now_prorated', status: 'ACTIVE' | 'FREE_TRIAL') =>
    quoteChange({
      subscription: running(3, status),
      kind,
      product: product('Premium', 'monthly'),
      paid: status === 'ACTIVE' ? paidFor(3, 799) : null,
      balance: 500,
      tax: FREE_OF_TAX,
      now: NOW,
    });
  for (const quote of [ask('reserved', 'ACTIVE'), ask('now_prorated', 'FREE_TRIAL')])
    expect(quote).toMatchObject({ retail: 0, tax: 0, unused: 0, credit: 0, total: 0, balanceAfter: 500 });
});

test('no change makes money: what is credited was paid, nothing is charged twice, and the books balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 29 }),
      fc.constantFrom('now_prorated' as const, 'now_restarted' as const),
      fc.nat(20_000),
      fc.nat(30),
      fc.nat(40_000),
      (daysGone, kind, net, percent, balance) => {
        const tax = (amount: number) => ({ added: proportion(amount, percent, 100), included: 0 });
        const paidTax = tax(net).added;
        const quote = quoteChange({
          subscription: running(daysGone),
          kind,
          product: product('Premium', kind === 'now_prorated' ? 'monthly' : 'annual'),
          paid: paidFor(daysGone, net + paidTax, paidTax),
          balance,
          tax,
          now: NOW,
        });
        expect(quote.total).toBe(quote.retail + quote.tax - quote.credit);
        expect(quote.total).toBeGreaterThanOrEqual(0);
        expect(quote.unused).toBeLessThanOrEqual(net + paidTax);
        expect(quote.balanceAfter).toBe(balance + quote.unused - quote.credit);
        expect(quote.balanceAfter).toBeGreaterThanOrEqual(0);
        // The tax of what is given back is its share of the tax that was charged.
        expect(Math.abs(quote.unusedTax - (quote.unused * paidTax) / Math.max(1, net + paidTax))).toBeLessThanOrEqual(1);
        const invoice = { ...quote, discount: 0 } as unknown as Invoice;
        const entries = [...listPaidEntries(invoice), ...entriesOfUnused(quote)];
        expect(entries.reduce((all, { amount }) => all + amount, 0)).toBe(0);
        const credited = entries.filter(({ ledger }) => ledger === 'credit_balance').reduce((all, { amount }) => all + amount, 0);
        expect(credited).toBe(balance - quote.balanceAfter);
      },
    ),
  );
});
