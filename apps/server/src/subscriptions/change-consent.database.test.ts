import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTill } from '../billing/billing.fixture.ts';
import { runDue, settleUnsettled } from '../billing/run-billing.ts';
import { lookAgain } from '../billing/charge-attempt.ts';
import { PaymentsUnavailable } from '../ports/payment-gateway.ts';
import { ASKS, DECLINED } from '../providers/payments/scripted-gateway.fixture.ts';

const till = await startTill({ pausesOffered: true, giftsOffered: true });
const { call, newViewer, buy, active, books, transactions, provider, deps, clock, connection } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH = 'WEB_BASIC_MONTHLY_USD';
const PREMIUM = 'WEB_PREMIUM_MONTHLY_USD';
const PREMIUM_YEAR = 'WEB_PREMIUM_ANNUAL_USD';
const BANK = 'https://bank.example/confirm';
const SUCCEEDED = { state: 'SUCCEEDED', reference: 'said yes' } as const;

const lastKey = (): string => provider.keys().at(-1) ?? '';
const confirm = async (as: string) => (await call('confirmPurchase', {}, { as })).object;
const giveUp = async (as: string) => (await call('cancelPurchase', {}, { as })).object;
const change = (as: string, sku = PREMIUM, more: object = {}) => call('changePlan', { sku, can_consent: true, ...more }, { as });
const reasonOf = ({ body }: Awaited<ReturnType<typeof change>>) => body.reason;

/** A Basic subscriber whose change to Premium, a minute after the purchase, waits for 3-D Secure. */
const startChange = async (sku = PREMIUM) => {
  const user = await newViewer();
  await buy(user.as, MONTH, { skip_trial: true });
  clock.now = NOON + 60_000;
  provider.moves.push(ASKS);
  const answer = await change(user.as, sku);
  return { ...user, answer, key: lastKey() };
};

test('a plan change that needs 3-D Secure shows the bank’s URL with the plan and takes effect once confirmed [SU-67]', async () => {
  const { as, id, answer, key } = await startChange(PREMIUM_YEAR);
  const bill = answer.object['transaction_id'];
  expect(answer.object).toEqual({ state: 'action_needed', action_url: BANK, transaction_id: bill });
  const waits = {
    state: 'action_needed',
    action_url: BANK,
    transaction_id: bill,
    sku: PREMIUM_YEAR,
    plan: 'Premium',
    period: 'annual',
  };
  expect(await active(as)).toMatchObject({ plan: 'Basic', change_under_way: waits, change_blocked_by: 'PURCHASE_UNDER_WAY' });
  expect(await confirm(as)).toMatchObject({ state: 'action_needed', action_url: BANK, kind: 'change', sku: PREMIUM_YEAR });
  expect(await books(id)).toEqual({ cash: 799, revenue: -799 });
  provider.decide(key, SUCCEEDED);
  expect(await confirm(as)).toMatchObject({ state: 'paid', action_url: null, kind: 'change', transaction_id: bill });
  const after = { plan: 'Premium', period: 'annual', status: 'ACTIVE', change_under_way: null, change_blocked_by: null };
  expect(await active(as)).toMatchObject(after);
  expect(await confirm(as)).toMatchObject({ state: 'paid', kind: 'change' });
  expect((await books(id))['cash']).toBeGreaterThan(799);
  expect(Object.values(await books(id)).reduce((all, amount) => all + amount, 0)).toBe(0);
});

test('a plan change has a return URL only if the client sends can_consent', async () => {
  const seen: (string | null)[] = [];
  const { gateway } = deps.payments;
  const { charge } = gateway;
  gateway.charge = async (one) => {
    seen.push(one.returnUrl);
    return charge(one);
  };
  for (const more of [{}, { can_consent: false }, { can_consent: true }]) {
    const { as } = await newViewer();
    await buy(as, MONTH, { skip_trial: true });
    expect((await call('changePlan', { sku: PREMIUM_YEAR, ...more }, { as })).object).toMatchObject({
      state: 'paid',
      action_url: null,
    });
  }
  gateway.charge = charge;
  const bought = 'https://madang.example/process/checkout-success';
  expect(seen).toEqual([bought, null, bought, null, bought, 'https://madang.example/process/change']);
});

test('rejecting 3-D Secure keeps plan and balance, without a charge', async () => {
  const user = await newViewer();
  const { as, id } = user;
  // A late payment of a canceled purchase gives the account a balance above the price of the first month.
  provider.moves.push(ASKS);
  await buy(as, PREMIUM, { skip_trial: true });
  const late = lastKey();
  await giveUp(as);
  provider.decide(late, SUCCEEDED);
  await lookAgain(deps, late);
  clock.now = NOON + 60_000;
  await buy(as, MONTH, { skip_trial: true });
  const before = await active(as);
  const owed = await books(id);
  clock.now = NOON + 120_000;
  const preview = async () => (await call('previewPlanChange', { sku: PREMIUM_YEAR }, { as })).object;
  const quoted = await preview();
  expect(quoted).toMatchObject({ credit: 500 + 799, total: 12_999 - 500 - 799 });
  provider.moves.push(ASKS);
  await change(as, PREMIUM_YEAR);
  provider.decide(lastKey(), DECLINED);
  expect(await confirm(as)).toMatchObject({ state: 'declined', action_url: null, kind: 'change', sku: PREMIUM_YEAR });
  expect(await active(as)).toEqual(before);
  expect(await books(id)).toEqual(owed);
  expect(await preview()).toEqual(quoted);
  expect((await transactions(as)).map(({ kind }) => kind)).toEqual(['purchase']);
  // A retry is a new attempt.
  expect((await change(as, PREMIUM_YEAR)).object).toMatchObject({ state: 'paid' });
});

test('a plan change that waits for 3-D Secure blocks other purchases and changes, but not the cancellation', async () => {
  const { as } = await startChange();
  expect(reasonOf(await change(as, PREMIUM_YEAR))).toBe('PURCHASE_UNDER_WAY');
  expect((await call('previewPlanChange', { sku: PREMIUM_YEAR }, { as })).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect((await call('pauseSubscription', { months: 1 }, { as })).body.reason).toBe('PURCHASE_UNDER_WAY');
  const gift = { plan: 'Basic', months: 1, recipient_name: 'Mina', sender_name: 'Joon', message: '', terms_accepted: true };
  expect((await call('createGift', { ...gift, recipient_email: 'mina@example.com' }, { as })).body.reason).toBe(
    'PURCHASE_UNDER_WAY',
  );
  expect(await confirm(as)).toMatchObject({ state: 'action_needed', action_url: BANK, kind: 'change' });
  expect((await call('cancelSubscription', {}, { as })).object).toMatchObject({
    status: 'CANCELED',
    change_under_way: { sku: PREMIUM },
  });
});

test('canceling a plan change that waits for 3-D Secure drops it, and one confirmed meanwhile stays', async () => {
  const user = await startChange();
  expect(await giveUp(user.as)).toMatchObject({ state: 'declined', kind: 'change', sku: PREMIUM });
  expect(await active(user.as)).toMatchObject({ plan: 'Basic', change_under_way: null, change_blocked_by: null });
  expect(await giveUp(user.as)).toBeNull();
  clock.now = NOON + 120_000;
  provider.moves.push(ASKS);
  await change(user.as);
  provider.decide(lastKey(), SUCCEEDED);
  expect(await giveUp(user.as)).toMatchObject({ state: 'paid', kind: 'change' });
  expect(await active(user.as)).toMatchObject({ plan: 'Premium' });
});

test('a plan change whose 3-D Secure is not completed is canceled after an hour and not before', async () => {
  const { as, key } = await startChange();
  for (const passed of [31_000, 30 * 60_000, HOUR_MS - 1]) {
    clock.now = NOON + 60_000 + passed;
    await settleUnsettled(deps);
    expect(await deps.payments.gateway.findCharge(key), String(passed)).toEqual(ASKS);
  }
  clock.now = NOON + 60_000 + HOUR_MS;
  await settleUnsettled(deps);
  expect(await deps.payments.gateway.findCharge(key)).toMatchObject({ state: 'DECLINED' });
  // An access token lasts minutes, so the clock goes back before the next call.
  clock.now = NOON + 120_000;
  expect(await active(as)).toMatchObject({ plan: 'Basic', change_under_way: null });
  expect((await change(as)).object).toMatchObject({ state: 'paid' });
});

test('a renewal due during 3-D Secure of a plan change waits for its outcome and charges the resulting plan', async () => {
  const renewals = async (accountId: string) =>
    (
      await connection.query("select sku, total::int, state from invoices where account_id = $1 and kind = 'renewal'", [
        accountId,
      ])
    ).rows;
  for (const [sku, says, charged] of [
    [PREMIUM, SUCCEEDED, [{ sku: PREMIUM, total: 1299, state: 'paid' }]],
    // An annual plan begins when it is chosen, so no renewal is due.
    [PREMIUM_YEAR, SUCCEEDED, []],
    [PREMIUM, DECLINED, [{ sku: MONTH, total: 799, state: 'paid' }]],
  ] as const) {
    clock.now = NOON;
    const user = await newViewer();
    await buy(user.as, MONTH, { skip_trial: true });
    clock.now = NOON + 30 * DAY_MS - 59 * 60_000;
    provider.moves.push(ASKS);
    const { access_token: as } = await till.signInAgain(user);
    expect((await change(as, sku)).object).toMatchObject({ state: 'action_needed' });
    const key = lastKey();
    clock.now = NOON + 30 * DAY_MS + 30_000;
    await runDue(deps);
    expect(await renewals(user.id)).toEqual([]);
    // A late renewal does not end access.
    const { access_token: later } = await till.signInAgain(user);
    expect(await active(later)).toMatchObject({ plan: 'Basic', change_under_way: { sku } });
    provider.decide(key, says);
    await confirm(later);
    await runDue(deps);
    expect(await renewals(user.id)).toEqual(charged);
    expect(await active(later)).toMatchObject({ status: 'ACTIVE', sku: says === SUCCEEDED ? sku : MONTH });
  }
});

test('an idempotency key replays a plan change’s bank URL byte for byte, before and after it is confirmed', async () => {
  const user = await newViewer();
  await buy(user.as, MONTH, { skip_trial: true });
  const send = () =>
    call('changePlan', { sku: PREMIUM, can_consent: true }, { as: user.as, headers: { 'idempotency-key': 'asks' } });
  provider.moves.push(ASKS);
  const before = provider.keys().length;
  const first = await send();
  expect(first.object).toMatchObject({ state: 'action_needed', action_url: BANK });
  expect((await send()).response.body).toBe(first.response.body);
  provider.decide(lastKey(), SUCCEEDED);
  await confirm(user.as);
  expect((await send()).response.body).toBe(first.response.body);
  expect(provider.keys()).toHaveLength(before + 1);
  const more = { as: user.as, headers: { 'idempotency-key': 'asks' } };
  expect((await call('changePlan', { sku: PREMIUM }, more)).body.reason).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('of concurrent plan changes one is charged, and the others are refused', async () => {
  const user = await newViewer();
  await buy(user.as, MONTH, { skip_trial: true });
  clock.now = NOON + 60_000;
  provider.moves.push(ASKS, ASKS, ASKS);
  const before = provider.keys().length;
  const answers = await Promise.all([PREMIUM, PREMIUM_YEAR, PREMIUM, PREMIUM_YEAR, PREMIUM].map((sku) => change(user.as, sku)));
  expect(provider.keys()).toHaveLength(before + 1);
  expect(answers.map((answer) => answer.body.reason ?? answer.object['state']).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'PURCHASE_UNDER_WAY'),
    'action_needed',
  ]);
  provider.decide(lastKey(), SUCCEEDED);
  const outcomes = await Promise.all([confirm(user.as), confirm(user.as), giveUp(user.as), confirm(user.as)]);
  expect(outcomes.map((one) => one?.['state'] ?? 'paid')).toEqual(['paid', 'paid', 'paid', 'paid']);
  expect(Object.values(await books(user.id)).reduce((all, amount) => all + amount, 0)).toBe(0);
  expect((await transactions(user.as)).map(({ kind, state }) => [kind, state])).toEqual([
    ['change', 'paid'],
    ['purchase', 'paid'],
  ]);
});

test('during a provider outage a plan change that waits for 3-D Secure stays action_needed', async () => {
  const { as, key } = await startChange();
  const { gateway } = deps.payments;
  const { findCharge } = gateway;
  gateway.findCharge = async () => {
    throw new PaymentsUnavailable('down');
  };
  expect(await confirm(as)).toMatchObject({ state: 'action_needed', action_url: BANK, kind: 'change' });
  expect(await active(as)).toMatchObject({ change_under_way: { state: 'action_needed', action_url: BANK } });
  gateway.findCharge = findCharge;
  provider.decide(key, SUCCEEDED);
  expect(await confirm(as)).toMatchObject({ state: 'paid' });
});

test('a plan change with an unknown charge outcome is shown as pending, without a bank URL', async () => {
  const user = await newViewer();
  await buy(user.as, MONTH, { skip_trial: true });
  provider.moves.push({ silently: SUCCEEDED });
  expect((await change(user.as)).object).toMatchObject({ state: 'pending', action_url: null });
  expect(await active(user.as)).toMatchObject({
    plan: 'Basic',
    change_under_way: { state: 'pending', action_url: null, sku: PREMIUM },
  });
  expect(await giveUp(user.as)).toBeNull();
  clock.now = NOON + 31_000;
  await settleUnsettled(deps);
  expect(await active(user.as)).toMatchObject({ plan: 'Premium', change_under_way: null });
});

test('confirmPurchase returns the last purchase, plan change or gift', async () => {
  const user = await newViewer();
  const { as } = user;
  await buy(as, MONTH, { skip_trial: true });
  expect(await confirm(as)).toMatchObject({ state: 'paid', kind: 'purchase', sku: MONTH });
  clock.now = NOON + 60_000;
  await change(as);
  expect(await confirm(as)).toMatchObject({ state: 'paid', kind: 'change', sku: PREMIUM });
  clock.now = NOON + 120_000;
  provider.moves.push(ASKS);
  const gift = { plan: 'Basic', months: 1, recipient_name: 'Mina', sender_name: 'Joon', message: '', terms_accepted: true };
  await call('createGift', { ...gift, recipient_email: 'mina@example.com' }, { as });
  expect(await confirm(as)).toMatchObject({ state: 'action_needed', kind: 'gift' });
  // A gift that waits does not block the plan.
  expect(await active(as)).toMatchObject({ change_under_way: null, change_blocked_by: null });
  expect(await giveUp(as)).toMatchObject({ state: 'declined', kind: 'gift' });
});
