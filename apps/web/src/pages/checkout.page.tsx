import { HOLDS_CARD_FIELDS } from '@madang/contract/billing/card-fields.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { CheckoutFailed, checkoutOf, CheckoutScreen } from '#app/features/billing/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/checkout.page';

export const loader = ({ context }: Route.LoaderArgs) => checkoutOf(context.get(visitorContext));

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store', [HOLDS_CARD_FIELDS]: 'yes' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, checkoutWords)?.checkout.title.pay });

/** From a plan that was chosen to one that runs (RT-42). */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen view={loaderData} />;
}

export function ErrorBoundary() {
  return <CheckoutFailed />;
}
