import type { Period } from '@madang/domain/subscriptions/plan.ts';
import { paths } from '#app/paths.ts';
import { COUPON_COOKIE, readCookie, writeCookie } from '#app/platform/cookies.ts';
import { salesNow } from '#app/platform/sales.ts';
import { writeCheckout } from '#app/platform/saved-checkout.ts';
import { useCall } from '#app/platform/use-call.ts';
import { visit } from '#app/platform/window.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ShownOffer } from './plan-view.ts';
import { toPlanCheckout } from './plan-way.ts';

/** Goes to the checkout with a plan, and with the coupon of the address or of ten minutes ago (CP-06, CP-09). */
export const useChoosePlan = (code: string | null) => {
  const { language } = useWords();
  const apologize = useApology();
  const { busy, run } = useCall();

  /** Resolves to whether it goes there. */
  const choose = async (offer: ShownOffer, period: Period): Promise<boolean> => {
    const sales = await salesNow();
    if (sales !== 'active') {
      if (sales === 'inactive') showAlert({ event: 'SUBSCRIPTIONS_CLOSED' });
      else apologize();
      return false;
    }
    const coupon = code ?? readCookie(COUPON_COOKIE.name);
    if (coupon !== null) writeCookie(COUPON_COOKIE, coupon);
    writeCheckout(toPlanCheckout(offer, period, coupon));
    // A page of its own: only the policy of the checkout lets the card fields in.
    visit(paths.checkout(language));
    return true;
  };
  return {
    busy,
    choose: (offer: ShownOffer, period: Period): void => void run(() => choose(offer, period), { staysBusy: (left) => left }),
  };
};
