import type { GiftOffer } from '@madang/contract/gifts/gifts.contract.ts';
import { mayAddTax, pricesIncludeTax } from '@madang/domain/billing/tax.ts';
import { data } from 'react-router';
import { checkoutOf, type CheckoutView } from '../billing/index.ts';
import type { Visitor } from '../../../render';

/** What the screen where gifts are bought knows before anything is typed. */
export interface GiftPageView {
  readonly offers: readonly GiftOffer[];
  /** Whether the price holds its tax, or tax may come on top of it. */
  readonly tax: 'included' | 'added' | null;
  /** The sender's name from the account. Empty for a signed-out visitor. */
  readonly sender: string;
  /** Payment details. Null for a signed-out visitor. */
  readonly checkout: CheckoutView | null;
}

const taxIn = (country: string, at: number): GiftPageView['tax'] => {
  if (pricesIncludeTax(country)) return 'included';
  return mayAddTax(country, at) ? 'added' : null;
};

/** Loader data of the gift page. 404 when no gifts are sold. */
export const loadGiftPage = async (visitor: Visitor): Promise<GiftPageView> => {
  const { api, session, now } = visitor;
  if (!visitor.gifts) throw data(null, { status: 404 });
  const [{ objects: offers }, checkout] = await Promise.all([
    api.listGiftOffers(),
    session === null ? null : checkoutOf(visitor),
  ]);
  const tax = taxIn(session?.country ?? visitor.country, now.getTime());
  return { offers, tax, sender: session?.name ?? '', checkout };
};
