import { api } from '@madang/contract/api.ts';
import { NOON } from '@madang/database/database.fixture.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY } from '../app.fixture.ts';
import { settleRefunds } from '../billing/give-back.ts';
import { settleUnsettled } from '../billing/run-billing.ts';
import type { Deps } from '../deps.ts';
import { ASKS, DECLINED } from '../providers/payments/scripted-gateway.fixture.ts';
import type { AccountHolder } from '../sessions/viewer.ts';
import { createGift } from './create-gift.ts';
import { startGiftShop } from './gifts.fixture.ts';

const shop = await startGiftShop();
const { call, somebody, signUp, buy, books, give, giftsOf, newest, redeem, mailTo, someAddress, transactions, PRESENT } = shop;
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
  const user = await somebody();
  const { object } = await give(user.as);
  return { ...user, transaction: object['transaction_id'], code: (await newest(user.as))['code'] };
};

test('the same gift for the same person is one, however often and at once it is sent; for two people it is two', async () => {
  const user = await somebody();
  const { as } = user;
  const before = provider.taken().length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(as)));
  expect(new Set(answers.map(({ object }) => object['transaction_id'])).size).toBe(1);
  // Whoever came while the bank was being asked was told so.
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

test('a try with a key of its own is one gift and has one answer, and its key gives nothing to anybody else', async () => {
  const { as } = await somebody();
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

test('a card that is declined leaves nothing that could be redeemed, mailed or listed, and no new card', async () => {
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
  // With another card it is bought, and not taken for the one that was declined.
  expect((await give(as, { token_id: 'ok 5555 poor', recipient_email: address })).object).toMatchObject({ state: 'paid' });
  expect(await mailTo(address)).toHaveLength(1);
});

test('while the bank has not answered nothing can be redeemed or mailed, and afterwards everything', async () => {
  const { as } = await somebody();
  const address = someAddress();
  provider.moves.push({ silently: { state: 'SUCCEEDED', reference: 'late' } });
  expect((await give(as, { recipient_email: address })).object).toMatchObject({ state: 'pending' });
  expect(await newest(as)).toMatchObject({ state: 'unpaid', code: null });
  const code = deps.gifts.codeOf(String((await newest(as))['id']));
  expect((await redeem((await somebody()).as, code)).body.reason).toBe('COUPON_INVALID');
  expect((await call('resendGift', { id: (await newest(as))['id'] }, { as })).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect((await give(as, { recipient_name: 'Joon' })).body.reason).toBe('PURCHASE_UNDER_WAY');
  clock.now = NOON + 31_000;
  await Promise.all([settleUnsettled(deps), settleUnsettled(deps)]);
  await deps.mail.settled();
  clock.now = NOON;
  expect(await newest(as)).toMatchObject({ state: 'sent', code });
  expect(await mailTo(address)).toHaveLength(1);
});

test('a bank that asks leads back to the page of gifts, and its yes or no decides', async () => {
  const [yes, no] = [await somebody(), await somebody()];
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

test('whoever gives the question of a bank up has bought nothing, and may buy something else', async () => {
  const { as } = await somebody();
  provider.moves.push(ASKS);
  await give(as);
  expect((await buy(as)).body.reason).toBe('PURCHASE_UNDER_WAY');
  expect((await call('cancelPurchase', {}, { as })).object).toMatchObject({ state: 'declined' });
  expect(await giftsOf(as)).toEqual([]);
  expect((await buy(as, 'WEB_BASIC_ANNUAL_USD')).object).toMatchObject({ state: 'paid' });
});

test('money that comes after all for a gift that was given up is owed to its buyer', async () => {
  const { as, id } = await somebody();
  provider.moves.push(ASKS);
  await give(as);
  await call('cancelPurchase', {}, { as });
  provider.decide(lastKey(), { state: 'SUCCEEDED', reference: 'late' });
  const { lookAgain } = await import('../billing/take-money.ts');
  expect(await lookAgain(deps, lastKey())).toBe('declined');
  expect(await deps.repositories.invoices.balanceOf(id, 'USD')).toBe(3897);
  // Gifts are not paid with it.
  expect((await give(as, { message: 'Again' })).object).toMatchObject({ state: 'paid' });
  expect(await deps.repositories.invoices.balanceOf(id, 'USD')).toBe(3897);
});

class Killed extends Error {}

/** A process that is killed before or after the n-th thing that it does to the world. */
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

test('a gift that is killed at any step is paid once after a retry, and is one gift [R2]', async () => {
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

test('a gift that nobody has redeemed is given back, and its code is worth nothing', async () => {
  const { as, id, transaction, code } = await bought();
  expect((await giveBack(transaction)).object).toEqual({ state: 'refunded' });
  expect((await redeem((await somebody()).as, code)).body.reason).toBe('COUPON_INVALID');
  expect(await newest(as)).toMatchObject({ state: 'refunded', code: null });
  expect(await transactions(as)).toMatchObject([{ state: 'refunded', kind: 'gift' }]);
  expect(await books(id)).toEqual({ cash: 0, revenue: 0 });
  expect((await call('resendGift', { id: (await newest(as))['id'], recipient_email: someAddress() }, { as })).body.reason).toBe(
    'GIFT_NOT_FOUND',
  );
});

test('one that was redeemed is not', async () => {
  const { transaction, code } = await bought();
  await redeem((await somebody()).as, code);
  expect((await giveBack(transaction)).body).toMatchObject({ reason: 'GIFT_REDEEMED', code: '3042' });
});

test('of a redemption and a refund that race for it exactly one wins', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [{ as, transaction, code }, bora] = [await bought(), await somebody()];
    const [redeemed, refunded] = await Promise.all([redeem(bora.as, code), giveBack(transaction)]);
    expect([redeemed.status === 200, refunded.status === 200].filter(Boolean)).toHaveLength(1);
    expect(redeemed.body.reason ?? refunded.body.reason).toBe(redeemed.status === 200 ? 'GIFT_REDEEMED' : 'COUPON_INVALID');
    expect(await newest(as)).toMatchObject({ state: redeemed.status === 200 ? 'redeemed' : 'refunded' });
  }
});

test('while nobody knows whether the money was given back nobody redeems it, and where it was not, anybody', async () => {
  const { as, transaction, code } = await bought();
  const bora = await somebody();
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
