import { randomUUID } from 'node:crypto';
import { NOON } from '@madang/database/database.fixture.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY } from '../app.fixture.ts';
import { deliverGifts } from './gifts.jobs.ts';
import { startGiftShop } from './gifts.fixture.ts';

const shop = await startGiftShop();
const { call, newViewer, give, newest, redeem, mailTo, someAddress, deps, clock } = shop;
afterAll(shop.close);
beforeEach(() => {
  clock.now = NOON;
});

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const later = async (instant: string): Promise<void> => {
  clock.now = Date.parse(instant);
  await deliverGifts(deps);
};
/** A buyer of a gift with an email delivery, and the recipient’s address. */
const given = async (more: object = {}) => {
  const user = await newViewer();
  const address = someAddress();
  await give(user.as, { recipient_email: address, ...more });
  const gift = await newest(user.as);
  /** Signs in again, because the access token expires while the clock advances. */
  const resend = async (to?: string) => {
    const { access_token } = await shop.signInAgain(user);
    return call('resendGift', { id: gift['id'], recipient_email: to }, { as: access_token });
  };
  return { ...user, address, gift, resend };
};

test('a gift without a delivery date is emailed at its payment, in the buyer’s language, with a link that has the code', async () => {
  const { as, address, gift } = await given();
  expect(gift).toMatchObject({ state: 'sent', recipient_email: address, deliver_at: new Date(NOON).toISOString() });
  const [mail, ...more] = await mailTo(address);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Mina sent you a Madang gift');
  expect(mail?.text).toContain('Hello Bora,');
  expect(mail?.text).toContain('For rainy evenings.');
  expect(mail?.text).toContain(shownCode(String(gift['code'])));
  expect(mail?.text).toContain(`https://madang.example/en_us/premiumPass#${String(gift['code'])}`);
  await deliverGifts(deps);
  expect(await mailTo(address)).toHaveLength(1);
  expect(await newest(as)).toEqual(gift);
});

test('a scheduled gift is emailed once at its delivery time and not before, although five nodes run the job', async () => {
  const { as, address, gift } = await given({ deliver_on: '2026-12-24' });
  expect(gift).toMatchObject({ state: 'scheduled', deliver_at: '2026-12-24T10:00:00.000Z' });
  await later('2026-12-24T09:59:59Z');
  expect(await mailTo(address)).toEqual([]);
  clock.now = Date.parse('2026-12-24T10:00:00Z');
  await Promise.all(Array.from({ length: 5 }, () => deliverGifts(deps)));
  expect(await mailTo(address)).toHaveLength(1);
  clock.now = NOON;
  expect(await newest(as)).toMatchObject({ state: 'sent', deliver_at: '2026-12-24T10:00:00.000Z' });
});

test('every gift due on one day is emailed, in batches', async () => {
  const { repositories, billing, gifts } = deps;
  const { id: accountId } = await newViewer();
  const addresses = await Promise.all(
    Array.from({ length: 230 }, async () => {
      const [id, address] = [randomUUID(), someAddress()];
      const hash = billing.hashCode(gifts.codeOf(id));
      const words = { recipientName: 'Bora', recipientEmail: address, senderName: 'Mina', message: '' };
      const present = { id, accountId, plan: 'Basic', months: 1, days: 31, ...words } as const;
      await repositories.gifts.add({
        ...present,
        deliverAt: Date.parse('2027-01-01T10:00:00Z'),
        codeHash: hash,
        createdAt: NOON,
      });
      await repositories.codes.add({ hash, pass: { sku: 'PASS_BASIC_MONTHLY', plan: 'Basic', days: 31, isGift: true } });
      return address;
    }),
  );
  clock.now = Date.parse('2027-01-01T10:00:00Z');
  await Promise.all([deliverGifts(deps), deliverGifts(deps)]);
  const { rows } = await shop.connection.query(
    'select count(*)::int as mails, count(distinct address)::int as addresses from mail_outbox where address = any($1)',
    [addresses],
  );
  expect(rows).toEqual([{ mails: 230, addresses: 230 }]);
});

test('a gift redeemed or refunded before its delivery date is not emailed', async () => {
  const [redeemed, refunded] = [await given({ deliver_on: '2026-12-24' }), await given({ deliver_on: '2026-12-24' })];
  await redeem((await newViewer()).as, redeemed.gift['code']);
  const [payment] = await shop.transactions(refunded.as);
  await call('createRefund', { transaction_id: payment?.['id'] }, { as: `operator ${OPERATOR_KEY}` });
  await later('2026-12-24T10:00:00Z');
  for (const { address } of [redeemed, refunded]) expect(await mailTo(address)).toEqual([]);
  expect((await redeemed.resend()).body.reason).toBe('GIFT_REDEEMED');
});

test('an email can be resent every ten minutes and five times a day, to a corrected address too', async () => {
  const { as, address, resend } = await given();
  const right = someAddress();
  expect((await resend(` ${right.toUpperCase()} `)).object).toMatchObject({ state: 'sent', recipient_email: right });
  expect([(await mailTo(address)).length, (await mailTo(right)).length]).toEqual([1, 1]);
  const early = await resend();
  expect([early.body.reason, early.body.retry_after]).toEqual(['TOO_MANY_ATTEMPTS', 600]);
  for (let sending = 2; sending <= 5; sending += 1) {
    clock.now += 10 * MINUTE_MS;
    expect((await resend()).status, String(sending)).toBe(200);
  }
  clock.now += 10 * MINUTE_MS;
  expect((await resend()).body.reason).toBe('TOO_MANY_ATTEMPTS');
  clock.now = NOON + DAY_MS;
  expect((await resend()).status).toBe(200);
  const mails = await mailTo(right);
  expect(mails).toHaveLength(6);
  expect(new Set(mails.map(({ text }) => text)).size).toBe(1);
  clock.now = NOON;
  expect(await newest(as)).toMatchObject({ recipient_email: right });
});

test('of concurrent resend calls one sends an email', async () => {
  const user = await given();
  const { address } = user;
  const { access_token: as } = await shop.signInAgain(user);
  const press = () => call('resendGift', { id: user.gift['id'] }, { as });
  const answers = await Promise.all(Array.from({ length: 6 }, press));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await mailTo(address)).toHaveLength(2);
});

test('a resend before the delivery date only changes the address', async () => {
  const { address, resend } = await given({ deliver_on: '2026-12-24' });
  const right = someAddress();
  expect((await resend(right)).object).toMatchObject({ state: 'scheduled', recipient_email: right });
  await later('2026-12-24T10:00:00Z');
  expect([(await mailTo(address)).length, (await mailTo(right)).length]).toEqual([0, 1]);
});

test('a gift bought without an address can be emailed later, and only to a valid address', async () => {
  const user = await newViewer();
  await give(user.as);
  const { id } = await newest(user.as);
  const address = someAddress();
  for (const [to, fault] of [
    [undefined, 'missing'],
    ['bora', 'malformed'],
  ] as const) {
    const { body } = await call('resendGift', { id, recipient_email: to }, { as: user.as });
    expect([body.reason, body.fields]).toEqual(['INPUT_INVALID', { recipient_email: fault }]);
  }
  expect((await call('resendGift', { id, recipient_email: address }, { as: user.as })).object).toMatchObject({
    state: 'sent',
    deliver_at: new Date(NOON).toISOString(),
  });
  expect(await mailTo(address)).toHaveLength(1);
});
