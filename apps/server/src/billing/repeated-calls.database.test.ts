import type { OperationName } from '@madang/contract/routes.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ASKS, DECLINED } from '../providers/payments/scripted-gateway.fixture.ts';
import { startTill } from './billing.fixture.ts';
import { forgetKeys } from './forget-keys.ts';
import { settleUnsettled } from './run-billing.ts';

const till = await startTill();
const { call, somebody, active, books, transactions, moveTo, provider, deps, clock, connection } = till;
afterAll(till.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const DAY_MS = 86_400_000;
const YEAR = { sku: 'WEB_PREMIUM_ANNUAL_USD', terms_accepted: true };
const MONTH = { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true, skip_trial: true };
const SUCCEEDED = { state: 'SUCCEEDED', reference: 'late' } as const;

/** Calls with a key of the caller's own. */
const keyed = (name: OperationName) => (as: string, key: string, input: object) =>
  call(name, input, { as, headers: { 'idempotency-key': key } });
const buy = keyed('purchase');
const change = keyed('changePlan');
type Answer = Awaited<ReturnType<typeof buy>>;
const bytesOf = ({ status, response }: Answer): string => `${status} ${response.body}`;
const reasonOf = ({ body }: Answer) => body.reason;

describe('a purchase with a key of its own', () => {
  test('is made once, and answered with the same bytes however often it is sent within a day', async () => {
    const user = await somebody();
    const before = provider.taken().length;
    const first = await buy(user.as, 'a-year', YEAR);
    expect(first.object).toMatchObject({ state: 'paid' });
    await moveTo(user, new Date(NOON + DAY_MS).toISOString());
    expect(bytesOf(await buy(user.as, 'a-year', YEAR))).toBe(bytesOf(first));
    expect(provider.taken().slice(before)).toEqual([12_999]);
    // Another key is another purchase, and the day after so is this one.
    expect(reasonOf(await buy(user.as, 'another-year', YEAR))).toBe('ALREADY_SUBSCRIBED');
    await moveTo(user, new Date(NOON + DAY_MS + 1).toISOString());
    expect(reasonOf(await buy(user.as, 'a-year', YEAR))).toBe('ALREADY_SUBSCRIBED');
  });

  test('sent forty times at once is paid once; whoever is not answered the same is told to wait', async () => {
    const user = await somebody();
    const before = provider.taken().length;
    const answers = await Promise.all(Array.from({ length: 40 }, () => buy(user.as, 'races', YEAR)));
    expect(provider.taken().slice(before)).toEqual([12_999]);
    const [told = [], waits = []] = [true, false].map((isTold) => answers.filter(({ status }) => (status === 200) === isTold));
    expect(told.length).toBeGreaterThanOrEqual(1);
    expect(new Set(told.map(bytesOf)).size).toBe(1);
    for (const { status, body, response } of waits) {
      expect([status, body.reason]).toEqual([409, 'PURCHASE_UNDER_WAY']);
      expect(response.headers['retry-after']).toBe('5');
    }
    expect(bytesOf(await buy(user.as, 'races', YEAR))).toBe(told.map(bytesOf)[0]);
    expect(await books(user.id)).toEqual({ cash: 12_999, revenue: -12_999 });
  });

  test('and a card that was just entered is paid once with it, however many race, and the card is kept', async () => {
    const user = await till.signUp();
    const as = user.access_token;
    const before = provider.taken().length;
    const input = { ...YEAR, token_id: 'new 4242' };
    await Promise.all(Array.from({ length: 10 }, () => buy(as, 'races-with-a-card', input)));
    expect(provider.taken().slice(before)).toEqual([12_999]);
    expect((await call('listBillingInfo', {}, { as })).objects).toMatchObject([{ last4: '4242', in_use: true }]);
    expect(provider.forgotten.filter((reference) => reference.startsWith(user.id))).toEqual([]);
  });

  test('is refused where the key was sent with something else, whichever call that was', async () => {
    const user = await somebody();
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
    // What the contract fills in and what it does not know make no difference.
    expect((await buy(user.as, 'one-key', { ...MONTH, renewable: true, colour: 'red' })).status).toBe(200);
  });

  test('says nothing to another account', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const bought = [await buy(one.as, 'the-same-words', YEAR), await buy(other.as, 'the-same-words', YEAR)];
    expect(new Set(bought.map(({ object }) => object['transaction_id'])).size).toBe(2);
    expect(await active(other.as)).toMatchObject({ plan: 'Premium' });
  });

  test('that was declined stays declined; a new try takes a new key, and without one it may be tried again', async () => {
    const user = await somebody();
    provider.moves.push(DECLINED);
    const before = provider.taken().length;
    const declined = await buy(user.as, 'poor', YEAR);
    expect([declined.status, declined.body.reason]).toEqual([402, 'CARD_DECLINED']);
    expect(bytesOf(await buy(user.as, 'poor', YEAR))).toBe(bytesOf(declined));
    expect(provider.taken().slice(before)).toEqual([]);
    expect((await buy(user.as, 'rich', YEAR)).object).toMatchObject({ state: 'paid' });
    expect(bytesOf(await buy(user.as, 'poor', YEAR))).toBe(bytesOf(declined));
    const second = await somebody();
    provider.moves.push(DECLINED);
    expect(reasonOf(await till.buy(second.as, YEAR.sku))).toBe('CARD_DECLINED');
    expect((await till.buy(second.as, YEAR.sku)).object).toMatchObject({ state: 'paid' });
  });

  test('of whose charge nobody knew goes on saying so once it is paid; how it goes on is asked elsewhere', async () => {
    const user = await somebody();
    provider.moves.push({ silently: SUCCEEDED });
    const first = await buy(user.as, 'late', YEAR);
    expect(first.object).toMatchObject({ state: 'pending' });
    clock.now = NOON + 31_000;
    await settleUnsettled(deps);
    expect(bytesOf(await buy(user.as, 'late', YEAR))).toBe(bytesOf(first));
    expect((await call('confirmPurchase', {}, { as: user.as })).object).toMatchObject({ state: 'paid' });
  });

  test('and the question of a bank leads to the same bank again', async () => {
    const user = await somebody();
    provider.moves.push(ASKS);
    const first = await buy(user.as, 'asks', YEAR);
    expect(first.object).toMatchObject({ state: 'action_needed', action_url: 'https://bank.example/confirm' });
    provider.decide(provider.keys().at(-1) ?? '', SUCCEEDED);
    await call('confirmPurchase', {}, { as: user.as });
    expect(bytesOf(await buy(user.as, 'asks', YEAR))).toBe(bytesOf(first));
    expect(await active(user.as)).toMatchObject({ plan: 'Premium' });
  });

  test('that was refused before anything was ordered is looked at anew, with the same key or another', async () => {
    const { access_token: as } = await till.signUp();
    expect(reasonOf(await buy(as, 'too-early', YEAR))).toBe('PAYMENT_METHOD_NEEDED');
    await call('addBillingInfo', { token_id: 'ok early' }, { as });
    expect((await buy(as, 'too-early', YEAR)).object).toMatchObject({ state: 'paid' });
  });

  test('keeps others waiting as any purchase does', async () => {
    const user = await somebody();
    provider.moves.push({ silently: SUCCEEDED });
    await buy(user.as, 'first', YEAR);
    expect(reasonOf(await buy(user.as, 'second', YEAR))).toBe('PURCHASE_UNDER_WAY');
  });
});

test('a slip with a key of its own is made out once, and is the same slip', async () => {
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
  // A card under the same key is something else.
  expect(reasonOf(await buy(as, 'a-slip', input))).toBe('IDEMPOTENCY_KEY_REUSED');
});

describe('a change of plan with a key of its own', () => {
  test('that is paid at once is paid once, and answered the same', async () => {
    const user = await somebody();
    await buy(user.as, 'month', MONTH);
    const before = provider.taken().length;
    const first = await change(user.as, 'better', { sku: YEAR.sku });
    expect(first.object).toMatchObject({ state: 'paid' });
    expect(provider.taken()).toHaveLength(before + 1);
    expect(bytesOf(await change(user.as, 'better', { sku: YEAR.sku }))).toBe(bytesOf(first));
    expect(provider.taken()).toHaveLength(before + 1);
    expect(reasonOf(await change(user.as, 'better', { sku: MONTH.sku }))).toBe('IDEMPOTENCY_KEY_REUSED');
    // Without a key the plan that runs by now says no, as to anybody.
    expect(reasonOf(await call('changePlan', { sku: YEAR.sku }, { as: user.as }))).toBe('PLAN_UNCHANGED');
  });

  test.each([
    ['that waits for the end of the period', YEAR, 'WEB_BASIC_MONTHLY_USD'],
    ['in a trial', { sku: 'WEB_BASIC_MONTHLY_USD', terms_accepted: true }, 'WEB_PREMIUM_MONTHLY_USD'],
  ])('%s needs no bill, and is answered the same', async (_which, plan, sku) => {
    const user = await somebody();
    await buy(user.as, 'plan', plan);
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push(bytesOf(await change(user.as, 'other', { sku })));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 .*"transaction_id":null/);
  });

  test('sent forty times at once is paid once', async () => {
    const user = await somebody();
    await buy(user.as, 'month', MONTH);
    const before = provider.taken().length;
    const answers = await Promise.all(Array.from({ length: 40 }, () => change(user.as, 'races', { sku: YEAR.sku })));
    expect(provider.taken()).toHaveLength(before + 1);
    expect(new Set(answers.filter(({ status }) => status === 200).map(bytesOf)).size).toBe(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(reasonOf)).isSubsetOf(new Set(['PURCHASE_UNDER_WAY'])),
    ).toBe(true);
  });

  test('that was declined stays declined under its key', async () => {
    const user = await somebody();
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
])('a key %s is refused before anything is looked at', async (_how, key) => {
  const user = await somebody();
  for (const [name, input] of [
    ['purchase', YEAR],
    ['createBoletoPayment', YEAR],
    ['changePlan', { sku: YEAR.sku }],
  ] as const) {
    const refused = await keyed(name)(user.as, key, input);
    expect([refused.status, refused.body.reason, refused.body.code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID', '2018']);
  }
  // Calls that ask for no money have no use for one, and do not mind.
  expect((await keyed('listTransactions')(user.as, key, {})).total).toBe(0);
});

test('a key may have 255 letters, and be what would have been derived without one', async () => {
  const user = await somebody();
  expect((await buy(user.as, '~'.repeat(255), MONTH)).status).toBe(200);
  const other = await somebody();
  await till.buy(other.as, YEAR.sku);
  const { rows } = await connection.query('select key from idempotency_keys where account_id = $1', [other.id]);
  const derived = (rows[0] as { readonly key: string }).key;
  expect(reasonOf(await buy(other.as, derived, MONTH))).toBe('ALREADY_SUBSCRIBED');
});

test('calls are forgotten with their answers after a day, also those that led to no bill', async () => {
  const user = await somebody();
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
