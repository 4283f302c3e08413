import { randomUUID } from 'node:crypto';
import { NOON } from '@madang/database/database.fixture.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from '../use-case/deps.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { startTill } from './billing.fixture.ts';
import { settleRefunds } from './settle-refund.ts';
import { withdrawPurchase } from './withdraw-purchase.ts';

const till = await startTill({}, DEMO_TAX_RATES);
const { call, newViewer, buy, active, books, transactions, provider, deps, clock, connection, moveTo } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  provider.refundMoves.length = 0;
  clock.now = NOON;
});

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const YEAR = { DE: 'WEB_PREMIUM_ANNUAL_EUR', BR: 'WEB_PREMIUM_ANNUAL_BRL', US: 'WEB_PREMIUM_ANNUAL_USD' } as const;

const bought = async (country: keyof typeof YEAR, sku: string = YEAR[country]) => {
  const user = await newViewer(country, `ok 4242 ${randomUUID()}`);
  const { object } = await buy(user.as, sku, { start_requested: true });
  return { ...user, id: user.id, transaction: String(object['transaction_id']) };
};
type Buyer = Awaited<ReturnType<typeof bought>>;
const withdraw = (as: string, id: unknown) => call('withdrawPurchase', { transaction_id: id }, { as });
const later = (user: Pick<Buyer, 'username'>, ms: number) => moveTo(user, new Date(NOON + ms).toISOString());
const offered = async ({ as }: Pick<Buyer, 'as'>) => (await active(as))?.['withdrawal'];
const mailsOf = async (accountId: string) => {
  const { rows } = await connection.query('select kind, details from mail_outbox where account_id = $1', [accountId]);
  return rows.filter(({ kind }: { kind: string }) => kind === 'purchase_withdrawn' || kind === 'subscription_ended');
};

describe('a purchase in the European Economic Area', () => {
  test('is refused without a request to start at once, and records when that was made', async () => {
    const user = await newViewer('DE', `ok 4242 ${randomUUID()}`);
    expect((await buy(user.as, YEAR.DE)).body.reason).toBe('START_NOT_REQUESTED');
    expect(await transactions(user.as)).toEqual([]);
    const { object } = await buy(user.as, YEAR.DE, { start_requested: true });
    const invoice = await deps.repositories.invoices.get(String(object['transaction_id']));
    expect(invoice.startRequestedAt).toBe(NOON);
  });

  test('in another country needs no such request, and none is recorded', async () => {
    const user = await newViewer('US', `ok 4242 ${randomUUID()}`);
    const { object } = await buy(user.as, YEAR.US);
    expect(object['state']).toBe('paid');
    expect((await deps.repositories.invoices.get(String(object['transaction_id']))).startRequestedAt).toBeUndefined();
  });
});

describe.each([
  ['DE', 14],
  ['BR', 7],
] as const)('withdrawing in %s', (country, days) => {
  test('ends the plan at once, refunds all of it with its tax, and is confirmed by one mail', async () => {
    const user = await bought(country);
    const total = -Number((await books(user.id))['revenue']) - Number((await books(user.id))['tax_payable'] ?? 0);
    expect(await offered(user)).toEqual({
      transaction_id: user.transaction,
      last_day: new Date(NOON + days * DAY_MS).toISOString(),
      amount: total,
    });
    expect((await withdraw(user.as, user.transaction)).object).toEqual({ state: 'refunded' });
    expect(Object.values(await books(user.id)).every((amount) => amount === 0)).toBe(true);
    expect(await active(user.as)).toBeNull();
    expect(await transactions(user.as)).toMatchObject([{ id: user.transaction, state: 'refunded' }]);
    expect(await mailsOf(user.id)).toMatchObject([{ kind: 'purchase_withdrawn', details: { case: 'refund', paid: total } }]);
  });

  test('is possible on the last day and refused after it', async () => {
    const [early, late] = [await bought(country), await bought(country)];
    await later(early, (days + 1) * DAY_MS);
    expect((await withdraw(early.as, early.transaction)).object).toEqual({ state: 'refunded' });
    await later(late, (days + 1) * DAY_MS + 61 * MINUTE_MS);
    expect((await withdraw(late.as, late.transaction)).body.reason).toBe('WITHDRAWAL_TOO_LATE');
    expect(await offered(late)).toBeNull();
  });

  test('during the free trial ends it without a refund', async () => {
    const user = await bought(country, country === 'DE' ? 'WEB_BASIC_MONTHLY_EUR' : 'WEB_BASIC_MONTHLY_BRL');
    expect(await offered(user)).toMatchObject({ amount: 0 });
    const refunds = provider.refunds.size;
    expect((await withdraw(user.as, user.transaction)).object).toEqual({ state: 'free' });
    expect((await withdraw(user.as, user.transaction)).object).toEqual({ state: 'free' });
    expect(provider.refunds.size).toBe(refunds);
    expect(await active(user.as)).toBeNull();
    expect(await mailsOf(user.id)).toMatchObject([{ kind: 'purchase_withdrawn', details: { case: 'free' } }]);
  });
});

test('requested ten times at once and again, it is refunded once', async () => {
  const user = await bought('DE');
  const refunds = provider.refunds.size;
  const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(user.as, user.transaction)));
  expect(new Set(answers.map(({ object }) => object['state']))).toEqual(new Set(['refunded']));
  await later(user, 30 * DAY_MS);
  expect((await withdraw(user.as, user.transaction)).object).toEqual({ state: 'refunded' });
  expect(provider.refunds.size - refunds).toBe(1);
  expect(await mailsOf(user.id)).toHaveLength(1);
});

test('where the law gives no right, another account’s purchase and an unknown one are refused', async () => {
  const american = await bought('US');
  expect(await offered(american)).toBeNull();
  expect((await withdraw(american.as, american.transaction)).body.reason).toBe('WITHDRAWAL_NOT_OFFERED');
  const german = await bought('DE');
  expect((await withdraw(american.as, german.transaction)).body.reason).toBe('TRANSACTION_NOT_FOUND');
  expect((await withdraw(american.as, randomUUID())).body.reason).toBe('TRANSACTION_NOT_FOUND');
  expect(await active(german.as)).toMatchObject({ status: 'ACTIVE' });
});

test('a purchase whose plan was changed for money is left to support, and nothing ends', async () => {
  const user = await bought('DE', 'WEB_BASIC_ANNUAL_EUR');
  await later(user, DAY_MS);
  const changed = await call('changePlan', { sku: YEAR.DE }, { as: user.as });
  expect(changed.object ?? changed.body).toMatchObject({ state: 'paid' });
  expect(await offered(user)).toBeNull();
  expect((await withdraw(user.as, user.transaction)).body.reason).toBe('WITHDRAWAL_BY_SUPPORT');
  expect(await active(user.as)).toMatchObject({ plan: 'Premium', status: 'ACTIVE' });
});

test('a purchase that the balance paid is refunded to the balance, without the provider', async () => {
  const user = await newViewer('DE', `ok 4242 ${randomUUID()}`);
  const credit = [
    { ledger: 'cash', amount: 20_000 },
    { ledger: 'credit_balance', amount: -20_000 },
  ] as const;
  const first = await bought('DE');
  await deps.inTransaction(async ({ invoices }) => {
    await invoices.enter({ id: randomUUID(), accountId: user.id, invoiceId: first.transaction, currency: 'EUR' }, credit, NOON);
    await invoices.addToBalance(user.id, 'EUR', 20_000);
  });
  const { object } = await buy(user.as, YEAR.DE, { start_requested: true });
  const refunds = provider.refunds.size;
  for (const _time of [1, 2]) expect((await withdraw(user.as, object['transaction_id'])).object).toEqual({ state: 'refunded' });
  expect(provider.refunds.size).toBe(refunds);
  expect(await deps.repositories.invoices.balanceOf(user.id, 'EUR')).toBe(20_000);
  expect(await books(user.id)).toMatchObject({ cash: 20_000, credit_balance: -20_000, revenue: 0 });
});

test.each([
  ['whose answer is lost', { silently: { state: 'REFUNDED' } }],
  ['that does not reach the provider', 'down'],
] as const)('a refund %s is pending while the plan has ended, and is made once by the job', async (_how, move) => {
  const user = await bought('DE');
  const refunds = provider.refunds.size;
  provider.refundMoves.push(move);
  expect((await withdraw(user.as, user.transaction)).object).toEqual({ state: 'pending' });
  expect(await active(user.as)).toBeNull();
  clock.now = NOON + 5 * MINUTE_MS;
  await settleRefunds(deps);
  expect(provider.refunds.size - refunds).toBe(1);
  expect((await books(user.id))['cash']).toBe(0);
});

test('a refund that the provider refuses is reported, and repeating the withdrawal requests it again', async () => {
  const user = await bought('DE');
  provider.refundMoves.push({ state: 'REFUSED' });
  expect((await withdraw(user.as, user.transaction)).object).toEqual({ state: 'refused' });
  expect(await active(user.as)).toBeNull();
  expect((await withdraw(user.as, user.transaction)).object).toEqual({ state: 'refunded' });
  expect((await books(user.id))['cash']).toBe(0);
});

class Killed extends Error {}

/** Dependencies that crash before or after the n-th transaction or refund. */
const killedAt = (n: number): Deps => {
  let done = 0;
  const step = (): void => {
    done += 1;
    if (done === n) throw new Killed();
  };
  const around =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      step();
      const result = await work(...args);
      step();
      return result;
    };
  const { gateway } = deps.payments;
  return {
    ...deps,
    inTransaction: (async (work: Parameters<Deps['inTransaction']>[0]) =>
      around(deps.inTransaction)(work)) as Deps['inTransaction'],
    payments: { ...deps.payments, gateway: { ...gateway, refund: around(gateway.refund) } },
  };
};

test('a withdrawal that crashes at any step is refunded once after a retry or by the job [R2]', async () => {
  let steps = 0;
  for (let n = 1; n < 20; n += 1) {
    clock.now = NOON;
    const user = await bought('DE');
    const refunds = provider.refunds.size;
    const viewer = { signedIn: true, accountId: user.id, accountCountry: 'DE', partnerBilled: false } as AccountHolder;
    const killed = await withdrawPurchase(killedAt(n))(viewer, { transaction_id: user.transaction }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Killed) return true;
        throw error;
      },
    );
    clock.now = NOON + 5 * MINUTE_MS;
    if (n % 2 === 0) await settleRefunds(deps);
    expect((await withdraw(user.as, user.transaction)).object, `killed at step ${n}`).toEqual({ state: 'refunded' });
    expect(provider.refunds.size - refunds, `killed at step ${n}`).toBe(1);
    expect((await books(user.id))['cash']).toBe(0);
    expect(await active(user.as)).toBeNull();
    if (!killed) break;
    steps = n;
  }
  expect(steps).toBe(6);
});
