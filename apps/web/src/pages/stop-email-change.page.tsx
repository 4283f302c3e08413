import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { StopEmailChange, stopEmailChange } from '#app/features/accounts/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/stop-email-change.page';

const tokenIn = (url: URL): string => url.searchParams.get('token') ?? '';

export const loader = ({ url }: Route.LoaderArgs) => ({ token: tokenIn(url) });

/** Handles the form as browsers without scripts post it. */
export async function action({ url, context }: Route.ActionArgs) {
  return { rejection: await stopEmailChange(context.get(visitorContext).api, tokenIn(url)) };
}

/** The URL carries a token, so no cache on the way may keep the page. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, accountsWords)?.accounts.stop.title });

/** Stops a change of the email address by the link mailed to the current one. Opening the page changes nothing: the button does. */
export default function StopEmailChangePage({ loaderData, actionData }: Route.ComponentProps) {
  return <StopEmailChange token={loaderData.token} posted={actionData?.rejection} />;
}
