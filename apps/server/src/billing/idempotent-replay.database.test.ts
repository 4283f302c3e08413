import type { OperationName } from '@madang/contract/routes.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ASKS, DECLINED } from '../providers/payments/scripted-gateway.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { forgetKeys } from './billing.jobs.ts';
import { settleUnsettled } from './run-billing.ts';

const till = await startTill();
const { call, newViewer, active, books, transactions, moveTo, provider, deps, clock, connection } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const DAY_MS = 86_400_000;
const YEAR = { sku: 'WEB_PREMIUM_ANNUAL_USD', terms_accepted: true };
const MONTH = { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true, skip_trial: true };
const SUCCEEDED = { state: 'SUCCEEDED', reference: 'late' } as const;

/** Calls with an Idempotency-Key header. */
const keyed = (name: OperationName) => (as: string, key: string, input: object) =>
  call(name, input, { as, headers: { 'idempotency-key': key } });
const buy = keyed('purchase');
const change = keyed('changePlan');
type Answer = Awaited<ReturnType<typeof buy>>;
const bytesOf = ({ status, response }: Answer): string => `${status} ${response.body}`;
const reasonOf = ({ body }: Answer) => body.reason;

describe('a purchase with an idempotency key', () => {
  test('is made once and replays its response byte for byte for a day', async () => {
    const user = await newViewer();
    const before = provider.taken().length;
    const first = await buy(user.as, 'a-year', YEAR);
    expect(first.object).toMatchObject({ state: 'paid' });
    await moveTo(user, new Date(NOON + DAY_MS).toISOString());
    expect(bytesOf(await buy(user.as, 'a-year', YEAR))).toBe(bytesOf(first));
    expect(provider.taken().slice(before)).toEqual([12_999]);
    // Another key means another purchase, and so does this one a day later.
    expect(reasonOf(await buy(user.as, 'another-year', YEAR))).toBe('ALREADY_SUBSCRIBED');
    await moveTo(user, new Date(NOON + DAY_MS + 1).toISOString());
    expect(reasonOf(await buy(user.as, 'a-year', YEAR))).toBe('ALREADY_SUBSCRIBED');
  });

  test('sent forty times at once is charged once, and each call gets that response or a 409 with Retry-After', async () => {
    const user = await newViewer();
    const before = provider.taken().length;
    const answers = await Promise.all(Array.from({ length: 40 }, () => buy(user.as, 'races', YEAR)));
    expect(provider.taken().slice(before)).toEqual([12_999]);
    const [answered = [], waits = []] = [true, false].map((isAnswered) =>
      answers.filter(({ status }) => (status === 200) === isAnswered),
    );
    expect(answered.length).toBeGreaterThanOrEqual(1);
    expect(new Set(answered.map(bytesOf)).size).toBe(1);
    for (const { status, body, response } of waits) {
      expect([status, body.reason]).toEqual([409, 'PURCHASE_UNDER_WAY']);
      expect(response.headers['retry-after']).toBe('5');
    }
    expect(bytesOf(await buy(user.as, 'races', YEAR))).toBe(answered.map(bytesOf)[0]);
    expect(await books(user.id)).toEqual({ cash: 12_999, revenue: -12_999 });
  });

  test('and a newly entered card is charged once under concurrent calls, and the card is kept', async () => {
    const user = await till.signUp();
    const as = user.access_token;
    const before = provider.taken().length;
    const input = { ...YEAR, token_id: 'new 4242' };
    await Promise.all(Array.from({ length: 10 }, () => buy(as, 'races-with-a-card', input)));
    expect(provider.taken().slice(before)).toEqual([12_999]);
    expect((await call('listBillingInfo', {}, { as })).objects).toMatchObject([{ last4: '4242', in_use: true }]);
    expect(provider.forgotten.filter((reference) => reference.startsWith(user.id))).toEqual([]);
  });

  test('is refused if its key was used with another body or operation', async () => {
    const user = await newViewer();
    await buy(user.as, 'one-key', MONTH);
    for (const other of [
      YEAR,
      { ...MONTH, skip_trial: false },
      { ...MONTH, shown_total: 799 },
      { ...MONTH, terms_accepted: false },
    ]) {
      const refused = await buy(user.as, 'one-key', other);
      expect([refused.status, refused.body.reason, refused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED', '2019']);
    }
    expect(reasonOf(await change(user.as, 'one-key', { sku: YEAR.sku }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await transactions(user.as)).length).toBe(1);
    // Defaults filled in by the contract and unknown fields do not change the request hash.
    expect((await buy(user.as, 'one-key', { ...MONTH, renewable: true, colour: 'red' })).status).toBe(200);
  });

  test('is scoped to its account', async () => {
    const [one, other] = [await newViewer(), await newViewer()];
    const bought = [await buy(one.as, 'the-same-words', YEAR), await buy(other.as, 'the-same-words', YEAR)];
    expect(new Set(bought.map(({ object }) => object['transaction_id'])).size).toBe(2);
    expect(await active(other.as)).toMatchObject({ plan: 'Premium' });
  });

  test('that was declined replays the decline, while a new key or no key makes a new attempt', async () => {
    const user = await newViewer();
    provider.moves.push(DECLINED);
    const before = provider.taken().length;
    const declined = await buy(user.as, 'poor', YEAR);
    expect([declined.status, declined.body.reason]).toEqual([402, 'CARD_DECLINED']);
    expect(bytesOf(await buy(user.as, 'poor', YEAR))).toBe(bytesOf(declined));
    expect(provider.taken().slice(before)).toEqual([]);
    expect((await buy(user.as, 'rich', YEAR)).object).toMatchObject({ state: 'paid' });
    expect(bytesOf(await buy(user.as, 'poor', YEAR))).toBe(bytesOf(declined));
    const second = await newViewer();
    provider.moves.push(DECLINED);
    expect(reasonOf(await till.buy(second.as, YEAR.sku))).toBe('CARD_DECLINED');
    expect((await till.buy(second.as, YEAR.sku)).object).toMatchObject({ state: 'paid' });
  });

  test('whose first response was pending replays it after the payment, and confirmPurchase returns the current state', async () => {
    const user = await newViewer();
    provider.moves.push({ silently: SUCCEEDED });
    const first = await buy(user.as, 'late', YEAR);
    expect(first.object).toMatchObject({ state: 'pending' });
    clock.now = NOON + 31_000;
    await settleUnsettled(deps);
    expect(bytesOf(await buy(user.as, 'late', YEAR))).toBe(bytesOf(first));
    expect((await call('confirmPurchase', {}, { as: user.as })).object).toMatchObject({ state: 'paid' });
  });

  test('that needed 3-D Secure replays the bank’s URL', async () => {
    const user = await newViewer();
    provider.moves.push(ASKS);
    const first = await buy(user.as, 'asks', YEAR);
    expect(first.object).toMatchObject({ state: 'action_needed', action_url: 'https://bank.example/confirm' });
    provider.decide(provider.keys().at(-1) ?? '', SUCCEEDED);
    await call('confirmPurchase', {}, { as: user.as });
    expect(bytesOf(await buy(user.as, 'asks', YEAR))).toBe(bytesOf(first));
    expect(await active(user.as)).toMatchObject({ plan: 'Premium' });
  });

  test('that was refused before an order was placed is validated again under its key', async () => {
    const { access_token: as } = await till.signUp();
    expect(reasonOf(await buy(as, 'too-early', YEAR))).toBe('PAYMENT_METHOD_NEEDED');
    await call('addBillingInfo', { token_id: 'ok early' }, { as });
    expect((await buy(as, 'too-early', YEAR)).object).toMatchObject({ state: 'paid' });
  });

  test('refuses other purchases while its own charge is unsettled', async () => {
    const user = await newViewer();
    provider.moves.push({ silently: SUCCEEDED });
    await buy(user.as, 'first', YEAR);
    expect(reasonOf(await buy(user.as, 'second', YEAR))).toBe('PURCHASE_UNDER_WAY');
  });
});

test('a boleto with an idempotency key is issued once and replayed', async () => {
  const user = await till.signUp({}, 'BR');
  const as = user.access_token;
  const fields = {
    first_name: 'Bianca',
    last_name: 'Souza',
    cep: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    address_2: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    tax_id: '529.982.247-25',
  };
  const input = { sku: 'WEB_BASIC_MONTHLY_BRL', terms_accepted: true, address: { country: 'BR', fields } };
  const slip = keyed('createBoletoPayment');
  const first = await slip(as, 'a-slip', input);
  expect(first.object).toMatchObject({ state: 'waiting', voucher: { number: 'digits' } });
  provider.decide(provider.keys().at(-1) ?? '', SUCCEEDED);
  await call('confirmPurchase', {}, { as });
  expect(bytesOf(await slip(as, 'a-slip', input))).toBe(bytesOf(first));
  // A card purchase under this key is another operation.
  expect(reasonOf(await buy(as, 'a-slip', input))).toBe('IDEMPOTENCY_KEY_REUSED');
});

describe('a plan change with an idempotency key', () => {
  test('that takes effect at once is charged once and replays its response', async () => {
    const user = await newViewer();
    await buy(user.as, 'month', MONTH);
    const before = provider.taken().length;
    const first = await change(user.as, 'better', { sku: YEAR.sku });
    expect(first.object).toMatchObject({ state: 'paid' });
    expect(provider.taken()).toHaveLength(before + 1);
    expect(bytesOf(await change(user.as, 'better', { sku: YEAR.sku }))).toBe(bytesOf(first));
    expect(provider.taken()).toHaveLength(before + 1);
    expect(reasonOf(await change(user.as, 'better', { sku: MONTH.sku }))).toBe('IDEMPOTENCY_KEY_REUSED');
    // Without a key the call is validated against the plan that runs by now.
    expect(reasonOf(await call('changePlan', { sku: YEAR.sku }, { as: user.as }))).toBe('PLAN_UNCHANGED');
  });

  test.each([
    ['that waits for the end of the period', YEAR, 'WEB_BASIC_MONTHLY_USD'],
    ['in a trial', { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true }, 'WEB_PREMIUM_MONTHLY_USD'],
  ])('%s needs no invoice and replays its response', async (_which, plan, sku) => {
    const user = await newViewer();
    await buy(user.as, 'plan', plan);
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push(bytesOf(await change(user.as, 'other', { sku })));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 .*"transaction_id":null/);
  });

  test('sent forty times at once is charged once', async () => {
    const user = await newViewer();
    await buy(user.as, 'month', MONTH);
    const before = provider.taken().length;
    const answers = await Promise.all(Array.from({ length: 40 }, () => change(user.as, 'races', { sku: YEAR.sku })));
    expect(provider.taken()).toHaveLength(before + 1);
    expect(new Set(answers.filter(({ status }) => status === 200).map(bytesOf)).size).toBe(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(reasonOf)).isSubsetOf(new Set(['PURCHASE_UNDER_WAY'])),
    ).toBe(true);
  });

  test('that was declined replays the decline under its key', async () => {
    const user = await newViewer();
    await buy(user.as, 'month', MONTH);
    provider.moves.push(DECLINED);
    const declined = await change(user.as, 'poor', { sku: YEAR.sku });
    expect(reasonOf(declined)).toBe('CARD_DECLINED');
    expect(bytesOf(await change(user.as, 'poor', { sku: YEAR.sku }))).toBe(bytesOf(declined));
    expect((await change(user.as, 'rich', { sku: YEAR.sku })).object).toMatchObject({ state: 'paid' });
  });
});

test.each([
  ['without a letter', ''],
  ['with a space', 'a b'],
  ['with a letter beyond ASCII', 'clé'],
  ['of 256 letters', 'k'.repeat(256)],
  ['that was sent twice', 'one, two'],
])('an idempotency key %s is refused as invalid', async (_how, key) => {
  const user = await newViewer();
  for (const [name, input] of [
    ['purchase', YEAR],
    ['createBoletoPayment', YEAR],
    ['changePlan', { sku: YEAR.sku }],
  ] as const) {
    const refused = await keyed(name)(user.as, key, input);
    expect([refused.status, refused.body.reason, refused.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID', '2018']);
  }
  // Operations that charge nothing ignore the header.
  expect((await keyed('listTransactions')(user.as, key, {})).total).toBe(0);
});

test('an idempotency key may have 255 characters and does not collide with a derived key', async () => {
  const user = await newViewer();
  expect((await buy(user.as, '~'.repeat(255), MONTH)).status).toBe(200);
  const other = await newViewer();
  await till.buy(other.as, YEAR.sku);
  const { rows } = await connection.query('select key from idempotency_keys where account_id = $1', [other.id]);
  const derived = (rows[0] as { readonly key: string }).key;
  expect(reasonOf(await buy(other.as, derived, MONTH))).toBe('ALREADY_SUBSCRIBED');
});

test('keys and their responses are deleted after a day, including those without an invoice', async () => {
  const user = await newViewer();
  await buy(user.as, 'year', YEAR);
  await change(user.as, 'smaller', { sku: 'WEB_BASIC_MONTHLY_USD' });
  const known = async () =>
    (await connection.query('select count(*)::int as count from idempotency_keys where account_id = $1', [user.id])).rows;
  clock.now = NOON + DAY_MS;
  await forgetKeys(deps);
  expect(await known()).toEqual([{ count: 2 }]);
  clock.now = NOON + DAY_MS + 1;
  await forgetKeys(deps);
  expect(await known()).toEqual([{ count: 0 }]);
});
