import { NOON } from '@madang/database/database.fixture.ts';
import { DEMO_TAX_RATES } from '@madang/domain/billing/demo-tax-rates.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { COOKIES } from '../http/cookies.ts';
import { startGiftShop } from './gifts.fixture.ts';

const shop = await startGiftShop({}, DEMO_TAX_RATES);
const { call, newViewer, signUp, buy, active, books, give, giftsOf, newest, redeem, mailTo, someAddress, provider, clock } = shop;
afterAll(shop.close);
beforeEach(() => {
  provider.moves.length = 0;
  clock.now = NOON;
});

const ALBANY = {
  country: 'US',
  fields: { first_name: 'Bora', last_name: 'Han', address_1: '12 Hanok Street', city: 'Albany', state: 'NY', zip: '10001' },
};

describe('the gift offer', () => {
  test('lists every plan for every length in local currency', async () => {
    const { objects, total } = await call('listGiftOffers', {}, { country: 'BR' });
    expect(total).toBe(8);
    expect(objects[5]).toEqual({ plan: 'Premium', months: 6, days: 184, price: 19_740, currency: 'BRL' });
    expect(objects[7]).toEqual({ plan: 'Premium', months: 12, days: 366, price: 32_900, currency: 'BRL' });
  });

  test('costs the same in the preview and on the invoice, with the tax of a purchase [BI-03] [BI-108]', async () => {
    const { as, id } = await newViewer();
    const preview = (plan: string, months: number) => call('previewGift', { plan, months }, { as });
    const untaxed = (await preview('Premium', 3)).object;
    expect(untaxed).toMatchObject({ retail_price: 3897, tax: 0, total: 3897, days: 92, billing_date: null, next_price: null });
    await call('changeBillingAddress', ALBANY, { as });
    const { object } = await preview('Premium', 3);
    const total = Number(object['total']);
    expect(total).toBe(3897 + Number(object['tax']));
    expect(total).toBeGreaterThan(3897);
    expect((await give(as, { shown_total: 3897 })).body.reason).toBe('PRICE_CHANGED');
    expect((await give(as, { shown_total: total })).object).toMatchObject({ state: 'paid' });
    expect(await books(id)).toEqual({ cash: total, revenue: -3897, tax_payable: 3897 - total });
  });

  test('is refused where the operator sells no gifts, while a gift bought before stays redeemable', async () => {
    const closed = await startGiftShop({ giftsOffered: false });
    const user = await closed.newViewer();
    expect((await closed.call('listGiftOffers')).body.reason).toBe('GIFTS_NOT_OFFERED');
    expect((await closed.call('previewGift', { plan: 'Basic', months: 1 }, { as: user.as })).body.reason).toBe(
      'GIFTS_NOT_OFFERED',
    );
    expect((await closed.give(user.as)).body).toMatchObject({ reason: 'GIFTS_NOT_OFFERED', code: '3041' });
    expect(await closed.giftsOf(user.as)).toEqual([]);
    const { repositories, billing, gifts } = closed.deps;
    const id = closed.deps.newId();
    const hash = billing.hashCode(gifts.codeOf(id));
    const words = { recipientName: 'Bora', recipientEmail: null, senderName: 'Mina', message: '' };
    const present = { id, accountId: user.id, plan: 'Basic', months: 1, days: 31, ...words } as const;
    await repositories.gifts.add({ ...present, deliverAt: NOON, codeHash: hash, createdAt: NOON });
    await repositories.codes.add({ hash, pass: { sku: 'PASS_BASIC_MONTHLY', plan: 'Basic', days: 31, isGift: true } });
    const kept = await closed.newest(user.as);
    expect(kept).toMatchObject({ state: 'sent', plan: 'Basic' });
    expect((await closed.redeem((await closed.newViewer()).as, kept['code'])).object).toMatchObject({
      state: 'begun',
      plan: 'Basic',
    });
    await closed.close();
  });
});

describe('a gift’s buyer', () => {
  test('pays with a newly entered card and gets a receipt, an email and a code to hand over', async () => {
    const user = await signUp();
    const as = user.access_token;
    const { object } = await give(as, { token_id: 'ok 4242 present' });
    expect(object).toMatchObject({ state: 'paid', action_url: null });
    expect(provider.taken().at(-1)).toBe(3897);
    const gift = await newest(as);
    expect(gift).toMatchObject({
      state: 'sent',
      plan: 'Premium',
      months: 3,
      days: 92,
      recipient_name: 'Bora',
      recipient_email: null,
      sender_name: 'Mina',
      message: 'For rainy evenings.',
      deliver_at: null,
      redeemed_at: null,
    });
    const [mail] = await mailTo(user.username);
    expect(mail?.subject).toBe('Your gift for Bora');
    expect(mail?.text).toContain('We charged $38.97.');
    expect(mail?.text).toContain(shownCode(String(gift['code'])));
    const { objects } = await call('listTransactions', {}, { as });
    expect(objects).toMatchObject([{ kind: 'gift', gift_months: 3, number: expect.any(String) as unknown, total: 3897 }]);
    // The buyer gets no plan.
    expect(await active(as)).toBeNull();
    const receipt = await shop.app.inject({ url: String(objects[0]?.['receipt_url']), cookies: { [COOKIES.token]: as } });
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('keeps their primary card, and the code is in no table and in no response to another account', async () => {
    const { as } = await newViewer('US', 'ok 1111 primary');
    await give(as, { token_id: 'ok 2222 other' });
    const { objects: cards } = await call('listBillingInfo', {}, { as });
    expect(cards.map(({ last4, primary }) => [last4, primary])).toEqual([
      ['1111', true],
      ['2222', false],
    ]);
    const code = String((await newest(as))['code']);
    const { rows } = await shop.connection.query(
      'select table_name from information_schema.tables where table_schema = current_schema()',
      [],
    );
    for (const { table_name: table } of rows as readonly { table_name: string }[]) {
      if (table === 'mailbox') continue;
      const found = await shop.connection.query(`select count(*)::int as count from "${table}" as one where one::text like $1`, [
        `%${code}%`,
      ]);
      expect(found.rows, table).toEqual([{ count: 0 }]);
    }
    expect(await giftsOf((await newViewer()).as)).toEqual([]);
  });

  test.each([
    [
      'has a plan',
      async () => {
        const user = await newViewer();
        await buy(user.as, 'WEB_BASIC_ANNUAL_USD');
        return user.as;
      },
    ],
    [
      'pays a store',
      async () => {
        const user = await newViewer();
        await shop.entitle(user.id, 'Premium');
        const { subscriptions } = shop.deps.repositories;
        const running = await subscriptions.findOf(user.id);
        if (!running) throw new Error('It was saved a moment ago.');
        await subscriptions.save({ ...running, sku: 'IOS_PREMIUM_MONTHLY', gateway: 'APPLE' });
        return user.as;
      },
    ],
  ])('may be an account that %s', async (_who, enter) => {
    const as = await enter();
    const before = await active(as);
    expect((await give(as)).object).toMatchObject({ state: 'paid' });
    expect(await active(as)).toEqual(before);
  });

  test.each([
    [{ terms_accepted: false }, 'TERMS_NOT_ACCEPTED', undefined],
    [{ recipient_name: ' ' }, 'INPUT_INVALID', { recipient_name: 'missing' }],
    [{ recipient_name: 'B'.repeat(51) }, 'INPUT_INVALID', { recipient_name: 'too_long' }],
    [{ sender_name: 'Mina\r\nBcc: x' }, 'INPUT_INVALID', { sender_name: 'malformed' }],
    [{ recipient_email: 'bora' }, 'INPUT_INVALID', { recipient_email: 'malformed' }],
    [{ message: 'a'.repeat(201) }, 'INPUT_INVALID', { message: 'too_long' }],
    [{ recipient_email: 'b@c.example', deliver_on: '2026-11-21' }, 'INPUT_INVALID', { deliver_on: 'past' }],
    [{ recipient_email: 'b@c.example', deliver_on: '2027-11-26' }, 'INPUT_INVALID', { deliver_on: 'too_late' }],
    [{ months: 2 }, 'INPUT_INVALID', { months: expect.any(String) as unknown }],
    [{ billing_info_id: '5b0f3c1e-2f0a-4d1c-9d55-0a1b2c3d4e5f' }, 'CARD_NOT_FOUND', undefined],
    [{ token_id: 'unknown' }, 'CARD_TOKEN_INVALID', undefined],
    [{ address: { country: 'US', fields: {} } }, 'BILLING_ADDRESS_INVALID', expect.any(Object) as unknown],
  ])('who sends %j is refused with %s and not charged', async (more, reason, fields) => {
    const { as } = await newViewer();
    const before = provider.taken().length;
    const { body } = await give(as, more);
    expect([body.reason, body.fields]).toEqual([reason, fields]);
    expect(provider.taken()).toHaveLength(before);
    expect(await giftsOf(as)).toEqual([]);
  });

  test('needs a card, and a card entered for a refused order is not saved', async () => {
    const user = await signUp();
    expect((await give(user.access_token)).body.reason).toBe('PAYMENT_METHOD_NEEDED');
    await give(user.access_token, { token_id: 'ok 3333 dear', shown_total: 1 });
    expect((await call('listBillingInfo', {}, { as: user.access_token })).total).toBe(0);
  });

  test('is limited to twenty gifts a day', async () => {
    const { as } = await newViewer();
    for (let one = 0; one < 20; one += 1) expect((await give(as, { message: `Number ${one}` })).status).toBe(200);
    expect((await give(as, { message: 'One more' })).body.reason).toBe('TOO_MANY_ATTEMPTS');
    const { objects, total } = await call('listGifts', { limit: 5, offset: 5 }, { as });
    expect([objects.length, total]).toEqual([5, 20]);
  });
});

describe('a gift', () => {
  test('is redeemed once as a pass, and its buyer sees the date but not the redeemer', async () => {
    const [mina, bora, joon] = [await newViewer(), await newViewer(), await newViewer()];
    await give(mina.as);
    const { code } = await newest(mina.as);
    const { object } = await redeem(bora.as, shownCode(String(code)).toLowerCase());
    expect(object).toMatchObject({ state: 'begun', plan: 'Premium', expires_at: new Date(NOON + 92 * 86_400_000).toISOString() });
    expect(await active(bora.as)).toMatchObject({ plan: 'Premium', premium_pass: true });
    expect((await redeem(joon.as, code)).body.reason).toBe('COUPON_INVALID');
    const redeemed = await newest(mina.as);
    expect(redeemed).toMatchObject({ state: 'redeemed', code: null, redeemed_at: new Date(NOON).toISOString() });
    expect(JSON.stringify(redeemed)).not.toContain(bora.id);
  });

  test('does not count as the one pass of an account, before or after that is redeemed [CP-22]', async () => {
    const [mina, bora] = [await newViewer(), await newViewer()];
    const giveAndTake = async (message: string) => {
      await give(mina.as, { message, plan: 'Basic', months: 1 });
      const gift = (await giftsOf(mina.as)).find((one) => one['message'] === message);
      return redeem(bora.as, gift?.['code']);
    };
    expect((await giveAndTake('one')).object).toMatchObject({ state: 'begun', plan: 'Basic' });
    const card = shop.deps.gifts.codeOf(shop.deps.newId());
    const hash = shop.deps.billing.hashCode(card);
    await shop.deps.repositories.codes.add({ hash, pass: { sku: 'PASS_PREMIUM_MONTHLY', plan: 'Premium', days: 30 } });
    expect((await redeem(bora.as, card)).object).toMatchObject({ state: 'reserved' });
    await shop.moveTo(bora, '2026-12-25');
    expect(await active(bora.as)).toMatchObject({ plan: 'Premium' });
    expect((await giveAndTake('two')).object).toMatchObject({ state: 'reserved', plan: 'Basic' });
    const mails = (await mailTo(bora.username)).filter(({ subject }) => subject === 'Code redeemed');
    expect(mails).toHaveLength(3);
  });

  test('is reserved until the paid period ends [CP-26]', async () => {
    const [mina, bora] = [await newViewer(), await newViewer()];
    await buy(bora.as, 'WEB_BASIC_MONTHLY_USD', { skip_trial: true });
    await give(mina.as);
    expect((await redeem(bora.as, (await newest(mina.as))['code'])).object).toMatchObject({ state: 'reserved' });
    expect(await newest(mina.as)).toMatchObject({ state: 'redeemed' });
    await shop.moveTo(bora, '2026-12-25');
    expect(await active(bora.as)).toMatchObject({ plan: 'Premium', status: 'ACTIVE' });
  });

  test('is in the data export of its buyer, without its code, and its redemption is in that of the redeemer', async () => {
    const [mina, bora] = [await newViewer(), await newViewer()];
    await give(mina.as, { recipient_email: someAddress() });
    await redeem(bora.as, (await newest(mina.as))['code']);
    const { personalData } = shop.deps.repositories;
    const fileOf = async (accountId: string) => {
      const dump: string[] = [];
      for (const [name, table] of personalData.tables)
        for await (const rows of personalData.read(name, table, { accountId, profileIds: [] }))
          dump.push(name, JSON.stringify(rows));
      return dump.join('\n');
    };
    const [given, redeemed] = [await fileOf(mina.id), await fileOf(bora.id)];
    expect(given).toContain('For rainy evenings.');
    expect(given).not.toMatch(/code_hash|[0-9A-HJKMNP-TV-Z]{20}/);
    expect(redeemed).toContain('code_redemptions');
    expect(redeemed).not.toContain('For rainy evenings.');
  });
});
