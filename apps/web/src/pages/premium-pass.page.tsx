import { couponsWords } from '@madang/i18n/parts/coupons.ts';
import { onlyWithCodes, PassScreen } from '#app/features/coupons/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/premium-pass.page';

export const loader = ({ context }: Route.LoaderArgs) => onlyWithCodes(context.get(visitorContext));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, couponsWords)?.coupons.pass.title });

/** Where the code of a premium pass is redeemed, without header and footer (RT-39, RT-96). */
export default function PremiumPassPage({ loaderData }: Route.ComponentProps) {
  return <PassScreen closed={loaderData.closed} />;
}
