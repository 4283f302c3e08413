import { expect, test } from 'vitest';
import { type Act, BASIC, BASIC_YEAR, PAID, PREMIUM, PREMIUM_YEAR, dayAfter } from './backend.fixture.ts';

/** Purchases, renewals and their outcomes. */
export const purchasesSuite = (act: Act): void => {
  test('a purchase with a trial costs nothing, and is charged when the trial ends [SU-06] [SU-11] [SU-35]', async () => {
    const { call, newViewer, buy, active, bills, moveTo, takenNow } = await act();
    const user = await newViewer();
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

  test.each([
    ['WEB_BASIC_ANNUAL_USD', 'Basic', 'annual', 7999],
    ['WEB_PREMIUM_ANNUAL_USD', 'Premium', 'annual', 12_999],
    ['WEB_PREMIUM_MONTHLY_USD', 'Premium', 'monthly', 1299],
  ])(
    '%s without a trial is paid at once, and its transaction shows all lines [SU-08] [BI-12] [BI-13] [BI-14]',
    async (sku, plan, period, price) => {
      const { call, newViewer, buy, active, takenNow } = await act();
      const user = await newViewer();
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

  test('a plan that does not renew is paid once and expires', async () => {
    const { newViewer, buy, active, moveTo, takenNow } = await act();
    const user = await newViewer();
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

  test('a purchase needs accepted terms, a card, a known product and the price that was shown [BI-02] [BI-108]', async () => {
    const { call, newViewer, buy, takenNow } = await act();
    const user = await newViewer(null);
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

  test('a declined purchase leaves no plan, no transaction and no saved card [BI-78]', async () => {
    const { call, newViewer, buy, active, bills, bankSays } = await act();
    const user = await newViewer(null);
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

  test('a purchase with a new card makes that card primary [BI-04]', async () => {
    const { call, newViewer, buy } = await act();
    const user = await newViewer('first 1111');
    await buy(user, BASIC_YEAR, { token_id: 'second 2222' });
    const { objects } = await call('listBillingInfo', {}, { as: user.as });
    expect(objects.map((card) => [card['last4'], card['primary'], card['in_use']])).toEqual([
      ['2222', true, true],
      ['1111', false, false],
    ]);
  });

  test('twenty concurrent identical purchases are paid once and return one transaction [BI-04]', async () => {
    const { newViewer, buy, takenNow } = await act();
    const user = await newViewer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(user, PREMIUM_YEAR)));
    expect(takenNow()).toEqual([12_999]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ object }) => object['transaction_id'])).size).toBe(1);
    expect((await buy(user, PREMIUM_YEAR)).object).toEqual({ ...answers[0]?.object, state: 'paid' });
  });

  test('different concurrent purchases give one plan and one trial [SU-07]', async () => {
    const { newViewer, buy, bills } = await act();
    const user = await newViewer();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => buy(user, BASIC, { gateway_code: `g${index}` })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bills(user)).toEqual([['purchase', 0, 'paid']]);
  });

  test('a purchase with an unknown charge outcome is pending, not declined, and is settled later [R24]', async () => {
    const { newViewer, buy, active, bills, hushNextCharge, lookAgain, takenNow } = await act();
    const user = await newViewer();
    hushNextCharge();
    expect((await buy(user, BASIC_YEAR)).object).toMatchObject({ state: 'pending' });
    expect((await buy(user, PREMIUM_YEAR)).body.reason).toBe('PURCHASE_UNDER_WAY');
    await lookAgain();
    expect(await active(user)).toMatchObject({ status: 'ACTIVE', plan: 'Basic' });
    expect(takenNow()).toEqual([7999]);
    expect(await bills(user)).toEqual([['purchase', 7999, 'paid']]);
  });

  test('monthly renewals keep their anchor day [SU-87]', async () => {
    const { call, newViewer, buy, active, moveTo, takenNow } = await act();
    const user = await newViewer();
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

  test('a declined renewal keeps access while it is retried, and another card pays it [SU-36] [SU-88]', async () => {
    const { call, newViewer, buy, active, bills, moveTo, bankSays, takenNow } = await act();
    const user = await newViewer();
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

  test('an account without a purchase has no subscription, no scheduled change and no transaction [SU-31] [SU-32]', async () => {
    const { call, newViewer, active, reserved, bills } = await act();
    const user = await newViewer(null);
    expect([await active(user), await reserved(user), await bills(user)]).toEqual([null, null, []]);
    const reasons = await Promise.all(
      (['cancelSubscription', 'reactivateSubscription'] as const).map(
        async (name) => (await call(name, {}, { as: user.as })).body.reason,
      ),
    );
    expect(reasons).toEqual(['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_NOT_FOUND']);
    expect((await call('previewPlanChange', { sku: BASIC }, { as: user.as })).body.reason).toBe('SUBSCRIPTION_NOT_FOUND');
  });
};
