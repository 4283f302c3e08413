import type { Needs } from '../use-case/needs.ts';
import { decideGift } from '@madang/domain/gifts/gift.ts';
import { billingTime } from '../billing/account-clock.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { quoteFor } from './quote-for.ts';

/** Price quote of a gift now, computed by the function that the charge uses (BI-108). */
export const previewGift: UseCase<'previewGift', Needs<'billing' | 'now' | 'repositories' | 'settings', 'instruments'>> =
  (deps) => async (viewer, present) => {
    const allowed = decideGift(deps.settings);
    if (!allowed.ok) return allowed;
    const quote = await quoteFor(deps, deps.repositories, viewer, present, await billingTime(deps, viewer.accountId));
    if (!quote) return refuse('PRODUCT_NOT_FOUND');
    const { plan, months, days, currency, retail, tax, taxIncluded, total } = quote;
    return answer({
      plan,
      months,
      days,
      currency,
      retail_price: retail,
      discount: null,
      discount_amount: 0,
      tax,
      tax_included: taxIncluded,
      credit: 0,
      total,
      billing_date: null,
      next_price: null,
    });
  };
