import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { ResetPassword, resetPassword } from '#app/features/accounts/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/reset-password.page';

const tokenIn = (url: URL): string => url.searchParams.get('token') ?? '';

export const loader = ({ url }: Route.LoaderArgs) => ({ token: tokenIn(url) });

/** The form as browsers without scripts post it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  return { rejection: await resetPassword(context.get(visitorContext).api, await request.formData(), tokenIn(url)) };
}

/** The address carries a token: no cache may store the page. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, accountsWords)?.accounts.reset.title });

/** Chooses a new password by the link of a mail (RT-35). */
export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPassword token={loaderData.token} posted={actionData?.rejection} />;
}
