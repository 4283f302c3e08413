import type { Needs } from '../use-case/needs.ts';
import { faultOfCode, normalCode } from '@madang/domain/coupons/code.ts';
import { decidePass } from '@madang/domain/coupons/coupon.ts';
import { redemptionEmail } from '@madang/domain/billing/billing-emails.ts';
import { currencyOf } from '@madang/domain/subscriptions/product.ts';
import { beginWindow } from '@madang/domain/subscriptions/subscription.ts';
import { billingTime } from '../billing/account-clock.ts';
import { enqueueBillingEmail } from '../billing/enqueue-billing-email.ts';
import { toIsoInstant } from '../billing/billing.presenter.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

const DAY_MS = 86_400_000;

/** Redeems a premium pass (CP-20 to CP-26) or a gift. Spending the code and beginning the plan are one transaction. */
export const redeemPremiumPass: UseCase<
  'redeemPremiumPass',
  Needs<
    'billing' | 'inTransaction' | 'newId' | 'now' | 'repositories' | 'settings',
    'accounts' | 'codes' | 'instruments' | 'invoices' | 'mailOutbox' | 'subscriptions'
  >
> =
  (deps) =>
  async ({ accountId, accountCountry: country, partnerBilled }, { pass_code: typed }) => {
    const { billing, settings } = deps;
    if (!settings.subscriptionsOpen) return refuse('SUBSCRIPTIONS_CLOSED');
    if (faultOfCode(typed) === 'wrong_length') return refuse('COUPON_LENGTH_WRONG');
    const code = normalCode(typed);
    const hash = billing.hashCode(code);
    const now = await billingTime(deps, accountId);
    return deps.inTransaction(async (repositories) => {
      const { subscriptions, codes, invoices } = repositories;
      const subscription = await subscriptions.findLocked(accountId);
      const pass = await codes.findPass(hash);
      const hasReserved = (await subscriptions.findReserved(accountId)) !== null || (await invoices.findOpen(accountId)) !== null;
      const redeemedBefore = await codes.hasRedeemedPass(accountId);
      const decided = decidePass({ pass, subscription, hasReserved, redeemedBefore, partnerBilled });
      if (!decided.ok) return decided;
      if (!pass) return refuse('COUPON_INVALID');
      const spent = pass.isGift ? codes.spendGift(hash, accountId, now) : codes.spendPass(hash, accountId, now);
      if (!(await spent)) return refuse('COUPON_INVALID');
      const { sku, plan, days } = pass;
      const beginsAt = subscription ? subscription.periodEnd : now;
      const until = beginsAt + days * DAY_MS;
      if (subscription) {
        await subscriptions.reserve(accountId, { kind: 'pass', sku, plan, days, effectiveAt: beginsAt }, now);
        // A subscription renewed elsewhere, such as by an app store, has no due time here, so the pass sets one.
        await subscriptions.save({ ...subscription, code, nextAt: subscription.nextAt ?? beginsAt });
      } else
        await subscriptions.save(
          beginWindow({ id: deps.newId(), accountId, sku, plan, country, currency: currencyOf(country), code, now, until }),
        );
      const state = subscription ? ('reserved' as const) : ('begun' as const);
      const window = { plan, period: 'monthly', currency: currencyOf(country), periodStart: beginsAt, periodEnd: until } as const;
      // Dedupe key of the email: one per account for its only pass, one per code for gifts.
      const cause = pass.isGift ? `${accountId} ${hash.toString('base64url')}` : accountId;
      await enqueueBillingEmail(repositories, accountId, redemptionEmail(cause, { ...window, state }), deps.now());
      return answer({ code, message: 'OK', state, plan, begins_at: toIsoInstant(beginsAt), expires_at: toIsoInstant(until) });
    });
  };
