import { couponsWords } from '@madang/i18n/parts/coupons.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { CouponScreen, onlyWithCodes } from '#app/features/coupons/index.ts';
import { PlanFailed, PlanScreen, planScreenOf } from '#app/features/subscriptions/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/plan-action.page';

/** Null where codes are redeemed, which needs nothing beforehand (CP-05). */
export const loader = ({ request, params, context }: Route.LoaderArgs) => {
  const visitor = context.get(visitorContext);
  return params.action === 'coupon' ? onlyWithCodes(visitor) : planScreenOf(visitor, request.url);
};

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const words = wordsIn(matches, subscriptionsWords, couponsWords);
  const plans = words?.subscriptions.title.replace('\n', ' ');
  return pageMeta(matches, { title: params.action === 'coupon' ? words?.coupons.coupon.title : plans });
};

/** The plan screen as payments and campaigns lead to it (RT-28), and where coupons are redeemed. */
export default function PlanActionPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PlanScreen view={loaderData} /> : <CouponScreen />;
}

export function ErrorBoundary() {
  return <PlanFailed />;
}
