import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { giftState } from '@madang/domain/gifts/gift.ts';
import { newsOfUndelivered } from '@madang/domain/gifts/gift-news.ts';
import { askForNews } from '../billing/ask-for-news.ts';

/** A mail was given up, in the transaction that is open: of a gift that waits for nobody else, its buyer is told. `at` in milliseconds since 1970. */
export const noteUndelivered = async (repositories: Repositories, mail: WaitingMail, at: number): Promise<void> => {
  if (mail.kind !== 'gift_received') return;
  const gift = await repositories.gifts.markUndelivered(mail.details.gift, mail, at);
  if (gift === null || giftState(gift) !== 'undelivered') return;
  await askForNews(repositories, gift.accountId, newsOfUndelivered(gift, mail.id), at);
};
