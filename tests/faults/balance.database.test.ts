import { startApp } from '@madang/server/app.fixture.ts';
import type { PaymentGateway } from '@madang/server/ports/payment-gateway.ts';
import { startSandbox, type TestSandbox } from '@madang/server/providers/payments/sandbox/sandbox.fixture.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Balance, balanceOf } from './world/balance.ts';

// The sandbox is to share the database of the app, which is there only when the app is.
const opened: { sandbox?: TestSandbox } = {};
const sandbox = (): TestSandbox => {
  if (!opened.sandbox) throw new Error('The sandbox is not open yet.');
  return opened.sandbox;
};
const gateway = new Proxy({} as PaymentGateway, { get: (_target, name) => Reflect.get(sandbox().gateway, name) as unknown });
const app = await startApp({}, undefined, { gateway });
const { query } = app.connection;
afterAll(async () => {
  await sandbox().close();
  await app.close();
});

beforeAll(async () => {
  opened.sandbox = await startSandbox({ connection: app.connection, now: () => app.clock.now });
  const { access_token: as } = await app.signUp({}, 'US');
  const order = { sku: 'WEB_BASIC_ANNUAL_USD', token_id: await sandbox().newToken('ok'), terms_accepted: true };
  await app.call('purchase', order, { as });
  await app.call('changePlan', { sku: 'WEB_PREMIUM_ANNUAL_USD' }, { as });
  // What the product itself refuses to write is written past it.
  await query('alter table ledger_entries disable trigger user');
});

const RIGHT: Balance = { lost: 0, double: 0, unbalanced: 0, unsettled: 0 };
const FIRST = "(select id from invoices where kind = 'purchase')";

test('a purchase and a change of plan leave nothing that does not balance', async () => {
  const { rows } = await query("select kind from invoices where state = 'paid' and total > 0 order by number");
  expect(rows).toEqual([{ kind: 'purchase' }, { kind: 'change' }]);
  expect(await balanceOf(app.connection)).toEqual(RIGHT);
});

test.each([
  {
    what: 'money that was taken for a bill that is not paid is lost',
    kind: 'lost',
    breaks: `update invoices set state = 'failed' where kind = 'purchase'`,
    mends: `update invoices set state = 'paid' where kind = 'purchase'`,
  },
  {
    what: 'money that was taken of which we know nothing is lost',
    kind: 'lost',
    breaks: `insert into sandbox_charges (key, instrument, amount, currency, reference, state, created_at, known_from)
      values ('foreign', 'none', 7999, 'USD', 'foreign', 'SUCCEEDED', '2026-01-01', '2026-01-01')`,
    mends: `delete from sandbox_charges where key = 'foreign'`,
  },
  {
    what: 'a bill without what was bought is lost',
    kind: 'lost',
    breaks: `update invoices set subscription_id = account_id where kind = 'purchase'`,
    mends: `update invoices set subscription_id = (select id from subscriptions) where kind = 'purchase'`,
  },
  {
    what: 'money that came late and is not owed is lost',
    kind: 'lost',
    breaks: `update payment_attempts set state = 'PAID_LATE' where invoice_id = ${FIRST}`,
    mends: `update payment_attempts set state = 'SUCCEEDED' where invoice_id = ${FIRST}`,
  },
  {
    what: 'a bill for which money was taken twice is double',
    kind: 'double',
    breaks: `with again as (insert into payment_attempts select gen_random_uuid(), invoice_id, account_id, instrument_id, amount, currency, 'DECLINED'
        , null, 'again', null, 0, created_at, null from payment_attempts where invoice_id = ${FIRST} returning id)
      insert into sandbox_charges (key, instrument, amount, currency, reference, state, created_at, known_from)
      select id::text, 'none', 7999, 'USD', 'again', 'SUCCEEDED', '2026-01-01', '2026-01-01' from again`,
    mends: `with gone as (delete from payment_attempts where code = 'again' returning id) delete from sandbox_charges where reference = 'again'`,
  },
  {
    what: 'books that do not sum to nothing do not balance',
    kind: 'unbalanced',
    breaks: `update ledger_entries set amount = amount + 1 where ledger = 'revenue' and invoice_id = ${FIRST}`,
    mends: `update ledger_entries set amount = amount - 1 where ledger = 'revenue' and invoice_id = ${FIRST}`,
  },
  {
    what: 'a paid bill that the provider took nothing for does not balance',
    kind: 'unbalanced',
    breaks: `update sandbox_charges set amount = amount + 1`,
    mends: `update sandbox_charges set amount = amount - 1`,
  },
  {
    what: 'a gap in the numbers of bills does not balance',
    kind: 'unbalanced',
    breaks: `update invoices set number = 'M-000000009' where number = 'M-000000002'`,
    mends: `update invoices set number = 'M-000000002' where number = 'M-000000009'`,
  },
  {
    what: 'a charge of unknown outcome is not settled',
    kind: 'unsettled',
    breaks: `update payment_attempts set state = 'UNKNOWN', ask_at = now() where invoice_id = ${FIRST}`,
    mends: `update payment_attempts set state = 'SUCCEEDED', ask_at = null where invoice_id = ${FIRST}`,
  },
] as const)('$what', async ({ kind, breaks, mends }) => {
  await query(breaks);
  expect((await balanceOf(app.connection))[kind]).toBeGreaterThan(0);
  await query(mends);
  expect(await balanceOf(app.connection)).toEqual(RIGHT);
});
