import { deviceWords } from '@madang/i18n/parts/devices.ts';
import { AccountFrame } from '#app/features/accounts/index.ts';
import { ListFailed } from '#app/features/catalog/index.ts';
import { DeviceList } from '#app/features/sessions/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/account-devices.page';

export async function loader({ context }: Route.LoaderArgs) {
  const { objects } = await context.get(visitorContext).api.listSessions();
  return { devices: objects };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, deviceWords)?.devices.title });

/** Where the account is signed in (TV-16). */
export default function AccountDevicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame tab="devices">
      <DeviceList devices={loaderData.devices} />
    </AccountFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
