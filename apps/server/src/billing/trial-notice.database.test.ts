import { NOON } from '@madang/database/database.fixture.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTill } from './billing.fixture.ts';
import { runDue, takeStep } from './run-billing.ts';

const DAY_MS = 86_400_000;
const { newViewer, buy, call, moveTo, deps, connection, clock, ...till } = await startTill({}, DEMO_TAX_RATES);
afterAll(till.close);
beforeEach(() => {
  clock.now = NOON;
});

const dayAfter = (days: number): string => new Date(NOON + days * DAY_MS).toISOString();
/** Emails about the end of a trial. */
const mails = async (accountId: string) => {
  const rows = await connection.database
    .selectFrom('mail_outbox')
    .select(['details'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'trial_ends')
    .execute();
  return rows.map(({ details }) => details as Readonly<Record<string, unknown>>);
};
const NEW_YORK = {
  country: 'US',
  fields: { first_name: 'Mina', last_name: 'Oliveira', address_1: '1 Main St', city: 'New York', state: 'NY', zip: '10001' },
};

test('one email seven days before a trial ends names the amount with tax, and that amount is charged', async () => {
  const user = await newViewer();
  await call('changeBillingAddress', NEW_YORK, { as: user.as });
  await buy(user.as);
  await moveTo(user, new Date(NOON + 7 * DAY_MS - 1).toISOString());
  expect(await mails(user.id)).toEqual([]);
  await moveTo(user, dayAfter(7));
  const [mail] = await mails(user.id);
  expect(mail).toMatchObject({ case: 'soon', plan: 'Basic', period: 'monthly', currency: 'USD', at: NOON + 14 * DAY_MS });
  await moveTo(user, dayAfter(15));
  expect(await mails(user.id)).toHaveLength(1);
  const [renewal] = await till.transactions(user.as);
  expect(renewal).toMatchObject({ kind: 'renewal', total: mail?.['price'] });
  expect(Number(renewal?.['tax'])).toBeGreaterThan(0);
});

test('the email is not sent for a canceled trial and is sent after it is reactivated', async () => {
  const user = await newViewer();
  await buy(user.as);
  await call('cancelSubscription', {}, { as: user.as });
  await moveTo(user, dayAfter(9));
  expect(await mails(user.id)).toEqual([]);
  await call('reactivateSubscription', {}, { as: user.as });
  await moveTo(user, new Date(NOON + 9 * DAY_MS + 60_000).toISOString());
  expect(await mails(user.id)).toHaveLength(1);
});

test('an email rolled back by a crash is sent once, although several nodes repeat the step', async () => {
  const user = await newViewer();
  await buy(user.as);
  const later = { ...deps, now: () => NOON + 8 * DAY_MS };
  const crash = takeStep(
    {
      ...later,
      inTransaction: (work) =>
        deps.inTransaction(async (repositories) => {
          await work(repositories);
          throw new Error('The process died before the commit.');
        }),
    },
    user.id,
  );
  await expect(crash).rejects.toThrow('died before the commit');
  expect(await mails(user.id)).toEqual([]);
  await Promise.all([takeStep(later, user.id), takeStep(later, user.id), runDue(later)]);
  await runDue(later);
  expect(await mails(user.id)).toHaveLength(1);
});

test('after a plan change the email names the plan that will be charged', async () => {
  const user = await newViewer();
  await buy(user.as);
  await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: user.as });
  await moveTo(user, dayAfter(8));
  expect(await mails(user.id)).toMatchObject([{ plan: 'Premium', price: 1299 }]);
});
