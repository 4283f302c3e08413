import { randomUUID } from 'node:crypto';
import { NOON } from '@madang/database/database.fixture.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY } from '../app.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { settleRefunds } from './settle-refund.ts';

const till = await startTill({}, DEMO_TAX_RATES);
const { call, newViewer, buy, active, books, transactions, provider, deps, clock } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  provider.refundMoves.length = 0;
  clock.now = NOON;
});

const ALBANY = {
  country: 'US',
  fields: { first_name: 'Bora', last_name: 'Han', address_1: '12 Hanok Street', city: 'Albany', state: 'NY', zip: '10001' },
};
const giveBack = (id: unknown) => call('createRefund', { transaction_id: id }, { as: `operator ${OPERATOR_KEY}` });
const bought = async () => {
  const user = await newViewer('US', `ok 4242 ${randomUUID()}`);
  await call('changeBillingAddress', ALBANY, { as: user.as });
  const { object } = await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD');
  return { ...user, id: user.id, transaction: object['transaction_id'] };
};

test('a refund returns the full payment with its tax and ends the plan at once', async () => {
  const user = await bought();
  const before = await books(user.id);
  expect(before['tax_payable']).toBeLessThan(0);
  expect((await giveBack(user.transaction)).object).toEqual({ state: 'refunded' });
  expect(await books(user.id)).toEqual({ cash: 0, revenue: 0, tax_payable: 0 });
  expect(await active(user.as)).toBeNull();
  expect(await transactions(user.as)).toMatchObject([{ state: 'refunded', kind: 'purchase' }]);
  // A new purchase of that plan is not an idempotent replay of the refunded one.
  expect((await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD')).object).toMatchObject({ state: 'paid' });
  expect((await books(user.id))['cash']).toBe(before['cash']);
});

test('concurrent and repeated calls refund a payment once', async () => {
  const user = await bought();
  const refunds = provider.refunds.size;
  const answers = await Promise.all(Array.from({ length: 10 }, () => giveBack(user.transaction)));
  expect(new Set(answers.map(({ object }) => object['state']))).toEqual(new Set(['refunded']));
  expect((await giveBack(user.transaction)).object).toEqual({ state: 'refunded' });
  expect(provider.refunds.size - refunds).toBe(1);
  expect((await books(user.id))['cash']).toBe(0);
});

test('the part that the account balance paid returns to the balance', async () => {
  const user = await bought();
  await deps.inTransaction(async ({ invoices }) => {
    await invoices.enter(
      { id: randomUUID(), accountId: user.id, invoiceId: String(user.transaction), currency: 'USD' },
      [
        { ledger: 'cash', amount: 500 },
        { ledger: 'credit_balance', amount: -500 },
      ],
      NOON,
    );
    await invoices.addToBalance(user.id, 'USD', 500);
  });
  await giveBack(user.transaction);
  const again = await buy(user.as, 'WEB_PREMIUM_MONTHLY_USD', { skip_trial: true });
  expect(await deps.repositories.invoices.balanceOf(user.id, 'USD')).toBe(0);
  await giveBack(again.object['transaction_id']);
  expect(await deps.repositories.invoices.balanceOf(user.id, 'USD')).toBe(500);
  const { revenue, tax_payable: tax, cash, credit_balance: credit } = await books(user.id);
  expect([revenue, tax, cash, credit]).toEqual([0, 0, 500, -500]);
});

test.each([
  ['is not heard', { silently: { state: 'REFUNDED' } }],
  ['does not reach the provider', 'down'],
] as const)(
  'a refund that %s is pending while the plan goes on, and the job retries it with its idempotency key',
  async (_how, move) => {
    const user = await bought();
    const refunds = provider.refunds.size;
    provider.refundMoves.push(move);
    expect((await giveBack(user.transaction)).object).toEqual({ state: 'pending' });
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
    clock.now = NOON + 300_000;
    await Promise.all([settleRefunds(deps), settleRefunds(deps)]);
    clock.now = NOON;
    expect(await active(user.as)).toBeNull();
    expect(provider.refunds.size - refunds).toBe(1);
    expect((await books(user.id))['cash']).toBe(0);
  },
);

test('a refund that the provider refuses changes nothing and can be requested again', async () => {
  const user = await bought();
  provider.refundMoves.push({ state: 'REFUSED' });
  expect((await giveBack(user.transaction)).body.reason).toBe('NOT_REFUNDABLE');
  expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
  expect((await giveBack(user.transaction)).object).toEqual({ state: 'refunded' });
});

test('a free purchase and an unknown transaction are not refundable', async () => {
  const trial = await newViewer('US', `ok 4242 ${randomUUID()}`);
  const { object } = await buy(trial.as);
  expect((await giveBack(object['transaction_id'])).body.reason).toBe('NOT_REFUNDABLE');
  expect((await giveBack(randomUUID())).body.reason).toBe('TRANSACTION_NOT_FOUND');
});

test('a refund recorded before a crash is made by the job [R2]', async () => {
  const user = await bought();
  const { paymentAttempts, refunds } = deps.repositories;
  const attempt = await paymentAttempts.findOf(String(user.transaction));
  await refunds.add(
    {
      id: randomUUID(),
      invoiceId: String(user.transaction),
      accountId: user.id,
      charge: attempt?.reference ?? '',
      amount: attempt?.amount ?? 0,
    },
    NOON,
    NOON + 30_000,
  );
  clock.now = NOON + 31_000;
  await settleRefunds(deps);
  clock.now = NOON;
  expect(await active(user.as)).toBeNull();
  expect((await books(user.id))['cash']).toBe(0);
});
