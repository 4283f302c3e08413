import type { Needs } from '../use-case/needs.ts';
import { giftOffers } from '@madang/domain/gifts/gift.ts';
import { productsFor } from '@madang/domain/subscriptions/product.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Gift offers in local currency: by the account's country wherever it travels, or by the visitor's location. */
export const listGiftOffers: UseCase<'listGiftOffers', Needs<'settings'>> =
  ({ settings }) =>
  async (viewer) => {
    if (!settings.giftsOffered) return refuse('GIFTS_NOT_OFFERED');
    const objects = giftOffers(productsFor(viewer.signedIn ? viewer.accountCountry : viewer.country));
    return answer({ objects, total_count: objects.length });
  };
