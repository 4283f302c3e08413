import { HOLDS_CARD_FIELDS } from '@madang/contract/billing/card-fields.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { AccountFailed, AccountFrame } from '#app/features/accounts/index.ts';
import { CardList, readTransactions, TransactionList } from '#app/features/billing/index.ts';
import { GiftLink, readGifts } from '#app/features/gifts/index.ts';
import { OwnSubscription, PartnerSubscription, readOwn } from '#app/features/subscriptions/index.ts';
import { load } from '#app/platform/loaded.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { useFreshOnReturn } from '#app/platform/use-fresh-on-return.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Visitor } from '../../render';
import type { Route } from './+types/account-payment.page';

/** Each part may fail alone. Partner-billed accounts have no subscription to load (SU-60). */
const tabOf = async ({ api, session, country: here }: Visitor) => {
  if (session !== null && isPartnerBilled(session.user_type)) return null;
  const [own, cards, transactions, address] = await Promise.all([
    readOwn(api),
    load(api.listBillingInfo().then(({ objects }) => objects)),
    load(readTransactions(api)),
    load(api.getBillingAddress()),
  ]);
  // Postal codes of new cards are checked by the rule of this country, as in the checkout.
  const kept = address.state === 'loaded' ? address.value?.country : undefined;
  return { own, cards, transactions, country: kept ?? session?.country ?? here };
};

/**
 * Whether gifts are sold and whether the account bought some. A failed call hides the link and must not fail the page.
 */
const giftsOf = async ({ api, gifts: isOffered }: Visitor) => {
  const given = await load(readGifts(api));
  return { isOffered, hasGifts: given.state === 'loaded' && given.value.total > 0 };
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const query = url.searchParams;
  /** The plan to change to (PlanButton). */
  const wanted = query.get('plan');
  /** A bank has asked about a change of plan (`/process/change`). */
  const isBack = query.has('asked');
  const [tab, gifts] = await Promise.all([tabOf(visitor), giftsOf(visitor)]);
  return { tab, gifts, wanted, isBack, now: visitor.now.getTime(), payUrl: visitor.payUrl };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store', [HOLDS_CARD_FIELDS]: 'yes' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, paymentWords)?.payment.title });

/** The account's subscription, payment methods and transactions (RT-32). */
export default function AccountPaymentPage({ loaderData: { tab, gifts, wanted, isBack, now, payUrl } }: Route.ComponentProps) {
  useFreshOnReturn();
  if (!tab)
    return (
      <AccountFrame tab="payment">
        <PartnerSubscription />
        <GiftLink {...gifts} />
      </AccountFrame>
    );
  const { own, cards, transactions, country } = tab;
  return (
    <AccountFrame tab="payment">
      <OwnSubscription parts={own} wanted={wanted} isBack={isBack} payUrl={payUrl} />
      <CardList cards={cards} now={now} payUrl={payUrl} country={country} />
      <GiftLink {...gifts} />
      <TransactionList transactions={transactions} />
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  return <AccountFailed />;
}
