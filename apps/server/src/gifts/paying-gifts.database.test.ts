import { api } from '@madang/contract/api.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY } from '../app.fixture.ts';
import { settleRefunds } from '../billing/settle-refund.ts';
import { settleUnsettled } from '../billing/run-billing.ts';
import type { Deps } from '../use-case/deps.ts';
import { ASKS, DECLINED } from '../providers/payments/scripted-gateway.fixture.ts';
import type { AccountHolder } from '../use-case/viewer.ts';
import { createGift } from './create-gift.ts';
import { startGiftShop } from './gifts.fixture.ts';

const shop = await startGiftShop();
const { call, newViewer, signUp, buy, books, give, giftsOf, newest, redeem, mailTo, someAddress, transactions, PRESENT } = shop;
const { provider, deps, clock } = shop;
afterAll(shop.close);
beforeEach(() => {
  provider.moves.length = 0;
  provider.refundMoves.length = 0;
  clock.now = NOON;
});

const lastKey = (): string => provider.keys().at(-1) ?? '';
const giveBack = (id: unknown) => call('createRefund', { transaction_id: id }, { as: `operator ${OPERATOR_KEY}` });
const bought = async () => {
  const user = await newViewer();
  const { object } = await give(user.as);
  return { ...user, transaction: object['transaction_id'], code: (await newest(user.as))['code'] };
};

test('concurrent and repeated calls buy a gift once, and another recipient or message makes another gift', async () => {
  const user = await newViewer();
  const { as } = user;
  const before = provider.taken().length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(as)));
  expect(new Set(answers.map(({ object }) => object['transaction_id'])).size).toBe(1);
  // A call that arrived during the charge got `pending`.
  expect((await give(as)).object).toEqual({ ...answers[0]?.object, state: 'paid' });
  expect(provider.taken().slice(before)).toEqual([3897]);
  await give(as, { recipient_name: 'Joon' });
  await give(as, { message: 'And for sunny ones.' });
  expect(provider.taken().slice(before)).toEqual([3897, 3897, 3897]);
  const gifts = await giftsOf(as);
  expect(new Set(gifts.map(({ code }) => code)).size).toBe(3);
  clock.now = NOON + 11 * 60_000;
  const later = await shop.signInAgain(user);
  await give(later.access_token);
  expect(await giftsOf(later.access_token)).toHaveLength(4);
});

test('an idempotency key replays the response of its gift, and is refused with another recipient', async () => {
  const { as } = await newViewer();
  const sent = { ...PRESENT, terms_accepted: true };
  const tried = (more: object = {}) =>
    call('createGift', { ...sent, ...more }, { as, headers: { 'idempotency-key': 'one-try' } });
  const first = await tried();
  expect(first.object).toMatchObject({ state: 'paid' });
  expect((await tried()).response.body).toBe(first.response.body);
  const other = await tried({ recipient_name: 'Somebody else' });
  expect([other.status, other.body.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await giftsOf(as)).toHaveLength(1);
});

test('a declined gift leaves no code, email, listing or new card', async () => {
  const user = await signUp();
  const as = user.access_token;
  const address = someAddress();
  provider.moves.push(DECLINED);
  const declined = await give(as, { token_id: 'ok 5555 poor', recipient_email: address });
  expect([declined.status, declined.body.reason]).toEqual([402, 'CARD_DECLINED']);
  expect(await giftsOf(as)).toEqual([]);
  expect(await transactions(as)).toEqual([]);
  expect((await call('listBillingInfo', {}, { as })).total).toBe(0);
  expect(await books(user.id)).toEqual({});
  expect(await mailTo(address)).toEqual([]);
  const { rows } = await shop.connection.query('select id from gifts where account_id = $1', [user.id]);
  expect(rows).toEqual([]);
  // A retry is a new purchase, not a replay of the decline.
  expect((await give(as, { token_id: 'ok 5555 poor', recipient_email: address })).object).toMatchObject({ state: 'paid' });
  expect(await mailTo(address)).toHaveLength(1);
});

test('a gift with an unknown charge outcome is neither redeemable nor emailed until it is settled', async () => {
  const { as } = await newViewer();
  const address = someAddress();
  provider.moves.push({ silently: { state: 'SUCCEEDED', reference: 'late' } });
  expect((await give(as, { recipient_email: address })).object).toMatchObject({ state: 'pending' });
  expect(await newest(as)).toMatchObject({ state: 'unpaid', code: null });
  const code = deps.gifts.codeOf(String((await newest(as))['id']));
  expect((await redeem((await newViewer()).as, code)).body.reason).toBe('COUPON_INVALID');
  expect((await call('resendGift', { id: (await newest(as))['id'] }, { as })).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect((await give(as, { recipient_name: 'Joon' })).body.reason).toBe('PURCHASE_UNDER_WAY');
  clock.now = NOON + 31_000;
  await Promise.all([settleUnsettled(deps), settleUnsettled(deps)]);
  await deps.mail.settled();
  clock.now = NOON;
  expect(await newest(as)).toMatchObject({ state: 'sent', code });
  expect(await mailTo(address)).toHaveLength(1);
});

test('a gift’s 3-D Secure returns to the gift page, and its outcome decides the purchase', async () => {
  const [yes, no] = [await newViewer(), await newViewer()];
  for (const { as } of [yes, no]) {
    provider.moves.push(ASKS);
    expect((await give(as)).object).toMatchObject({ state: 'action_needed', action_url: 'https://bank.example/confirm' });
    const { rows } = await shop.connection.query('select return_url from payment_attempts where id = $1', [lastKey()]);
    expect(rows).toEqual([{ return_url: 'https://madang.example/process/gift' }]);
    expect(await newest(as)).toMatchObject({ state: 'unpaid' });
    provider.decide(lastKey(), as === yes.as ? { state: 'SUCCEEDED', reference: 'yes' } : DECLINED);
    const { object } = await call('confirmPurchase', {}, { as });
    expect(object).toMatchObject({ state: as === yes.as ? 'paid' : 'declined', kind: 'gift' });
  }
  expect(await newest(yes.as)).toMatchObject({ state: 'sent' });
  expect(await giftsOf(no.as)).toEqual([]);
});

test('canceling a gift that waits for 3-D Secure leaves no gift, and another purchase is possible', async () => {
  const { as } = await newViewer();
  provider.moves.push(ASKS);
  await give(as);
  expect((await buy(as)).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect((await call('cancelPurchase', {}, { as })).object).toMatchObject({ state: 'declined' });
  expect(await giftsOf(as)).toEqual([]);
  expect((await buy(as, 'WEB_BASIC_ANNUAL_USD')).object).toMatchObject({ state: 'paid' });
});

test('a late payment of a canceled gift is credited to its buyer’s balance', async () => {
  const { as, id } = await newViewer();
  provider.moves.push(ASKS);
  await give(as);
  await call('cancelPurchase', {}, { as });
  provider.decide(lastKey(), { state: 'SUCCEEDED', reference: 'late' });
  const { lookAgain } = await import('../billing/charge-attempt.ts');
  expect(await lookAgain(deps, lastKey())).toBe('declined');
  expect(await deps.repositories.invoices.balanceOf(id, 'USD')).toBe(3897);
  // The balance does not pay for gifts.
  expect((await give(as, { message: 'Again' })).object).toMatchObject({ state: 'paid' });
  expect(await deps.repositories.invoices.balanceOf(id, 'USD')).toBe(3897);
});

class Killed extends Error {}

/** Dependencies that crash before or after the n-th side effect (a transaction or a provider call). */
const killedAt = (n: number): Deps => {
  let done = 0;
  const around =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if ((done += 1) === n) throw new Killed();
      const result = await work(...args);
      if ((done += 1) === n) throw new Killed();
      return result;
    };
  const { gateway } = deps.payments;
  return {
    ...deps,
    inTransaction: (async (work: Parameters<Deps['inTransaction']>[0]) =>
      around(deps.inTransaction)(work)) as Deps['inTransaction'],
    payments: {
      ...deps.payments,
      gateway: { ...gateway, saveInstrument: around(gateway.saveInstrument), charge: around(gateway.charge) },
    },
  };
};

test('a gift purchase that crashes at any step is charged once after a retry and is one gift [R2]', async () => {
  for (let n = 1; ; n += 1) {
    clock.now = NOON;
    const user = await signUp();
    const viewer = { signedIn: true, accountId: user.id, accountCountry: 'US', partnerBilled: false } as AccountHolder;
    const address = someAddress();
    const input = api.createGift.input.parse({
      ...PRESENT,
      token_id: `ok ${n} killed`,
      recipient_email: address,
      terms_accepted: true,
    });
    const before = provider.taken().length;
    const killed = await createGift(killedAt(n))(viewer, input).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Killed) return true;
        throw error;
      },
    );
    clock.now += 31_000;
    await settleUnsettled(deps);
    expect((await call('createGift', input, { as: user.access_token })).object).toMatchObject({ state: 'paid' });
    expect(provider.taken().slice(before), `killed at step ${n}`).toEqual([3897]);
    expect(await giftsOf(user.access_token)).toMatchObject([{ state: 'sent' }]);
    expect(await books(user.id)).toEqual({ cash: 3897, revenue: -3897 });
    expect(await mailTo(address)).toHaveLength(1);
    if (!killed) return expect(n).toBeGreaterThan(8);
  }
});

test('an unredeemed gift is refunded, and its code is void', async () => {
  const { as, id, transaction, code } = await bought();
  expect((await giveBack(transaction)).object).toEqual({ state: 'refunded' });
  expect((await redeem((await newViewer()).as, code)).body.reason).toBe('COUPON_INVALID');
  expect(await newest(as)).toMatchObject({ state: 'refunded', code: null });
  expect(await transactions(as)).toMatchObject([{ state: 'refunded', kind: 'gift' }]);
  expect(await books(id)).toEqual({ cash: 0, revenue: 0 });
  expect((await call('resendGift', { id: (await newest(as))['id'], recipient_email: someAddress() }, { as })).body.reason).toBe(
    'GIFT_NOT_FOUND',
  );
});

test('a redeemed gift is not refundable', async () => {
  const { transaction, code } = await bought();
  await redeem((await newViewer()).as, code);
  expect((await giveBack(transaction)).body).toMatchObject({ reason: 'GIFT_REDEEMED', code: '3042' });
});

test('of a concurrent redemption and refund exactly one succeeds', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [{ as, transaction, code }, bora] = [await bought(), await newViewer()];
    const [redeemed, refunded] = await Promise.all([redeem(bora.as, code), giveBack(transaction)]);
    expect([redeemed.status === 200, refunded.status === 200].filter(Boolean)).toHaveLength(1);
    expect(redeemed.body.reason ?? refunded.body.reason).toBe(redeemed.status === 200 ? 'GIFT_REDEEMED' : 'COUPON_INVALID');
    expect(await newest(as)).toMatchObject({ state: redeemed.status === 200 ? 'redeemed' : 'refunded' });
  }
});

test('a code is void while its refund has an unknown outcome, and redeemable again if the provider refuses', async () => {
  const { as, transaction, code } = await bought();
  const bora = await newViewer();
  provider.refundMoves.push({ silently: { state: 'REFUSED' } });
  expect((await giveBack(transaction)).object).toEqual({ state: 'pending' });
  expect((await redeem(bora.as, code)).body.reason).toBe('COUPON_INVALID');
  expect(await newest(as)).toMatchObject({ state: 'refunded', code: null });
  clock.now = NOON + 300_000;
  await settleRefunds(deps);
  clock.now = NOON;
  expect(await newest(as)).toMatchObject({ state: 'sent', code });
  expect((await redeem(bora.as, code)).object).toMatchObject({ state: 'begun' });
  expect((await giveBack(transaction)).body.reason).toBe('GIFT_REDEEMED');
});
