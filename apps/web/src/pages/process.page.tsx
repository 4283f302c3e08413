import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { returnNamed } from '@madang/domain/billing/checkout-return.ts';
import { redirect } from 'react-router';
import { CheckoutOutcome, loadCheckoutReturn } from '#app/features/billing/index.ts';
import { GiftReturn, readGiftReturn } from '#app/features/gifts/index.ts';
import {
  afterProcess,
  BeginAtProvider,
  beginProcess,
  LeaveNow,
  OutsideNotice,
  PendingIdentity,
} from '#app/features/identities/index.ts';
import { changeReturnOf } from '#app/features/subscriptions/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { shownLanguage } from '#app/shell/language.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/process.page';

/** Return addresses for payments, providers and partners (RT-37, RT-38). Most requests redirect without rendering. */
export const loader = ({ request, url, params, context }: Route.LoaderArgs) => {
  const visitor = context.get(visitorContext);
  const outcome = params.detail === undefined ? returnNamed(params.type) : null;
  const gift = params.detail === undefined ? readGiftReturn(visitor, params.type) : null;
  if (gift) return gift;
  const change = params.detail === undefined ? changeReturnOf(params.type, shownLanguage({ request, url }, visitor)) : null;
  if (change) throw redirect(change, 303);
  return outcome ? loadCheckoutReturn(visitor, outcome) : beginProcess(visitor, { request, url }, params);
};

export const action = ({ request, url, params, context }: Route.ActionArgs) =>
  afterProcess(context.get(visitorContext), { request, url }, params);

/** The page is about one viewer and one moment, so no cache may store it. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const words = wordsIn(matches, identityWords, checkoutWords);
  const isCheckout = returnNamed(params['type'] ?? '') !== null || params['type'] === 'gift';
  return pageMeta(matches, { title: isCheckout ? words?.checkout.title.pay : words?.identities.failed.title });
};

/** No header or footer: a viewer here is between two places. */
export default function ProcessPage({ loaderData, actionData }: Route.ComponentProps) {
  const posted = actionData !== undefined && 'view' in actionData ? actionData : null;
  const rejection = actionData !== undefined && 'faults' in actionData ? actionData : null;
  const view = posted ?? loaderData;
  return (
    <main>
      {view.view === 'checkout' ? (
        <CheckoutOutcome view={view} />
      ) : view.view === 'gift' ? (
        <GiftReturn view={view} />
      ) : view.view === 'pending' ? (
        <PendingIdentity pending={view.pending} rejection={rejection} />
      ) : view.view === 'begin' ? (
        <BeginAtProvider view={view} />
      ) : view.view === 'leave' ? (
        <LeaveNow view={view} />
      ) : (
        <OutsideNotice view={view} />
      )}
    </main>
  );
}
