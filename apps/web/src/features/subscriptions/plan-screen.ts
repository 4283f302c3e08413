import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { mayAddTax, pricesIncludeTax } from '@madang/domain/billing/tax.ts';
import { promotionIn } from '@madang/domain/coupons/qr-promotion.ts';
import type { Period, Plan } from '@madang/domain/subscriptions/plan.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { PROMOTION_COOKIE } from '#app/platform/cookies.ts';
import { loadMenu } from '#app/shell/menu-of.ts';
import type { Visitor } from '../../../render';
import { choiceIn, type PlanView, presentPlans } from './plan-view.ts';
import type { PlanStanding } from './plan-way.ts';

/** Everything the plan screen shows to this visitor. */
export interface PlanScreenView {
  readonly plans: readonly PlanView[];
  readonly standing: PlanStanding;
  readonly chosen: { readonly plan: Plan | null; readonly period: Period };
  /** The coupon of the address (CP-06), or of a promotion that was scanned (SE-24), if any. */
  readonly code: string | null;
  /** ISO 3166: where the prices are for. */
  readonly country: string;
  /** Whether the price holds its tax, or tax may come on top of it (SU-83). */
  readonly tax: 'included' | 'added' | null;
}

const taxIn = (country: string, at: number): PlanScreenView['tax'] => {
  if (pricesIncludeTax(country)) return 'included';
  return mayAddTax(country, at) ? 'added' : null;
};

/** What a purchase would be refused for, and whether it would begin with a trial: the server's own rule is asked (SU-07, SU-09). */
const asBuyer = async ({ api }: Visitor, plans: readonly PlanView[]): Promise<Pick<PlanStanding, 'blockedBy' | 'firstTime'>> => {
  const sku = plans[0]?.offers.monthly.sku;
  if (sku === undefined) return { blockedBy: null, firstTime: false };
  return api
    .previewPurchase({ sku })
    .then(({ discount }) => ({ blockedBy: null, firstTime: discount === 'trial' }))
    .catch(onCallFailed(({ reason }) => ({ blockedBy: reason ?? 'OUTAGE', firstTime: false })));
};

const standingOf = async (visitor: Visitor, plans: readonly PlanView[]): Promise<PlanStanding> => {
  const { api, session } = visitor;
  const { sms_info: sales } = await loadMenu(visitor);
  const closed = sales.sgw_v3_status === 'inactive' ? ('SUBSCRIPTIONS_CLOSED' as const) : null;
  const base = {
    signedIn: session !== null,
    owned: null,
    blockedBy: closed,
    firstTime: true,
  };
  if (session === null) return base;
  // Whom a partner pays for has nothing to ask of us (SU-60).
  if (isPartnerBilled(session.user_type)) return { ...base, blockedBy: 'BILLED_BY_PARTNER', firstTime: false };
  const own = await api.getActiveSubscription();
  if (own === null) return { ...base, ...(closed === null && (await asBuyer(visitor, plans))) };
  const { plan, period, change_blocked_by: blockedBy } = own;
  return { ...base, owned: { plan, period }, blockedBy: closed ?? blockedBy, firstTime: false };
};

/** The plans of the visitor's country, and what they may do about them. */
export const loadPlanScreen = async (visitor: Visitor, url: URL): Promise<PlanScreenView> => {
  const { api, session, now, kept, codes } = visitor;
  const country = session?.country ?? visitor.country;
  const plans = presentPlans((await api.listProducts()).objects);
  const query = url.searchParams;
  const scanned = promotionIn(kept(PROMOTION_COOKIE.name), now.getTime());
  const standing = await standingOf(visitor, plans);
  const { plan, period } = choiceIn(query);
  return {
    plans,
    standing,
    // A subscriber sees their own plan marked first, however it is paid.
    chosen: { plan, period: period ?? standing.owned?.period ?? 'monthly' },
    code: (codes && (query.get('code')?.trim() || scanned?.code)) || null,
    country,
    tax: taxIn(country, now.getTime()),
  };
};
