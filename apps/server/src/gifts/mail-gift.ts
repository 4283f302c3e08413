import type { Repositories } from '@madang/database/repositories.ts';
import type { Gift } from '@madang/domain/gifts/gift.ts';
import { newsOfDelivery } from '@madang/domain/gifts/gift-news.ts';
import { askForNews } from '../billing/ask-for-news.ts';

/** Asks for the mail to whoever a gift is for, in the transaction that is open. `cause` names the delivery: for one that is repeated, another. */
export const mailGift = async (
  repositories: Pick<Repositories, 'accounts' | 'mailOutbox'>,
  gift: Gift,
  { cause, at }: { readonly cause: string; readonly at: number },
): Promise<void> => {
  if (gift.recipientEmail === null) return;
  const to = { address: gift.recipientEmail, name: gift.recipientName };
  await askForNews(repositories, gift.accountId, newsOfDelivery(gift, cause), at, to);
};

/** Mails it for the first time; whoever holds its row does so once. */
export const deliver = async (repositories: Repositories, gift: Gift, at: number): Promise<void> => {
  await mailGift(repositories, gift, { cause: gift.id, at });
  await repositories.gifts.markDelivered(gift.id, at);
};
