import type { Needs } from '../use-case/needs.ts';
import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import { decideCoupon, planOfFreeMonths } from '@madang/domain/coupons/coupon.ts';
import { redemptionEmail } from '@madang/domain/billing/billing-emails.ts';
import { runningPromotion } from '@madang/domain/billing/price.ts';
import { periodsFrom } from '@madang/domain/billing/periods.ts';
import { passSku } from '@madang/domain/subscriptions/plan.ts';
import { currencyOf } from '@madang/domain/subscriptions/product.ts';
import { beginWindow } from '@madang/domain/subscriptions/subscription.ts';
import { billingTime } from '../billing/account-clock.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';
import { toIsoInstant } from '../billing/billing.presenter.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/**
 * Redeems a code outside the checkout (CP-05, CP-16). Free months begin at once and end without a charge. A discount is
 * only validated here: the checkout spends it.
 */
export const redeemCoupon: UseCase<
  'redeemCoupon',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'repositories' | 'settings',
    'accounts' | 'codes' | 'instruments' | 'invoices' | 'mailOutbox' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId, accountCountry: country, partnerBilled }, { code: typed }) => {
    const { billing, settings } = deps;
    if (!settings.subscriptionsOpen) return refuse('SUBSCRIPTIONS_CLOSED');
    if (faultOfCode(typed) === 'wrong_length') return refuse('COUPON_LENGTH_WRONG');
    const code = normalCode(typed);
    const hash = billing.hashCode(code);
    const now = await billingTime(deps, accountId);
    return deps.inTransaction(async (repositories) => {
      const { subscriptions, codes, invoices } = repositories;
      const subscription = await subscriptions.findLocked(accountId);
      const found = await codes.findCoupon(hash, accountId);
      const promotion = runningPromotion(settings.promotion, now);
      const decided = decideCoupon({ found, subscription, partnerBilled, promotion, product: null, now });
      if (!decided.ok) return decided;
      const campaign = decided.value;
      const { offer } = campaign;
      if (offer.kind === 'percent')
        return answer({ kind: 'discount' as const, code, percent: offer.percent, amount: null, currency: null });
      if (offer.kind === 'amount')
        return answer({ kind: 'discount' as const, code, percent: null, amount: offer.amount, currency: offer.currency });
      if ((await invoices.findOpen(accountId)) || !(await codes.spend(hash, campaign, accountId, now)))
        return refuse('COUPON_INVALID');
      const plan = planOfFreeMonths(campaign);
      const window = beginWindow({
        id: deps.newId(),
        accountId,
        sku: passSku(plan),
        plan,
        country,
        currency: currencyOf(country),
        code,
        now,
        until: periodsFrom(now, 'monthly', offer.months),
      });
      await subscriptions.save(window);
      await enqueueBillingEmail(repositories, accountId, redemptionEmail(window.id, { ...window, state: 'begun' }), deps.now());
      return answer({ kind: 'redeemed' as const, plan, expires_at: toIsoInstant(window.until) });
    });
  };
