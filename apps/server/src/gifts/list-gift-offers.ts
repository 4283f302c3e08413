import { giftOffers } from '@madang/domain/gifts/gift.ts';
import { productsFor } from '@madang/domain/subscriptions/product.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';

/** What may be given away, in the currency of the country: an account's own wherever it travels, else where the call comes from. */
export const listGiftOffers: UseCase<'listGiftOffers'> =
  ({ settings }) =>
  async (viewer) => {
    if (!settings.giftsOffered) return refuse('GIFTS_NOT_OFFERED');
    const objects = giftOffers(productsFor(viewer.signedIn ? viewer.accountCountry : viewer.country));
    return answer({ objects, total_count: objects.length });
  };
