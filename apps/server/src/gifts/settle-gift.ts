import type { Repositories } from '@madang/database/repositories.ts';
import type { Invoice } from '@madang/domain/billing/invoice.ts';
import { giftBoughtEmail } from '@madang/domain/gifts/gift-emails.ts';
import { passSku } from '@madang/domain/subscriptions/plan.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';
import { deliver } from './mail-gift.ts';

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
