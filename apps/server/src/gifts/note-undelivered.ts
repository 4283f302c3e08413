import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { giftState } from '@madang/domain/gifts/gift.ts';
import { giftUndeliveredEmail } from '@madang/domain/gifts/gift-emails.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';

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
