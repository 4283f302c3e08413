import { writtenAddress } from '@madang/domain/billing/written-address.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { formatPayer } from '@madang/i18n/receipt.ts';
import { data } from 'react-router';
import { findPaid, Receipt } from '#app/features/billing/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/receipt.page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, session } = context.get(visitorContext);
  const [transaction, address] = await Promise.all([findPaid(api, params.id), api.getBillingAddress()]);
  if (!transaction) throw data(null, { status: 404 });
  const written = address && writtenAddress(address.country, address.fields);
  return { transaction, payer: formatPayer(written, session?.name ?? '', BCP47[params.lang as Language]) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, paymentWords)?.payment.receipt.title });

/** A payment on paper. */
export default function AccountReceiptPage({ loaderData }: Route.ComponentProps) {
  return <Receipt {...loaderData} />;
}
