import type { Repositories } from '@madang/database/repositories.ts';
import { type Gift, giftState } from '@madang/domain/gifts/gift.ts';
import { giftDeliveryEmail, giftBoughtEmail, giftUndeliveredEmail } from '@madang/domain/gifts/gift-emails.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { passSku } from '@madang/domain/subscriptions/plan.ts';
import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';

/** Enqueues the email to a gift's recipient in the open transaction. `cause` is the dedupe key: a resend has its own. */
export const mailGift = async (
  repositories: Pick<Repositories, 'accounts' | 'mailOutbox'>,
  gift: Gift,
  { cause, at }: { readonly cause: string; readonly at: number },
): Promise<void> => {
  if (gift.recipientEmail === null) return;
  const to = { address: gift.recipientEmail, name: gift.recipientName };
  await enqueueBillingEmail(repositories, gift.accountId, giftDeliveryEmail(gift, cause), at, to);
};

/** Enqueues the first email of a gift. The caller holds its row lock, so it is sent once. */
export const deliver = async (
  repositories: Pick<Repositories, 'accounts' | 'gifts' | 'mailOutbox'>,
  gift: Gift,
  at: number,
): Promise<void> => {
  await mailGift(repositories, gift, { cause: gift.id, at });
  await repositories.gifts.markDelivered(gift.id, at);
};

/**
 * Runs the effects of a paid gift in the open transaction: makes its code redeemable, emails the buyer, and emails the
 * recipient if delivery is due. `askedAt` (ms) is server time.
 */
export const settleGift = async (
  repositories: Pick<Repositories, 'accounts' | 'codes' | 'gifts' | 'mailOutbox'>,
  giftId: string,
  invoice: Pick<Invoice, 'accountId' | 'total' | 'currency'>,
  askedAt: number,
): Promise<void> => {
  const gift = await repositories.gifts.get(giftId);
  const { plan, days, recipientEmail, deliverAt, codeHash: hash } = gift;
  await repositories.codes.add({ hash, pass: { sku: passSku(plan), plan, days, isGift: true } });
  await enqueueBillingEmail(repositories, invoice.accountId, giftBoughtEmail(gift, invoice, askedAt), askedAt);
  if (recipientEmail !== null && deliverAt <= askedAt) await deliver(repositories, gift, askedAt);
};

/** Handles an undeliverable gift email: tells its buyer by email, in the open transaction, unless the gift is used. */
export const noteUndelivered = async (
  repositories: Pick<Repositories, 'accounts' | 'gifts' | 'mailOutbox'>,
  mail: WaitingMail,
  at: number,
): Promise<void> => {
  if (mail.kind !== 'gift_received') return;
  const gift = await repositories.gifts.markUndelivered(mail.details.gift, mail, at);
  if (gift === null || giftState(gift) !== 'undelivered') return;
  await enqueueBillingEmail(repositories, gift.accountId, giftUndeliveredEmail(gift, mail.id), at);
};
