import { randomInt } from 'node:crypto';
import { NOON } from '@madang/database/database.fixture.ts';
import { newCode } from '@madang/domain/coupons/code.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OPERATOR_KEY } from '../app.fixture.ts';
import { startTill } from '../billing/billing.fixture.ts';
import { runDue, settleUnsettled } from '../billing/run-billing.ts';
import { DECLINED, type Move } from '../providers/payments/scripted-gateway.fixture.ts';

const till = await startTill({ pausesOffered: true }, DEMO_TAX_RATES);
const { call, newViewer, buy, active, moveTo, transactions, provider, deps, connection, clock } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const DAY_MS = 86_400_000;
/** The charge succeeds, but its response is lost. */
const SILENT: Move = { silently: { state: 'SUCCEEDED', reference: 'paid' } };
const FOR_SUBSCRIBERS = '53';
/** End of the period bought at NOON, then the possible ends of a pause. */
const [MONTH_1 = '', MONTH_2 = '', MONTH_3 = '', MONTH_4 = ''] = [12, 13, 14, 15].map((month) =>
  new Date(Date.UTC(2026, month - 1, 22, 12)).toISOString(),
);
const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

/** A viewer who has paid for a month of Basic. */
const payer = async (country = 'US') => {
  const user = await newViewer(country);
  await buy(user.as, country === 'US' ? 'WEB_BASIC_MONTHLY_USD' : 'WEB_BASIC_MONTHLY_BRL', { skip_trial: true });
  return user;
};
const pause = (as: string, months = 1) => call('pauseSubscription', { months }, { as });
const resume = (as: string) => call('resumeSubscription', {}, { as });
const reserved = async (as: string) => (await call('getReservedSubscription', {}, { as })).object;
const watch = async (as: string) => (await call('playVideo', { content_id: FOR_SUBSCRIBERS }, { as })).status;
/** Emails about pauses, failed payments and ends, oldest first. */
const mails = async (accountId: string) => {
  const rows = await connection.database
    .selectFrom('mail_outbox')
    .select(['kind', 'details'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['pause_chosen', 'pause_ends', 'subscription_ended', 'subscription_canceled', 'payment_failed'])
    .orderBy('place')
    .execute();
  return rows.map(({ kind, details }) => ({ kind, ...(details as Readonly<Record<string, unknown>>) }));
};
/** A viewer in the middle of a pause of two months. */
const pausing = async () => {
  const user = await payer();
  await pause(user.as, 2);
  await moveTo(user, after(MONTH_1, 10 * DAY_MS));
  return user;
};

describe('a pause', () => {
  test('begins after the paid period, costs nothing, and ends with one charge for the plan', async () => {
    const user = await payer();
    const before = provider.taken().length;
    expect((await pause(user.as, 2)).object).toMatchObject({
      status: 'ACTIVE',
      paused_until: MONTH_3,
      next_renewal_at: MONTH_3,
      next_amount: 799,
      expires_at: MONTH_1,
      pause_blocked_by: 'ALREADY_PAUSED',
      change_blocked_by: 'CHANGE_PENDING',
      cancel_blocked_by: null,
    });
    expect(await reserved(user.as)).toMatchObject({ kind: 'pause', months: 2, period: null, days: null, effective_at: MONTH_1 });
    expect(await watch(user.as)).toBe(200);
    await moveTo(user, MONTH_1);
    expect(await active(user.as)).toMatchObject({ status: 'PAUSED', paused_until: MONTH_3, expires_at: null });
    expect(await reserved(user.as)).toBeNull();
    expect(await watch(user.as)).toBe(403);
    expect((await call('getEntitlement', {}, { as: user.as })).object).toEqual({ entitlement: null });
    await moveTo(user, after(MONTH_3, -1));
    expect(provider.taken()).toHaveLength(before);
    await moveTo(user, MONTH_3);
    expect(provider.taken().slice(before)).toEqual([799]);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE', paused_until: null, next_renewal_at: MONTH_4 });
    expect(await watch(user.as)).toBe(200);
    const [renewal] = await transactions(user.as);
    expect(renewal).toMatchObject({ kind: 'renewal', period_start: MONTH_3, period_end: MONTH_4 });
  });

  test('keeps the viewer in the subscriber audience, so they get no plan offers', async () => {
    const dates = { start_date: new Date(NOON - DAY_MS).toISOString(), end_date: new Date(NOON + DAY_MS).toISOString() };
    const message = { en: 'a', pt: 'b', es: 'c', zh: 'd', vi: 'e' };
    const notices = ['avod', 'svod'].map((type) => ({ notice_id: type, type: 'general', message, user_types: [type], ...dates }));
    await call('changeNotices', { notices }, { as: `operator ${OPERATOR_KEY}` });
    const { as } = await pausing();
    const { objects } = await call('listNotices', {}, { as });
    expect(objects.map(({ notice_id: id }) => id)).toEqual(['svod']);
  });

  test('sends an email when it is chosen, and one with the next charge a week before it ends', async () => {
    const user = await payer();
    await call(
      'changeBillingAddress',
      {
        country: 'US',
        fields: {
          first_name: 'Mina',
          last_name: 'Oliveira',
          address_1: '1 Main St',
          city: 'New York',
          state: 'NY',
          zip: '10001',
        },
      },
      { as: user.as },
    );
    await pause(user.as);
    const chosen = { kind: 'pause_chosen', case: 'later', price: 799, from: Date.parse(MONTH_1), at: Date.parse(MONTH_2) };
    expect(await mails(user.id)).toMatchObject([chosen]);
    await moveTo(user, after(MONTH_2, -7 * DAY_MS - 1));
    expect(await mails(user.id)).toHaveLength(1);
    await moveTo(user, after(MONTH_2, -7 * DAY_MS));
    await moveTo(user, MONTH_2);
    const [renewal] = await transactions(user.as);
    expect(Number(renewal?.['tax'])).toBeGreaterThan(0);
    expect(await mails(user.id)).toMatchObject([
      chosen,
      { kind: 'pause_ends', case: 'soon', price: renewal?.['total'], at: Date.parse(MONTH_2) },
    ]);
  });

  test('is reserved once when several tabs request it', async () => {
    const user = await payer();
    const answers = await Promise.all([1, 2, 3].map((months) => pause(user.as, months)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.reason)).toEqual([
      'ALREADY_PAUSED',
      'ALREADY_PAUSED',
    ]);
    expect(await mails(user.id)).toHaveLength(1);
  });

  test('that is undone before it begins leaves the plan and its renewal unchanged', async () => {
    const user = await payer();
    const before = await active(user.as);
    const taken = provider.taken().length;
    await pause(user.as, 3);
    expect((await resume(user.as)).object).toMatchObject({ state: 'kept', subscription: before });
    expect([await active(user.as), await reserved(user.as)]).toEqual([before, null]);
    await moveTo(user, MONTH_1);
    expect(provider.taken().slice(taken)).toEqual([799]);
    expect((await resume(user.as)).body.reason).toBe('SUBSCRIPTION_NOT_PAUSED');
  });

  test('needs a monthly plan with a renewal, and each refusal has its own code', async () => {
    const reasonOf = async (as: string) => (await pause(as)).body.reason;
    const newcomer = await newViewer();
    expect(await reasonOf(newcomer.as)).toBe('SUBSCRIPTION_NOT_FOUND');
    await buy(newcomer.as);
    expect(await reasonOf(newcomer.as)).toBe('PAUSE_NOT_IN_TRIAL');
    await call('cancelSubscription', {}, { as: newcomer.as });
    expect(await reasonOf(newcomer.as)).toBe('RESUME_FIRST');
    const yearly = await newViewer();
    await buy(yearly.as, 'WEB_BASIC_ANNUAL_USD');
    expect(await reasonOf(yearly.as)).toBe('PAUSE_MONTHLY_ONLY');
    const single = await newViewer();
    await buy(single.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true, renewable: false });
    expect(await reasonOf(single.as)).toBe('PASS_CANNOT_CHANGE');
    const changing = await newViewer();
    await buy(changing.as, 'WEB_PREMIUM_MONTHLY_USD', { skip_trial: true });
    await call('changePlan', { sku: 'WEB_BASIC_MONTHLY_USD' }, { as: changing.as });
    expect(await reasonOf(changing.as)).toBe('CHANGE_PENDING');
    const owing = await payer();
    provider.moves.push(DECLINED);
    await moveTo(owing, MONTH_1);
    expect(await reasonOf(owing.as)).toBe('PAYMENT_DUE');
    const waiting = await payer();
    provider.moves.push(SILENT);
    await call('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' }, { as: waiting.as });
    expect(await reasonOf(waiting.as)).toBe('PURCHASE_UNDER_WAY');
    for (const months of [0, 4, 1.5, '1'])
      expect((await call('pauseSubscription', { months }, { as: owing.as })).body.reason).toBe('INPUT_INVALID');
  });
});

describe('a paused subscription', () => {
  test('resumes at any time, with the next month charged and begun at once', async () => {
    const user = await pausing();
    const before = provider.taken().length;
    const { object } = await resume(user.as);
    expect(object).toMatchObject({ state: 'paid', subscription: { status: 'ACTIVE', paused_until: null } });
    expect(provider.taken().slice(before)).toEqual([799]);
    expect(await watch(user.as)).toBe(200);
    const [renewal] = await transactions(user.as);
    expect(renewal).toMatchObject({ kind: 'renewal', period_start: after(MONTH_1, 10 * DAY_MS) });
    expect(await mails(user.id)).toMatchObject([{ kind: 'pause_chosen' }]);
  });

  test('is charged once when several tabs resume it', async () => {
    const user = await pausing();
    const before = provider.taken().length;
    const answers = await Promise.all([resume(user.as), resume(user.as), runDue(deps)]);
    expect(answers.some((answer) => answer?.status === 200)).toBe(true);
    await runDue(deps);
    expect(provider.taken().slice(before)).toEqual([799]);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
  });

  test('whose card is declined on resuming goes into dunning like any renewal', async () => {
    const user = await pausing();
    provider.moves.push(DECLINED);
    expect((await resume(user.as)).object).toMatchObject({
      state: 'declined',
      subscription: { status: 'ACTIVE - IN RETRIES', pause_blocked_by: 'PAYMENT_DUE' },
    });
    expect(await mails(user.id)).toMatchObject([{ kind: 'pause_chosen' }, { kind: 'payment_failed' }]);
  });

  test('whose charge has an unknown outcome on resuming stays paused and is not charged twice', async () => {
    const user = await pausing();
    const before = provider.taken().length;
    provider.moves.push(SILENT);
    expect((await resume(user.as)).object).toMatchObject({
      state: 'pending',
      subscription: { status: 'PAUSED', paused_until: null },
    });
    expect((await resume(user.as)).body.reason).toBe('PURCHASE_UNDER_WAY');
    expect(await watch(user.as)).toBe(403);
    clock.now += 31_000;
    await settleUnsettled(deps);
    expect(await active(user.as)).toMatchObject({ status: 'ACTIVE' });
    expect(provider.taken().slice(before)).toEqual([799]);
  });

  test('ends at once when canceled, with one email, and another plan can be bought', async () => {
    const user = await pausing();
    const { object } = await call('cancelSubscription', { reasons: ['will_come_back'] }, { as: user.as });
    expect(object).toMatchObject({ status: 'CANCELED', resumable: false });
    expect(await active(user.as)).toBeNull();
    expect(await mails(user.id)).toMatchObject([{ kind: 'pause_chosen' }, { kind: 'subscription_ended', case: 'paused' }]);
    expect((await buy(user.as, 'WEB_BASIC_MONTHLY_USD')).object).toMatchObject({ state: 'paid' });
  });

  test('is not charged for a new card, and refuses plan changes, passes and purchases', async () => {
    const user = await pausing();
    const before = provider.taken().length;
    await call('addBillingInfo', { token_id: 'new 4444', primary: true }, { as: user.as });
    expect(provider.taken()).toHaveLength(before);
    const reasonOf = async (name: 'changePlan' | 'purchase' | 'redeemPremiumPass' | 'pauseSubscription', input: object) =>
      (await call(name, input, { as: user.as })).body.reason;
    expect(await reasonOf('changePlan', { sku: 'WEB_PREMIUM_MONTHLY_USD' })).toBe('RESUME_FIRST');
    expect(await reasonOf('purchase', { sku: 'WEB_PREMIUM_MONTHLY_USD', terms_accepted: true })).toBe('ALREADY_SUBSCRIBED');
    expect(await reasonOf('pauseSubscription', { months: 1 })).toBe('ALREADY_PAUSED');
    const code = newCode(randomInt);
    const pass = { sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30 } as const;
    await deps.repositories.codes.add({ hash: deps.billing.hashCode(code), pass });
    expect(await reasonOf('redeemPremiumPass', { pass_code: code })).toBe('RESUME_FIRST');
  });

  test('is reported by the session as paused and without entitlement', async () => {
    const user = await pausing();
    const signIn = { email: user.username, password: 'courtyard-26', transport: 'body' };
    expect((await call('signIn', signIn)).object).toMatchObject({ is_entitle: false, is_paused: true, entitlement: null });
    await resume(user.as);
    expect((await call('signIn', signIn)).object).toMatchObject({ is_entitle: true, is_paused: false, entitlement: 'Basic' });
  });
});

test('a cancellation drops a reserved pause, and a reactivation does not restore it', async () => {
  const user = await payer();
  await pause(user.as);
  expect((await call('cancelSubscription', {}, { as: user.as })).object).toMatchObject({
    status: 'CANCELED',
    expires_at: MONTH_1,
    paused_until: null,
  });
  expect(await reserved(user.as)).toBeNull();
  expect((await call('reactivateSubscription', {}, { as: user.as })).object).toMatchObject({ next_renewal_at: MONTH_1 });
});

test('with pauses disabled by the operator no pause can be reserved, and one reserved before runs and can be resumed', async () => {
  const closed = await startTill();
  const user = await closed.newViewer();
  await closed.buy(user.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
  expect(await closed.active(user.as)).toMatchObject({ pause_blocked_by: 'PAUSE_NOT_OFFERED' });
  const refused = await closed.call('pauseSubscription', { months: 1 }, { as: user.as });
  expect([refused.status, refused.body.reason]).toEqual([403, 'PAUSE_NOT_OFFERED']);
  const sku = 'WEB_BASIC_MONTHLY_USD';
  const chosen = { kind: 'pause', sku, plan: 'Basic', months: 2, effectiveAt: Date.parse(MONTH_1) } as const;
  await closed.deps.repositories.subscriptions.reserve(user.id, chosen, NOON);
  await closed.moveTo(user, after(MONTH_1, DAY_MS));
  expect(await closed.active(user.as)).toMatchObject({ status: 'PAUSED', paused_until: MONTH_3 });
  expect((await closed.call('resumeSubscription', {}, { as: user.as })).object).toMatchObject({ state: 'paid' });
  await closed.close();
});
