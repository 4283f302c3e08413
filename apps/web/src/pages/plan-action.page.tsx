import { couponsWords } from '@madang/i18n/parts/coupons.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { CouponScreen, onlyWithCodes } from '#app/features/coupons/index.ts';
import { PlanFailed, PlanScreen, loadPlanScreen } from '#app/features/subscriptions/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/plan-action.page';

/** The plans, or what the page for coupons has to know (CP-05). */
export const loader = async ({ url, params, context }: Route.LoaderArgs) => {
  const visitor = context.get(visitorContext);
  if (params.action === 'coupon') return { codes: await onlyWithCodes(visitor), plans: null };
  return { codes: null, plans: await loadPlanScreen(visitor, url) };
};

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const words = wordsIn(matches, subscriptionsWords, couponsWords);
  const plans = words?.subscriptions.title.replace('\n', ' ');
  return pageMeta(matches, { title: params.action === 'coupon' ? words?.coupons.coupon.title : plans });
};

/** The plan screen as payments and campaigns lead to it (RT-28), and where coupons are redeemed. */
export default function PlanActionPage({ loaderData }: Route.ComponentProps) {
  return loaderData.plans ? <PlanScreen view={loaderData.plans} /> : <CouponScreen closed={loaderData.codes.closed} />;
}

export function ErrorBoundary() {
  return <PlanFailed />;
}
