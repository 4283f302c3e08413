import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { AccountFailed, AccountFrame, AccountOverview, DataExport } from '#app/features/accounts/index.ts';
import { IdentityList } from '#app/features/identities/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/account-profile.page';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(visitorContext);
  const [account, identities, providers] = await Promise.all([api.getAccount(), api.listIdentities(), api.listSocialProviders()]);
  return { account, identities: identities.objects, providers: providers.objects };
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, accountsWords)?.accounts.tabs.label });

/** What the account says of its owner (RT-30). */
export default function AccountProfilePage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame tab="profile">
      <AccountOverview account={loaderData.account} />
      <IdentityList
        identities={loaderData.identities}
        hasPassword={loaderData.account.has_password}
        providers={loaderData.providers}
      />
      <DataExport account={loaderData.account} />
    </AccountFrame>
  );
}

export function ErrorBoundary() {
  return <AccountFailed />;
}
