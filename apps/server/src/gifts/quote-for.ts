import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { type GiftQuote, type Present, quoteGift } from '@madang/domain/gifts/gift.ts';
import { productsFor } from '@madang/domain/subscriptions/product.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

/** Price of a gift for this buyer at an instant (ms), taxed like the buyer's own plan. Null where it is not sold. */
export const quoteFor = async (
  { billing }: Needs<'billing'>,
  { instruments }: Pick<Repositories, 'instruments'>,
  { accountId, accountCountry: country }: Pick<AccountHolder, 'accountId' | 'accountCountry'>,
  present: Present,
  at: number,
): Promise<GiftQuote | null> => {
  const address = await instruments.findAddress(accountId);
  return quoteGift(productsFor(country), present, billing.tax({ country, address, at }));
};
