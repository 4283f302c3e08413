import { toDay } from '@madang/domain/shared/calendar.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { AccountEdit, AccountFailed, AccountFrame } from '#app/features/accounts/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/account-edit.page';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, now } = context.get(visitorContext);
  return { account: await api.getAccount(), today: toDay(now.getTime()) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, accountsWords)?.accounts.tabs.edit });

/** Address, details and password (RT-31). */
export default function AccountEditPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame tab="edit">
      <AccountEdit account={loaderData.account} today={loaderData.today} />
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  return <AccountFailed />;
}
