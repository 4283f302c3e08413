import { expect, test } from 'vitest';
import { type Act, BASIC, BASIC_YEAR, PAID, PREMIUM, PREMIUM_YEAR, dayAfter } from './backend.fixture.ts';

/** Plan changes, cancellation and reactivation. */
export const planChangesSuite = (act: Act): void => {
  test('a plan canceled in its trial is never charged, ends with the trial, and leaves no second trial [SU-11] [SU-62] [SU-09]', async () => {
    const { call, newViewer, buy, active, moveTo, takenNow } = await act();
    const user = await newViewer();
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

  test('an upgrade takes effect at once and charges the prorated difference [SU-66] [SU-67]', async () => {
    const { call, newViewer, buy, active, bills, moveTo, takenNow } = await act();
    const user = await newViewer();
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

  test('a change to an annual plan starts at once and credits the unused part of the month [SU-67]', async () => {
    const { call, newViewer, buy, active, moveTo, takenNow } = await act();
    const user = await newViewer();
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

  test('a downgrade takes effect at the end of the period, and can be undone [SU-32] [SU-40] [SU-68] [SU-70]', async () => {
    const { call, newViewer, buy, active, reserved, moveTo, takenNow } = await act();
    const user = await newViewer();
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

  test('canceling a subscription removes its scheduled change [SU-62] [SU-68]', async () => {
    const { call, newViewer, buy, active, reserved } = await act();
    const user = await newViewer();
    await buy(user, PREMIUM, PAID);
    await call('changePlan', { sku: BASIC }, { as: user.as });
    await call('cancelSubscription', {}, { as: user.as });
    expect(await reserved(user)).toBeNull();
    expect(await active(user)).toMatchObject({ status: 'CANCELED', plan: 'Premium', expires_at: dayAfter(30) });
  });

  test('a plan change in a trial is free, and changes the price of the first charge [SU-67]', async () => {
    const { call, newViewer, buy, active, moveTo, takenNow } = await act();
    const user = await newViewer();
    await buy(user, BASIC);
    const { object: preview } = await call('previewPlanChange', { sku: PREMIUM }, { as: user.as });
    expect(preview).toMatchObject({ kind: 'now_prorated', total: 0, unused: 0, next_price: 1299, billing_date: dayAfter(14) });
    await call('changePlan', { sku: PREMIUM }, { as: user.as });
    expect(await active(user)).toMatchObject({ status: 'FREE_TRIAL', plan: 'Premium', next_amount: 1299 });
    expect(takenNow()).toEqual([]);
    await moveTo(user, dayAfter(15));
    expect(takenNow()).toEqual([1299]);
  });

  test('a canceled plan cannot be changed until it is reactivated, and reactivation restores it [SU-38] [SU-65] [SU-69]', async () => {
    const { call, newViewer, buy, active, moveTo } = await act();
    const user = await newViewer();
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
  ])('a change from %s to %s is refused: %s [SU-72] [SU-75]', async (from, to, reason) => {
    const { call, newViewer, buy } = await act();
    const user = await newViewer();
    await buy(user, from);
    expect((await call('previewPlanChange', { sku: to }, { as: user.as })).body.reason).toBe(reason);
    expect((await call('changePlan', { sku: to }, { as: user.as })).body.reason).toBe(reason);
  });

  test('a plan change whose charge is declined changes nothing', async () => {
    const { call, newViewer, buy, active, bankSays, takenNow } = await act();
    const user = await newViewer();
    await buy(user, BASIC, PAID);
    bankSays('declined');
    expect((await call('changePlan', { sku: PREMIUM_YEAR }, { as: user.as })).body.reason).toBe('CARD_DECLINED');
    expect(await active(user)).toMatchObject({ plan: 'Basic', period: 'monthly' });
    expect(takenNow()).toEqual([799]);
  });
};
