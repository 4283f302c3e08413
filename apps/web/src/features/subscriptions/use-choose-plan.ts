import type { Period } from '@madang/domain/subscriptions/plan.ts';
import { paths } from '#app/paths.ts';
import { COUPON_COOKIE, readCookie, writeCookie } from '#app/platform/cookies.ts';
import { writeCheckout } from '#app/platform/saved-checkout.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Offer } from './plan-view.ts';
import { checkoutOf } from './plan-way.ts';

/** Goes to the checkout with a plan, and with the coupon of the address or of ten minutes ago (CP-06, CP-09). */
export const useChoosePlan = (code: string | null) => {
  const { language } = useWords();
  return (offer: Offer, period: Period): void => {
    const coupon = code ?? readCookie(COUPON_COOKIE.name);
    if (coupon !== null) writeCookie(COUPON_COOKIE, coupon);
    writeCheckout(checkoutOf(offer, period, coupon));
    // A page of its own: only the policy of the checkout lets the card fields in.
    visit(paths.checkout(language));
  };
};
