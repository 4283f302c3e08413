import { HOLDS_CARD_FIELDS } from '@madang/contract/billing/card-fields.ts';
import { FIRST_COUNTRIES } from '@madang/domain/billing/countries.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { redirect } from 'react-router';
import { AccountFailed } from '#app/features/accounts/index.ts';
import { BillingInfo, countryOptions } from '#app/features/billing/index.ts';
import { paths } from '#app/paths.ts';
import { load } from '#app/platform/loaded.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import type { Route } from './+types/billing-info.page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, session, now, payUrl } = context.get(visitorContext);
  const language = params.lang as Language;
  // Partner-billed accounts have no payment data, which the tab explains.
  if (session !== null && isPartnerBilled(session.user_type)) throw redirect(paths.accountPayment(language));
  const [account, cards, address] = await Promise.all([
    api.getAccount(),
    load(api.listBillingInfo().then(({ objects }) => objects)),
    load(api.getBillingAddress()),
  ]);
  const { first_name: firstName, last_name: lastName, country } = account;
  // Browsers call some countries otherwise than the server does, and the page is written with its names.
  const countries = countryOptions(BCP47[language], FIRST_COUNTRIES);
  return { cards, address, holder: { firstName, lastName, country }, countries, now: now.getTime(), payUrl };
}

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store', [HOLDS_CARD_FIELDS]: 'yes' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, paymentWords)?.payment.info.title });

/** The card that is charged, and the address on invoices (RT-43). */
export default function BillingInfoPage({ loaderData }: Route.ComponentProps) {
  return <BillingInfo {...loaderData} />;
}

export function ErrorBoundary() {
  return <AccountFailed />;
}
