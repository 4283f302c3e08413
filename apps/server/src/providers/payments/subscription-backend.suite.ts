import { NOON } from '@madang/database/database.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { TestApp } from '../../app.fixture.ts';

export interface Subscriber {
  readonly username: string;
  /** The access token that is good now. */
  readonly as: string;
}

/** Whoever keeps subscriptions, with a bank that does as it is told. */
export interface Backend {
  readonly call: TestApp['call'];
  /** Somebody new, with a card unless there is to be none. */
  readonly somebody: (card?: string | null) => Promise<Subscriber>;
  /** It becomes this instant (ISO 8601) for somebody, and all is done that falls due until then. */
  readonly moveTo: (user: Subscriber, to: string) => Promise<void>;
  /** What was really taken from everybody, in minor units, in its order. */
  readonly taken: () => readonly number[];
  /** What the bank says to the next charge. */
  readonly bankSays: (move: 'declined' | 'stolen') => void;
  /** The next charge is made, and nobody hears of it. */
  readonly hushNextCharge: () => void;
  /** Half a minute later somebody looks what has become of it. */
  readonly lookAgain: () => Promise<void>;
}

const BASIC = 'WEB_BASIC_MONTHLY_USD';
const PREMIUM = 'WEB_PREMIUM_MONTHLY_USD';
const BASIC_YEAR = 'WEB_BASIC_ANNUAL_USD';
const PREMIUM_YEAR = 'WEB_PREMIUM_ANNUAL_USD';
const PAID = { skip_trial: true };
const dayAfter = (days: number): string => new Date(NOON + days * 86_400_000).toISOString();

/** What a viewer sees and pays is the same whoever keeps the subscription: the same status, the same totals to the minor unit. */
export const subscriptionBackendSuite = (title: string, open: () => Promise<Backend>): void => {
  describe(`${title}`, () => {
    const opened = open();
    const act = async () => {
      const backend = await opened;
      const { call } = backend;
      const buy = ({ as }: Subscriber, sku: string, more: object = {}) =>
        call('purchase', { sku, terms_accepted: true, ...more }, { as });
      const active = async ({ as }: Subscriber) =>
        (await call('getActiveSubscription', {}, { as })).object as Record<string, unknown> | null;
      const reserved = async ({ as }: Subscriber) => (await call('getReservedSubscription', {}, { as })).object;
      const bills = async ({ as }: Subscriber) =>
        (await call('listTransactions', {}, { as })).objects.map((row) => [row['kind'], row['total'], row['state']]);
      const before = backend.taken().length;
      return { ...backend, buy, active, reserved, bills, takenNow: () => backend.taken().slice(before) };
    };

    test('a purchase with a trial costs nothing, and becomes paid by itself when it is over [SU-06] [SU-11] [SU-35]', async () => {
      const { call, somebody, buy, active, bills, moveTo, takenNow } = await act();
      const user = await somebody();
      const { object: preview } = await call('previewPurchase', { sku: BASIC }, { as: user.as });
      expect(preview).toMatchObject({
        retail_price: 799,
        discount: 'trial',
        discount_amount: 799,
        tax: 0,
        total: 0,
        next_price: 799,
        free_until: dayAfter(14),
        billing_date: dayAfter(14),
      });
      expect((await buy(user, BASIC, { shown_total: 0 })).object).toMatchObject({ state: 'paid' });
      expect(await active(user)).toMatchObject({
        status: 'FREE_TRIAL',
        plan: 'Basic',
        next_amount: 799,
        next_renewal_at: dayAfter(14),
        free_trial_until: dayAfter(14),
        expires_at: null,
      });
      expect(takenNow()).toEqual([]);
      await moveTo(user, dayAfter(15));
      expect(await active(user)).toMatchObject({
        status: 'ACTIVE',
        free_trial_until: null,
        next_renewal_at: '2027-01-06T12:00:00.000Z',
      });
      expect(takenNow()).toEqual([799]);
      expect(await bills(user)).toEqual([
        ['renewal', 799, 'paid'],
        ['purchase', 0, 'paid'],
      ]);
    });

    test('a plan cancelled in its trial is never charged, ends with it, and has no second trial [SU-11] [SU-62] [SU-09]', async () => {
      const { call, somebody, buy, active, moveTo, takenNow } = await act();
      const user = await somebody();
      await buy(user, BASIC);
      await call('cancelSubscription', { reasons: ['too_expensive'], other: 'for now' }, { as: user.as });
      expect(await active(user)).toMatchObject({
        status: 'CANCELED',
        resumable: true,
        expires_at: dayAfter(14),
        next_renewal_at: null,
      });
      await moveTo(user, dayAfter(15));
      expect(await active(user)).toBeNull();
      expect(takenNow()).toEqual([]);
      const { object: preview } = await call('previewPurchase', { sku: BASIC }, { as: user.as });
      expect(preview).toMatchObject({ discount: null, total: 799 });
    });

    test.each([
      ['WEB_BASIC_ANNUAL_USD', 'Basic', 'annual', 7999],
      ['WEB_PREMIUM_ANNUAL_USD', 'Premium', 'annual', 12_999],
      ['WEB_PREMIUM_MONTHLY_USD', 'Premium', 'monthly', 1299],
    ])(
      '%s without a trial is paid at once, and shows all its lines [SU-08] [BI-12] [BI-13] [BI-14]',
      async (sku, plan, period, price) => {
        const { call, somebody, buy, active, takenNow } = await act();
        const user = await somebody();
        expect((await buy(user, sku, { ...PAID, shown_total: price })).object).toMatchObject({ state: 'paid' });
        expect(takenNow()).toEqual([price]);
        expect(await active(user)).toMatchObject({ status: 'ACTIVE', plan, period, next_amount: price, renewable: true });
        const [row] = (await call('listTransactions', {}, { as: user.as })).objects;
        expect(row).toMatchObject({
          kind: 'purchase',
          plan,
          period,
          price,
          discount: 0,
          tax: 0,
          credit: 0,
          total: price,
          currency: 'USD',
          payment_method: 'CARD',
          brand: 'visa',
          last4: '4242',
          period_start: dayAfter(0),
        });
        expect(row?.['number']).toMatch(/^[A-Z]-\d+$/);
      },
    );

    test('a plan that does not renew is paid once, and ends by itself', async () => {
      const { somebody, buy, active, moveTo, takenNow } = await act();
      const user = await somebody();
      await buy(user, PREMIUM, { renewable: false });
      expect(await active(user)).toMatchObject({
        status: 'ACTIVE',
        renewable: false,
        expires_at: dayAfter(30),
        next_amount: null,
      });
      await moveTo(user, dayAfter(31));
      expect(await active(user)).toBeNull();
      expect(takenNow()).toEqual([1299]);
    });

    test('a purchase needs the terms, a card, a product and the price that was shown [BI-02] [BI-108]', async () => {
      const { call, somebody, buy, takenNow } = await act();
      const user = await somebody(null);
      expect((await call('purchase', { sku: BASIC_YEAR }, { as: user.as })).body.reason).toBe('TERMS_NOT_ACCEPTED');
      expect((await buy(user, BASIC_YEAR)).body.reason).toBe('PAYMENT_METHOD_NEEDED');
      await call('addBillingInfo', { token_id: 'ok' }, { as: user.as });
      expect((await buy(user, BASIC_YEAR, { shown_total: 1 })).body.reason).toBe('PRICE_CHANGED');
      expect((await buy(user, 'WEB_GOLD_MONTHLY_USD')).body.reason).toBe('PRODUCT_NOT_FOUND');
      expect((await buy(user, 'WEB_BASIC_MONTHLY_BRL')).body.reason).toBe('PRODUCT_NOT_FOUND');
      expect((await buy(user, BASIC_YEAR, { shown_total: 7999, total: 1, price: 1 })).status).toBe(200);
      expect(takenNow()).toEqual([7999]);
      expect((await buy(user, PREMIUM_YEAR)).body.reason).toBe('ALREADY_SUBSCRIBED');
    });

    test('a purchase that was declined leaves nothing behind, neither a plan nor the card that was brought for it [BI-78]', async () => {
      const { call, somebody, buy, active, bills, bankSays } = await act();
      const user = await somebody(null);
      bankSays('declined');
      expect((await buy(user, BASIC_YEAR, { token_id: 'poor 1881' })).body).toMatchObject({
        reason: 'CARD_DECLINED',
        code: '3001',
      });
      expect(await active(user)).toBeNull();
      expect(await bills(user)).toEqual([]);
      expect((await call('listBillingInfo', {}, { as: user.as })).total).toBe(0);
      expect((await buy(user, BASIC_YEAR, { token_id: 'rich 4242' })).object).toMatchObject({ state: 'paid' });
      expect((await call('getPrimaryBillingInfo', {}, { as: user.as })).object).toMatchObject({
        last4: '4242',
        primary: true,
        in_use: true,
      });
    });

    test('a purchase with a card that was brought for it makes that one primary [BI-04]', async () => {
      const { call, somebody, buy } = await act();
      const user = await somebody('first 1111');
      await buy(user, BASIC_YEAR, { token_id: 'second 2222' });
      const { objects } = await call('listBillingInfo', {}, { as: user.as });
      expect(objects.map((card) => [card['last4'], card['primary'], card['in_use']])).toEqual([
        ['2222', true, true],
        ['1111', false, false],
      ]);
    });

    test('a purchase sent twenty times at once is paid once, and answers the same [BI-04]', async () => {
      const { somebody, buy, takenNow } = await act();
      const user = await somebody();
      const answers = await Promise.all(Array.from({ length: 20 }, () => buy(user, PREMIUM_YEAR)));
      expect(takenNow()).toEqual([12_999]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ object }) => object['transaction_id'])).size).toBe(1);
      expect((await buy(user, PREMIUM_YEAR)).object).toEqual({ ...answers[0]?.object, state: 'paid' });
    });

    test('different purchases at once give one plan and one trial, whatever races for it [SU-07]', async () => {
      const { somebody, buy, bills } = await act();
      const user = await somebody();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => buy(user, BASIC, { gateway_code: `g${index}` })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await bills(user)).toEqual([['purchase', 0, 'paid']]);
    });

    test('a purchase of which the bank does not say what became of it is pending, not declined, and settled later [R24]', async () => {
      const { somebody, buy, active, bills, hushNextCharge, lookAgain, takenNow } = await act();
      const user = await somebody();
      hushNextCharge();
      expect((await buy(user, BASIC_YEAR)).object).toMatchObject({ state: 'pending' });
      expect((await buy(user, PREMIUM_YEAR)).body.reason).toBe('PURCHASE_UNDER_WAY');
      await lookAgain();
      expect(await active(user)).toMatchObject({ status: 'ACTIVE', plan: 'Basic' });
      expect(takenNow()).toEqual([7999]);
      expect(await bills(user)).toEqual([['purchase', 7999, 'paid']]);
    });

    test('a renewal follows the anchor, month after month [SU-87]', async () => {
      const { call, somebody, buy, active, moveTo, takenNow } = await act();
      const user = await somebody();
      await buy(user, PREMIUM, PAID);
      await moveTo(user, '2027-03-01T00:00:00.000Z');
      expect(await active(user)).toMatchObject({ status: 'ACTIVE', next_renewal_at: '2027-03-22T12:00:00.000Z' });
      expect(takenNow()).toEqual([1299, 1299, 1299, 1299]);
      const { objects } = await call('listTransactions', {}, { as: user.as });
      const periods = objects.map((row) => [row['period_start'], row['period_end']]);
      expect(periods.toSorted()).toEqual([
        ['2026-11-22T12:00:00.000Z', '2026-12-22T12:00:00.000Z'],
        ['2026-12-22T12:00:00.000Z', '2027-01-22T12:00:00.000Z'],
        ['2027-01-22T12:00:00.000Z', '2027-02-22T12:00:00.000Z'],
        ['2027-02-22T12:00:00.000Z', '2027-03-22T12:00:00.000Z'],
      ]);
    });

    test('a renewal that is declined keeps access, and another card pays it [SU-36] [SU-88]', async () => {
      const { call, somebody, buy, active, bills, moveTo, bankSays, takenNow } = await act();
      const user = await somebody();
      await buy(user, BASIC);
      bankSays('declined');
      await moveTo(user, dayAfter(14));
      expect(await active(user)).toMatchObject({ status: 'ACTIVE - IN RETRIES', plan: 'Basic', next_renewal_at: null });
      expect(await bills(user)).toEqual([
        ['renewal', 799, 'failed'],
        ['purchase', 0, 'paid'],
      ]);
      await call('addBillingInfo', { token_id: 'new 4444', primary: true }, { as: user.as });
      expect(await active(user)).toMatchObject({ status: 'ACTIVE', next_amount: 799 });
      expect(takenNow()).toEqual([799]);
    });

    test('a better plan holds at once, for the difference of the days that are left [SU-66] [SU-67]', async () => {
      const { call, somebody, buy, active, bills, moveTo, takenNow } = await act();
      const user = await somebody();
      await buy(user, BASIC, PAID);
      await moveTo(user, dayAfter(15));
      const { object: preview } = await call('previewPlanChange', { sku: PREMIUM }, { as: user.as });
      expect(preview).toMatchObject({
        kind: 'now_prorated',
        plan: 'Premium',
        period: 'monthly',
        retail_price: 650,
        unused: 400,
        credit: 400,
        tax: 0,
        total: 250,
        balance_after: 0,
        next_price: 1299,
        billing_date: dayAfter(30),
        effective_at: dayAfter(15),
      });
      expect(await active(user)).toMatchObject({ plan: 'Basic' });
      expect((await call('changePlan', { sku: PREMIUM, shown_total: 249 }, { as: user.as })).body.reason).toBe('PRICE_CHANGED');
      await call('changePlan', { sku: PREMIUM, shown_total: 250 }, { as: user.as });
      expect(await active(user)).toMatchObject({ plan: 'Premium', next_amount: 1299, next_renewal_at: dayAfter(30) });
      expect(takenNow()).toEqual([799, 250]);
      expect(await bills(user)).toEqual([
        ['change', 250, 'paid'],
        ['purchase', 799, 'paid'],
      ]);
    });

    test('a year begins at once, less what is left of the month [SU-67]', async () => {
      const { call, somebody, buy, active, moveTo, takenNow } = await act();
      const user = await somebody();
      await buy(user, BASIC, PAID);
      await moveTo(user, dayAfter(15));
      const { object: preview } = await call('previewPlanChange', { sku: PREMIUM_YEAR }, { as: user.as });
      expect(preview).toMatchObject({ kind: 'now_restarted', retail_price: 12_999, unused: 400, credit: 400, total: 12_599 });
      await call('changePlan', { sku: PREMIUM_YEAR, shown_total: 12_599 }, { as: user.as });
      expect(await active(user)).toMatchObject({
        plan: 'Premium',
        period: 'annual',
        next_renewal_at: '2027-12-07T12:00:00.000Z',
      });
      expect(takenNow()).toEqual([799, 12_599]);
    });

    test('a smaller plan waits for the end of the period, and may be taken back [SU-32] [SU-40] [SU-68] [SU-70]', async () => {
      const { call, somebody, buy, active, reserved, moveTo, takenNow } = await act();
      const user = await somebody();
      const { as } = user;
      await buy(user, PREMIUM, PAID);
      const { object: preview } = await call('previewPlanChange', { sku: BASIC }, { as });
      expect(preview).toMatchObject({ kind: 'reserved', total: 0, unused: 0, next_price: 799, effective_at: dayAfter(30) });
      await call('changePlan', { sku: BASIC, shown_total: 0 }, { as });
      expect(await reserved(user)).toMatchObject({
        kind: 'plan',
        status: 'RESERVED',
        plan: 'Basic',
        period: 'monthly',
        effective_at: dayAfter(30),
      });
      expect(await active(user)).toMatchObject({ plan: 'Premium', next_amount: 799 });
      expect((await call('changePlan', { sku: BASIC_YEAR }, { as })).body.reason).toBe('CHANGE_PENDING');
      expect((await call('removePlanChange', {}, { as })).object).toEqual({ sku: BASIC });
      expect(await reserved(user)).toBeNull();
      expect((await call('removePlanChange', {}, { as })).body.reason).toBe('NOTHING_RESERVED');
      await call('changePlan', { sku: BASIC }, { as });
      await moveTo(user, dayAfter(32));
      expect(await active(user)).toMatchObject({ plan: 'Basic', status: 'ACTIVE', next_amount: 799 });
      expect(await reserved(user)).toBeNull();
      expect(takenNow()).toEqual([1299, 799]);
    });

    test('whoever cancels takes back what was to follow [SU-62] [SU-68]', async () => {
      const { call, somebody, buy, active, reserved } = await act();
      const user = await somebody();
      await buy(user, PREMIUM, PAID);
      await call('changePlan', { sku: BASIC }, { as: user.as });
      await call('cancelSubscription', {}, { as: user.as });
      expect(await reserved(user)).toBeNull();
      expect(await active(user)).toMatchObject({ status: 'CANCELED', plan: 'Premium', expires_at: dayAfter(30) });
    });

    test('another plan in a trial costs nothing, and changes what its end will cost [SU-67]', async () => {
      const { call, somebody, buy, active, moveTo, takenNow } = await act();
      const user = await somebody();
      await buy(user, BASIC);
      const { object: preview } = await call('previewPlanChange', { sku: PREMIUM }, { as: user.as });
      expect(preview).toMatchObject({ kind: 'now_prorated', total: 0, unused: 0, next_price: 1299, billing_date: dayAfter(14) });
      await call('changePlan', { sku: PREMIUM }, { as: user.as });
      expect(await active(user)).toMatchObject({ status: 'FREE_TRIAL', plan: 'Premium', next_amount: 1299 });
      expect(takenNow()).toEqual([]);
      await moveTo(user, dayAfter(15));
      expect(takenNow()).toEqual([1299]);
    });

    test('a cancelled plan cannot be changed, and can once it is resumed, as it was [SU-38] [SU-65] [SU-69]', async () => {
      const { call, somebody, buy, active, moveTo } = await act();
      const user = await somebody();
      await buy(user, BASIC, PAID);
      const before = await active(user);
      await call('cancelSubscription', {}, { as: user.as });
      expect((await call('changePlan', { sku: PREMIUM }, { as: user.as })).body.reason).toBe('RESUME_FIRST');
      expect((await call('cancelSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_ALREADY_CANCELED');
      expect((await call('reactivateSubscription', {}, { as: user.as })).object).toEqual(before);
      expect((await call('reactivateSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_NOT_CANCELED');
      await call('cancelSubscription', {}, { as: user.as });
      await moveTo(user, dayAfter(40));
      expect(await active(user)).toBeNull();
      expect((await call('reactivateSubscription', {}, { as: user.as })).body.reason).toBe('SUBSCRIPTION_NOT_FOUND');
    });

    test.each([
      [BASIC_YEAR, PREMIUM, 'CHANGE_NOT_SUPPORTED'],
      [BASIC_YEAR, BASIC_YEAR, 'PLAN_UNCHANGED'],
      [PREMIUM_YEAR, 'WEB_GOLD_MONTHLY_USD', 'PRODUCT_NOT_FOUND'],
    ])('%s does not become %s: %s [SU-72] [SU-75]', async (from, to, reason) => {
      const { call, somebody, buy } = await act();
      const user = await somebody();
      await buy(user, from);
      expect((await call('previewPlanChange', { sku: to }, { as: user.as })).body.reason).toBe(reason);
      expect((await call('changePlan', { sku: to }, { as: user.as })).body.reason).toBe(reason);
    });

    test('a change whose card is declined changes nothing', async () => {
      const { call, somebody, buy, active, bankSays, takenNow } = await act();
      const user = await somebody();
      await buy(user, BASIC, PAID);
      bankSays('declined');
      expect((await call('changePlan', { sku: PREMIUM_YEAR }, { as: user.as })).body.reason).toBe('CARD_DECLINED');
      expect(await active(user)).toMatchObject({ plan: 'Basic', period: 'monthly' });
      expect(takenNow()).toEqual([799]);
    });

    test('nothing runs, nothing waits and nothing was paid where nothing was bought [SU-31] [SU-32]', async () => {
      const { call, somebody, active, reserved, bills } = await act();
      const user = await somebody(null);
      expect([await active(user), await reserved(user), await bills(user)]).toEqual([null, null, []]);
      const reasons = await Promise.all(
        (['cancelSubscription', 'reactivateSubscription'] as const).map(
          async (name) => (await call(name, {}, { as: user.as })).body.reason,
        ),
      );
      expect(reasons).toEqual(['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_NOT_FOUND']);
      expect((await call('previewPlanChange', { sku: BASIC }, { as: user.as })).body.reason).toBe('SUBSCRIPTION_NOT_FOUND');
    });

    test('cards are three at most, one of them primary, however many come at once [BI-30] [BI-32] [BI-35] [BI-36]', async () => {
      const { call, somebody } = await act();
      const { as } = await somebody(null);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => call('addBillingInfo', { token_id: `card${index} 000${index}` }, { as })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ body }) => body.reason === 'TOO_MANY_CARDS')).toHaveLength(7);
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

    test('cards are changed in their place and removed, but not while a plan is paid with them [BI-31] [BI-33] [BI-34]', async () => {
      const { call, somebody, buy } = await act();
      const user = await somebody('first 1111');
      const { as } = user;
      const card = (await call('getPrimaryBillingInfo', {}, { as })).object;
      const id = String(card['id']);
      const changed = await call('changeBillingInfo', { token_id: 'second 2222', billing_info_id: id }, { as });
      expect(changed.object).toEqual({ ...card, last4: '2222' });
      expect((await call('addBillingInfo', { token_id: 'unknown' }, { as })).body.reason).toBe('CARD_TOKEN_INVALID');
      expect((await call('addBillingInfo', { token_id: 'unwanted' }, { as })).body.reason).toBe('CARD_DECLINED');
      await buy(user, BASIC);
      expect((await call('removeBillingInfo', { id }, { as })).body.reason).toBe('CARD_IN_USE');
      const other = (await call('addBillingInfo', { token_id: 'third 3333', primary: true }, { as })).object;
      expect((await call('removeBillingInfo', { id }, { as })).status).toBe(200);
      expect((await call('listBillingInfo', {}, { as })).objects.map((one) => one['id'])).toEqual([other['id']]);
    });

    test('a primary card that pays nothing may be removed, and the next takes its place [BI-34]', async () => {
      const { call, somebody } = await act();
      const { as } = await somebody('first 1111');
      await call('addBillingInfo', { token_id: 'second 2222' }, { as });
      const first = String((await call('getPrimaryBillingInfo', {}, { as })).object['id']);
      expect((await call('removeBillingInfo', { id: first }, { as })).status).toBe(200);
      expect((await call('getPrimaryBillingInfo', {}, { as })).object).toMatchObject({ last4: '2222', primary: true });
    });

    test('the next charge goes to the card that is primary then [BI-35]', async () => {
      const { call, somebody, buy, moveTo, takenNow } = await act();
      const user = await somebody('first 1111');
      await buy(user, BASIC, PAID);
      await call('addBillingInfo', { token_id: 'second 2222', primary: true }, { as: user.as });
      await moveTo(user, dayAfter(31));
      const { objects } = await call('listTransactions', {}, { as: user.as });
      expect(objects.map((row) => [row['kind'], row['last4']])).toEqual([
        ['renewal', '2222'],
        ['purchase', '1111'],
      ]);
      expect(takenNow()).toEqual([799, 799]);
    });

    test('cards are their owner’s alone [BI-109]', async () => {
      const { call, somebody, buy } = await act();
      const [mine, theirs] = [await somebody(), await somebody()];
      const id = String((await call('getPrimaryBillingInfo', {}, { as: theirs.as })).object['id']);
      for (const name of ['removeBillingInfo', 'selectPrimaryBillingInfo'] as const)
        expect((await call(name, { id }, { as: mine.as })).body.reason).toBe('CARD_NOT_FOUND');
      const changed = await call('changeBillingInfo', { token_id: 'ok', billing_info_id: id }, { as: mine.as });
      expect(changed.body.reason).toBe('CARD_NOT_FOUND');
      expect((await buy(mine, BASIC_YEAR, { billing_info_id: id })).body.reason).toBe('CARD_NOT_FOUND');
      expect((await call('listBillingInfo', {}, { as: theirs.as })).total).toBe(1);
    });
  });
};
