import { NOON } from '@madang/database/database.fixture.ts';
import { shownCode } from '@madang/domain/coupons/code.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_KEY } from '../app.fixture.ts';
import { sendMail } from '../mail/send-mail.ts';
import { type Letter, MailRefused } from '../ports/mail.ts';
import { startGiftShop } from './gifts.fixture.ts';

const sent: Letter[] = [];
/** Addresses that reject mail, with the error of their server. */
const refusing = new Map<string, Error>();
const mailer = {
  send: async (letter: Letter) => {
    const refusal = refusing.get(letter.to);
    if (refusal) throw refusal;
    sent.push(letter);
  },
};
const shop = await startGiftShop({}, [], { mailer });
const { call, newViewer, give, newest, redeem, someAddress, deps, clock } = shop;
afterAll(shop.close);
beforeEach(() => {
  clock.now = NOON;
  refusing.clear();
});

const MINUTE_MS = 60_000;
const NO_SUCH_MAILBOX = new MailRefused('550 no such mailbox');
const mailTo = async (address: string, subject: RegExp) => {
  await deps.mail.settled();
  return sent.filter((letter) => letter.to === address && subject.test(letter.subject));
};
/** A buyer whose gift goes to an address that rejects mail. */
const givenToNobody = async (refusal: Error = NO_SUCH_MAILBOX) => {
  const user = await newViewer();
  const address = someAddress();
  refusing.set(address, refusal);
  await give(user.as, { recipient_email: address });
  await deps.mail.settled();
  const resend = async (to: string) =>
    call('resendGift', { id: (await newest(user.as))['id'], recipient_email: to }, { as: user.as });
  const mails = () => mailTo(user.username, /didn’t arrive/);
  return { ...user, address, resend, mails };
};

test('the buyer of an undeliverable gift gets one email, keeps the code, and can resend it to a valid address', async () => {
  const { as, address, resend, mails } = await givenToNobody();
  const gift = await newest(as);
  expect(gift).toMatchObject({ state: 'undelivered', recipient_email: address });
  const [firstMail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(firstMail?.subject).toBe('Your gift for Bora didn’t arrive');
  expect(firstMail?.text).toContain(address);
  expect(firstMail?.text).toContain('https://madang.example/en_us/gift/mine');
  // No code in this email: a glance at it must not be enough to redeem the gift.
  expect(firstMail?.text).not.toContain(shownCode(String(gift['code'])));
  const right = someAddress();
  expect((await resend(right)).object).toMatchObject({ state: 'sent', recipient_email: right, code: gift['code'] });
  expect(await mailTo(right, /sent you a Madang gift/)).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('a second undeliverable address causes a second email to the buyer', async () => {
  const { as, resend, mails } = await givenToNobody();
  const wrong = someAddress();
  refusing.set(wrong, NO_SUCH_MAILBOX);
  await resend(wrong);
  expect((await mails()).map(({ text }) => text.includes(wrong))).toEqual([false, true]);
  expect(await newest(as)).toMatchObject({ state: 'undelivered', recipient_email: wrong });
});

test('a temporary outage of the mail server is retried without an email to the buyer', async () => {
  const { as, address, mails } = await givenToNobody(new Error('connect ECONNREFUSED'));
  expect(await newest(as)).toMatchObject({ state: 'sent' });
  refusing.delete(address);
  clock.now += MINUTE_MS;
  await sendMail(deps);
  expect(await mailTo(address, /sent you a Madang gift/)).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

test('an earlier email that becomes undeliverable does not mark a later resend as undelivered', async () => {
  const { as, address, resend, mails } = await givenToNobody(new Error('connect ECONNREFUSED'));
  refusing.delete(address);
  clock.now += 1;
  expect((await resend(address)).status).toBe(200);
  expect(await mailTo(address, /sent you a Madang gift/)).toHaveLength(1);
  refusing.set(address, NO_SUCH_MAILBOX);
  clock.now += MINUTE_MS;
  await sendMail(deps);
  expect(await newest(as)).toMatchObject({ state: 'sent' });
  expect(await mails()).toEqual([]);
});

test('an undeliverable email changes nothing about a redeemed or refunded gift, and its buyer gets no email', async () => {
  const outage = new Error('connect ECONNREFUSED');
  const [redeemed, refunded] = [await givenToNobody(outage), await givenToNobody(outage)];
  await redeem((await newViewer()).as, (await newest(redeemed.as))['code']);
  const [payment] = await shop.transactions(refunded.as);
  await call('createRefund', { transaction_id: payment?.['id'] }, { as: `operator ${OPERATOR_KEY}` });
  for (const { address } of [redeemed, refunded]) refusing.set(address, NO_SUCH_MAILBOX);
  clock.now += MINUTE_MS;
  await sendMail(deps);
  expect(await newest(redeemed.as)).toMatchObject({ state: 'redeemed' });
  expect(await newest(refunded.as)).toMatchObject({ state: 'refunded' });
  expect([await redeemed.mails(), await refunded.mails()]).toEqual([[], []]);
});
