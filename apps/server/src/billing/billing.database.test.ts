import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DECLINED, STOLEN } from '../providers/payments/scripted-gateway.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { forgetKeys } from './billing.jobs.ts';
import { runDue, settleUnsettled, takeStep } from './run-billing.ts';

const till = await startTill();
const { call, newViewer, buy, active, moveTo, transactions, books, provider, deps, connection, clock } = till;
afterAll(till.close);

const DAY_MS = 86_400_000;
const dayAfter = (days: number): string => new Date(NOON + days * DAY_MS).toISOString();
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

describe('a purchase', () => {
  test('with a free trial charges nothing, and the plan renews at full price when the trial ends [SU-06] [SU-11] [BI-04] [SU-37] [SU-35]', async () => {
    const user = await newViewer();
    const before = provider.taken().length;
    const preview = await call('previewPurchase', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as: user.as });
    expect(preview.object).toMatchObject({ retail_price: 799, discount: 'trial', discount_amount: 799, total: 0 });
    expect((await buy(user.as)).object).toMatchObject({ state: 'paid' });
    expect(await active(user.as)).toMatchObject({ status: 'FREE_TRIAL', plan: 'Basic', next_amount: 799, expires_at: null });
    expect(provider.taken()).toHaveLength(before);
    await moveTo(user, dayAfter(15));
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', free_trial_until: null });
    expect(provider.taken().slice(before)).toEqual([799]);
    const rows = await transactions(user.as);
    expect(rows.map(({ kind, total, state }) => [kind, total, state])).toEqual([
      ['renewal', 799, 'paid'],
      ['purchase', 0, 'paid'],
    ]);
    expect(await books(user.id)).toEqual({ cash: 799, revenue: -799 });
  });

  test('canceled during its trial is never charged and ends with the trial [SU-11] [SU-62]', async () => {
    const user = await newViewer();
    await buy(user.as);
    const before = provider.taken().length;
    await call('cancelSubscription', { reasons: ['too_expensive'], other: 'for now' }, { as: user.as });
    expect(await active(user.as)).toMatchObject({
      status: 'CANCELED',
      resumable: true,
      expires_at: dayAfter(14),
      next_renewal_at: null,
    });
    await moveTo(user, dayAfter(15));
    expect(await active(user.as)).toBeNull();
    expect(provider.taken()).toHaveLength(before);
    // The trial is used up: the next purchase is charged at once.
    expect((await call('previewPurchase', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as: user.as })).object).toMatchObject({
      discount: null,
      total: 799,
    });
  });

  test('of an annual plan is charged at once, and its transaction lists every price line [SU-08] [BI-12] [BI-13] [BI-14] [BI-15] [BI-19] [BI-20]', async () => {
    const user = await newViewer();
    expect((await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD')).object).toMatchObject({ state: 'paid' });
    expect(provider.taken().at(-1)).toBe(12_999);
    const [row] = await transactions(user.as);
    expect(row).toMatchObject({
      kind: 'purchase',
      plan: 'Premium',
      period: 'annual',
      price: 12_999,
      discount: 0,
      tax: 0,
      credit: 0,
      total: 12_999,
      payment_method: 'CARD',
      brand: 'visa',
      last4: '4242',
    });
    expect(row?.['number']).toMatch(/^M-\d{9}$/);
  });

  test('with a card that used its trial in another account costs full price, and the preview shows it first [SU-07]', async () => {
    const sku = 'WEB_BASIC_MONTHLY_USD';
    const card = { token_id: 'shared 1111' };
    const first = await till.signUp();
    expect((await buy(first.access_token, sku, { ...card, shown_total: 0 })).status).toBe(200);
    const { access_token: as } = await till.signUp();
    const preview = async () => (await call('previewPurchase', { sku }, { as })).object;
    expect(await preview(), 'no card is known yet').toMatchObject({ total: 0, discount: 'trial' });
    const before = provider.taken().length;
    for (const shown of [{ shown_total: 0 }, {}])
      expect((await buy(as, sku, { ...card, ...shown })).body.reason).toBe('PRICE_CHANGED');
    expect(provider.taken().slice(before), 'nothing is charged by surprise').toEqual([]);
    const { total } = await preview();
    expect(total).toBeGreaterThan(0);
    expect((await buy(as, sku, { ...card, shown_total: total })).object).toMatchObject({ state: 'paid' });
    expect(provider.taken().slice(before)).toEqual([total]);
  });

  test('by three accounts that begin a trial with one card at once gives one trial, and the others keep theirs for another card', async () => {
    const sku = 'WEB_BASIC_MONTHLY_USD';
    const people = [await till.signUp(), await till.signUp(), await till.signUp()];
    const answers = await Promise.all(
      people.map(({ access_token: as }) => buy(as, sku, { token_id: 'shared 2222', shown_total: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const loser = people[answers.findIndex(({ status }) => status !== 200)];
    const as = loser?.access_token ?? '';
    const [card] = (await call('listBillingInfo', {}, { as })).objects;
    await call('removeBillingInfo', { id: card?.['id'] }, { as });
    expect((await buy(as, sku, { token_id: 'own 3333', shown_total: 0 })).status).toBe(200);
  });

  test('is refused without accepted terms, without a card, or at a price other than the one shown [BI-02] [BI-108]', async () => {
    const { access_token: as } = await till.signUp();
    const sku = 'WEB_BASIC_ANNUAL_USD';
    expect((await call('purchase', { sku }, { as })).body.reason).toBe('TERMS_NOT_ACCEPTED');
    expect((await buy(as, sku)).body.reason).toBe('PAYMENT_METHOD_NEEDED');
    await call('addBillingInfo', { token_id: 'ok' }, { as });
    expect((await buy(as, sku, { shown_total: 1 })).body.reason).toBe('PRICE_CHANGED');
    expect((await buy(as, 'WEB_GOLD_MONTHLY_USD')).body.reason).toBe('PRODUCT_NOT_FOUND');
    expect((await buy(as, 'WEB_BASIC_MONTHLY_BRL')).body.reason).toBe('PRODUCT_NOT_FOUND');
    const before = provider.taken().length;
    expect((await buy(as, sku, { shown_total: 7999, total: 1, price: 1, amount: 1 })).status).toBe(200);
    expect(provider.taken().slice(before)).toEqual([7999]);
    expect((await buy(as, 'WEB_PREMIUM_ANNUAL_USD')).body.reason).toBe('ALREADY_SUBSCRIBED');
  });

  test('that is declined saves neither a plan nor the card that was entered for it [BI-78]', async () => {
    const { access_token: as } = await till.signUp();
    provider.moves.push(DECLINED);
    const declined = await buy(as, 'WEB_BASIC_ANNUAL_USD', { token_id: 'poor 0341' });
    expect(declined.body).toMatchObject({ reason: 'CARD_DECLINED', code: '3001' });
    expect(await active(as)).toBeNull();
    expect(await transactions(as)).toEqual([]);
    expect((await call('listBillingInfo', {}, { as })).total).toBe(0);
    // A retry with another card is a new purchase.
    expect((await buy(as, 'WEB_BASIC_ANNUAL_USD', { token_id: 'rich 4242' })).object).toMatchObject({ state: 'paid' });
    expect((await call('getPrimaryBillingInfo', {}, { as })).object).toMatchObject({
      last4: '4242',
      primary: true,
      in_use: true,
    });
  });

  test('sent twenty times at once is charged once and returns one transaction [BI-04]', async () => {
    const user = await newViewer();
    const before = provider.taken().length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(user.as, 'WEB_PREMIUM_ANNUAL_USD')));
    expect(provider.taken().slice(before)).toEqual([12_999]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ object }) => object['transaction_id'])).size).toBe(1);
    expect((await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD')).object).toEqual({ ...answers[0]?.object, state: 'paid' });
  });

  test('whose charge has an unknown outcome is pending, not declined, until the job settles it [R24]', async () => {
    const user = await newViewer();
    provider.moves.push({ silently: { state: 'SUCCEEDED', reference: 'late' } });
    const before = provider.taken().length;
    expect((await buy(user.as, 'WEB_BASIC_ANNUAL_USD')).object).toMatchObject({ state: 'pending' });
    expect(await active(user.as)).toBeNull();
    expect((await buy(user.as, 'WEB_PREMIUM_ANNUAL_USD')).body.reason).toBe('PURCHASE_UNDER_WAY');
    expect((await transactions(user.as)).map(({ state }) => state)).toEqual(['pending']);
    clock.now += 31_000;
    await settleUnsettled(deps);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', plan: 'Basic' });
    expect(provider.taken().slice(before)).toEqual([7999]);
    expect(await books(user.id)).toEqual({ cash: 7999, revenue: -7999 });
  });

  test('whose charge never reached the provider is retried with its idempotency key and charged once', async () => {
    const user = await newViewer();
    provider.moves.push('down');
    const before = provider.taken().length;
    expect((await buy(user.as, 'WEB_BASIC_ANNUAL_USD')).object).toMatchObject({ state: 'pending' });
    clock.now += 31_000;
    await Promise.all([settleUnsettled(deps), settleUnsettled(deps)]);
    expect(provider.taken().slice(before)).toEqual([7999]);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
  });

  test('sent twenty times at once as different requests gives the account one trial [SU-07]', async () => {
    const user = await newViewer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        buy(user.as, 'WEB_BASIC_MONTHLY_USD', { campaign_id: undefined, gateway_code: `g${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await connection.query('select count(*)::int as count from subscriptions where account_id = $1', [user.id]);
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('a renewal', () => {
  test('keeps its billing anchor month after month, whether the clock advances once or in many steps [SU-87]', async () => {
    const [jumps, walks] = [await newViewer(), await newViewer()];
    for (const user of [jumps, walks]) await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    await moveTo(jumps, '2027-07-01');
    for (const month of ['01', '02', '03', '04', '05', '06', '07']) await moveTo(walks, `2027-${month}-01`);
    const history = async (as: string) =>
      (await transactions(as)).map(({ kind, date, period_start, period_end, total }) => [
        kind,
        date,
        period_start,
        period_end,
        total,
      ]);
    expect(await history(jumps.as)).toEqual(await history(walks.as));
    expect((await history(jumps.as)).length).toBeGreaterThan(6);
  });

  test('that is declined is retried after one, three and seven days, then enters its grace period, then ends the plan [SU-36] [SU-39] [SU-88]', async () => {
    const user = await newViewer();
    await buy(user.as);
    provider.moves.push(DECLINED, DECLINED, DECLINED, DECLINED);
    await moveTo(user, dayAfter(14));
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE - IN RETRIES', retry_at: dayAfter(15) });
    await moveTo(user, dayAfter(16));
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE - IN RETRIES', retry_at: dayAfter(17) });
    await moveTo(user, dayAfter(21));
    expect(await active(user.as)).toMatchObject({ status: 'GRACE_PERIOD', expires_at: dayAfter(24) });
    await moveTo(user, dayAfter(23));
    expect(await active(user.as)).toMatchObject({ status: 'GRACE_PERIOD' });
    await moveTo(user, dayAfter(24));
    expect(await active(user.as)).toBeNull();
    expect((await transactions(user.as)).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed', 'failed', 'paid']);
  });

  test('that is past due is charged as soon as a new card is saved, and keeps its billing day [SU-88]', async () => {
    const user = await newViewer();
    await buy(user.as);
    provider.moves.push(STOLEN);
    await moveTo(user, dayAfter(15));
    expect(await active(user.as)).toMatchObject({ status: 'GRACE_PERIOD' });
    await call('addBillingInfo', { token_id: 'new 4444', primary: true }, { as: user.as });
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
    const [renewal] = await transactions(user.as);
    expect(renewal).toMatchObject({ state: 'paid', last4: '4444', period_start: dayAfter(14) });
  });

  test('during a provider outage is not a decline and is retried with its idempotency key afterwards', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    const before = provider.taken().length;
    clock.now = NOON + 32 * DAY_MS;
    provider.moves.push('down', 'down');
    await takeStep(deps, user.id);
    clock.now += 300_000;
    await settleUnsettled(deps);
    expect(provider.taken()).toHaveLength(before);
    clock.now += 600_000;
    await settleUnsettled(deps);
    expect(provider.taken().slice(before)).toEqual([799]);
    const { rows } = await connection.query('select status, declines from subscriptions where account_id = $1', [user.id]);
    expect(rows).toEqual([{ status: 'ACTIVE', declines: 0 }]);
  });

  test('is charged once although three nodes run the job', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newViewer()));
    for (const { as } of people) await buy(as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    const before = provider.taken().length;
    clock.now = NOON + 32 * DAY_MS;
    await Promise.all([runDue(deps), runDue(deps), runDue(deps)]);
    const mine = new Set(people.map(({ id }) => id));
    const { rows } = await connection.query(
      "select account_id, count(*)::int as count from invoices where kind = 'renewal' group by 1",
    );
    const counts = rows
      .filter(({ account_id }: { account_id: string }) => mine.has(account_id))
      .map(({ count }: { count: number }) => count);
    expect(counts).toEqual([1, 1, 1, 1, 1, 1]);
    expect(provider.taken().length - before).toBeGreaterThanOrEqual(6);
  });
});

describe('a plan change', () => {
  test('to a better plan takes effect at once, with proration of the remaining days [SU-66] [SU-67]', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    await moveTo(user, dayAfter(15));
    const { object: preview } = await call('previewPlanChange', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: user.as });
    expect(preview).toMatchObject({ kind: 'now_prorated', plan: 'Premium', next_price: 1299 });
    expect(preview['total']).toBe(Number(preview['retail_price']) - Number(preview['credit']));
    expect(await active(user.as)).toMatchObject({ plan: 'Basic' });
    await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD', shown_total: preview['total'] }, { as: user.as });
    expect(await active(user.as)).toMatchObject({ plan: 'Premium', next_amount: 1299 });
    expect(provider.taken().at(-1)).toBe(preview['total']);
    const book = await books(user.id);
    expect(Object.values(book).reduce((all, amount) => all + amount, 0)).toBe(0);
    expect(book['cash']).toBe(799 + Number(preview['total']));
  });

  test('to a smaller plan waits for the end of the period and can be undone until then [SU-32] [SU-40] [SU-68] [SU-70]', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_PREMIUM_MONTHLY_USD', { skip_trial: true });
    await call('changePlan', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as: user.as });
    const { object: reserved } = await call('getReservedSubscription', {}, { as: user.as });
    expect(reserved).toMatchObject({ status: 'RESERVED', plan: 'Basic', period: 'monthly' });
    expect((await call('changePlan', { sku: 'WEB_BASIC_ANNUAL_USD' }, { as: user.as })).body.reason).toBe('CHANGE_PENDING');
    await call('removePlanChange', {}, { as: user.as });
    expect((await call('getReservedSubscription', {}, { as: user.as })).object).toBeNull();
    expect((await call('removePlanChange', {}, { as: user.as })).body.reason).toBe('NOTHING_RESERVED');
    await call('changePlan', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as: user.as });
    await moveTo(user, dayAfter(32));
    expect(await active(user.as)).toMatchObject({ plan: 'Basic', status: 'ACTIVE' });
    expect((await call('getReservedSubscription', {}, { as: user.as })).object).toBeNull();
    expect(provider.taken().at(-1)).toBe(799);
  });

  test('during a trial changes the price at its end, and one to an annual plan ends the trial [SU-67]', async () => {
    const [monthly, annual] = [await newViewer(), await newViewer()];
    for (const { as } of [monthly, annual]) await buy(as);
    const before = provider.taken().length;
    await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: monthly.as });
    expect(await active(monthly.as)).toMatchObject({ status: 'FREE_TRIAL', plan: 'Premium', next_amount: 1299 });
    expect(provider.taken()).toHaveLength(before);
    await call('changePlan', { sku: 'WEB_PREMIUM_ANNUAL_USD' }, { as: annual.as });
    expect(await active(annual.as)).toMatchObject({
      status: 'ACTIVE',
      plan: 'Premium',
      period: 'annual',
      free_trial_until: null,
    });
    expect(provider.taken().slice(before)).toEqual([12_999]);
  });

  test('is refused after a cancellation until the plan is reactivated [SU-38] [SU-65] [SU-69]', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    const before = await active(user.as);
    await call('cancelSubscription', {}, { as: user.as });
    expect((await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: user.as })).body.reason).toBe('RESUME_FIRST');
    expect((await call('cancelSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_ALREADY_CANCELED');
    expect((await call('reactivateSubscription', {}, { as: user.as })).object).toEqual(before);
    expect((await call('reactivateSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_NOT_CANCELED');
    await call('cancelSubscription', {}, { as: user.as });
    await moveTo(user, dayAfter(40));
    expect((await call('reactivateSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_NOT_FOUND');
  });

  test('whose charge is declined leaves the plan as it was', async () => {
    const user = await newViewer();
    await buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    provider.moves.push(DECLINED);
    expect((await call('changePlan', { sku: 'WEB_PREMIUM_ANNUAL_USD' }, { as: user.as })).body.reason).toBe('CARD_DECLINED');
    expect(await active(user.as)).toMatchObject({ plan: 'Basic', period: 'monthly' });
  });
});

describe('cards', () => {
  test('are limited to three with one primary, even when added concurrently [BI-30] [BI-32] [BI-35] [BI-36]', async () => {
    const { access_token: as } = await till.signUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => call('addBillingInfo', { token_id: `card${index} 000${index}` }, { as })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.reason === 'TOO_MANY_CARDS')).toHaveLength(7);
    expect(provider.forgotten.length).toBeGreaterThanOrEqual(7);
    const { objects } = await call('listBillingInfo', {}, { as });
    expect(objects.map(({ primary }) => primary)).toEqual([true, false, false]);
    const last = String(objects[2]?.['id']);
    await call('selectPrimaryBillingInfo', { id: last }, { as });
    const after = (await call('listBillingInfo', {}, { as })).objects;
    expect(after.map(({ id, primary }) => [id === last, primary])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('can be replaced and removed, except for removing the card that a running plan renews with [BI-31] [BI-33] [BI-34]', async () => {
    const user = await newViewer('US', 'first 1111');
    const { as } = user;
    const card = (await call('getPrimaryBillingInfo', {}, { as })).object;
    const id = String(card['id']);
    const changed = await call('changeBillingInfo', { token_id: 'second 2222', billing_info_id: id }, { as });
    expect(changed.object).toEqual({ ...card, last4: '2222' });
    expect((await call('addBillingInfo', { token_id: 'unknown' }, { as })).body.reason).toBe('CARD_TOKEN_INVALID');
    await buy(as);
    expect((await call('removeBillingInfo', { id }, { as })).body.reason).toBe('CARD_IN_USE');
    const other = (await call('addBillingInfo', { token_id: 'third 3333', primary: true }, { as })).object;
    expect((await call('removeBillingInfo', { id }, { as })).status).toBe(200);
    expect((await call('listBillingInfo', {}, { as })).objects.map((one) => one['id'])).toEqual([other['id']]);
  });

  test('are not found by another account [BI-109]', async () => {
    const [mine, theirs] = [await newViewer(), await newViewer()];
    const id = String((await call('getPrimaryBillingInfo', {}, { as: theirs.as })).object['id']);
    for (const name of ['removeBillingInfo', 'selectPrimaryBillingInfo'] as const)
      expect((await call(name, { id }, { as: mine.as })).body.reason).toBe('CARD_NOT_FOUND');
    expect((await call('changeBillingInfo', { token_id: 'ok', billing_info_id: id }, { as: mine.as })).body.reason).toBe(
      'CARD_NOT_FOUND',
    );
    expect((await buy(mine.as, 'WEB_BASIC_ANNUAL_USD', { billing_info_id: id })).body.reason).toBe('CARD_NOT_FOUND');
    expect((await call('listBillingInfo', {}, { as: theirs.as })).total).toBe(1);
  });
});

test('the ledger balances per transaction and is append-only, and invoice numbers have no gaps', async () => {
  const { rows } = await connection.query(
    'select count(*)::int as count from (select 1 from ledger_entries group by transaction_id, currency having sum(amount) <> 0) as wrong',
  );
  expect(rows).toEqual([{ count: 0 }]);
  await expect(connection.query('update ledger_entries set amount = amount + 1')).rejects.toThrow('only ever added to');
  await expect(connection.query('delete from ledger_entries')).rejects.toThrow('only ever added to');
  const numbers = await connection.query('select number from invoices where number is not null order by number');
  expect(numbers.rows.map(({ number }: { number: string }) => Number(number.slice(2)))).toEqual(
    Array.from({ length: numbers.rows.length }, (_, index) => index + 1),
  );
});

test('idempotency keys are deleted after a day', async () => {
  const user = await newViewer();
  await buy(user.as, 'WEB_BASIC_ANNUAL_USD');
  const known = async () =>
    (await connection.query('select count(*)::int as count from idempotency_keys where account_id = $1', [user.id])).rows;
  clock.now = NOON + DAY_MS - 1;
  await forgetKeys(deps);
  expect(await known()).toEqual([{ count: 1 }]);
  clock.now = NOON + DAY_MS + 1;
  await forgetKeys(deps);
  expect(await known()).toEqual([{ count: 0 }]);
});

test('payment methods list the card, an invalid address names its fields, and the test clock only advances a known account', async () => {
  const user = await newViewer('BR');
  const { as } = user;
  expect((await call('listPaymentMethods', {}, { as })).objects).toEqual([
    { method: 'CARD', brand: 'visa', last4: '4242', primary: true },
  ]);
  expect((await call('getBillingAddress', {}, { as })).object).toBeNull();
  const wrong = await call('changeBillingAddress', { country: 'BR', fields: { first_name: 'A1' } }, { as });
  expect(wrong.body).toMatchObject({ reason: 'BILLING_ADDRESS_INVALID' });
  expect(wrong.body.fields).toHaveProperty('cep');
  expect((await moveTo(user, '2020-01-01')).body.reason).toBe('INPUT_INVALID');
  expect((await moveTo({ username: 'nobody@nowhere.example' }, '2030-01-01')).body.reason).toBe('EMAIL_UNKNOWN');
});
