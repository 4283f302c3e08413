import type { Repositories } from '@madang/database/repositories.ts';
import type { Gift } from '@madang/domain/gifts/gift.ts';
import { giftDeliveryEmail } from '@madang/domain/gifts/gift-emails.ts';
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
