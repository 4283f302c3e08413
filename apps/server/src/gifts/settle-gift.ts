import type { Repositories } from '@madang/database/repositories.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { newsOfBought } from '@madang/domain/gifts/gift-news.ts';
import { askForNews } from '../billing/ask-for-news.ts';
import { deliver } from './mail-gift.ts';

/**
 * A gift is paid, in the transaction that is open: its code is good from now on, its buyer is told, and it goes on its way where its day has
 * come. `askedAt` (ms) is told by the server's own clock.
 */
export const settleGift = async (
  repositories: Repositories,
  giftId: string,
  invoice: Pick<Invoice, 'accountId' | 'total' | 'currency'>,
  askedAt: number,
): Promise<void> => {
  const gift = await repositories.gifts.get(giftId);
  const { plan, days, recipientEmail, deliverAt, codeHash: hash } = gift;
  const sku = `PASS_${plan.toUpperCase()}_MONTHLY`;
  await repositories.codes.add({ hash, pass: { sku, plan, days, isGift: true } });
  await askForNews(repositories, invoice.accountId, newsOfBought(gift, invoice, askedAt), askedAt);
  if (recipientEmail !== null && deliverAt <= askedAt) await deliver(repositories, gift, askedAt);
};
