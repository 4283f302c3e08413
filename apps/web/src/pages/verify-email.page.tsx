import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { VerifyEmail } from '#app/features/accounts/index.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/verify-email.page';

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' });

/** The address carries a token: no cache may store the page. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, accountsWords)?.accounts.confirm.title });

/** Where the link in a mail leads that proves an address. */
export default function VerifyEmailPage({ loaderData }: Route.ComponentProps) {
  return <VerifyEmail token={loaderData.token} />;
}
