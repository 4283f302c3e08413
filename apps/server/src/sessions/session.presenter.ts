import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { Subscription } from '@madang/database/subscriptions/subscriptions.repository.ts';
import { presentProfile } from '../profiles/profile.presenter.ts';

/** The one live channel there is. */
const CHANNEL = '1';

/** The session user of the specification, section 3. `refreshToken` is null where it travels in a cookie. */
export const presentSessionUser = (
  account: Account,
  profile: Profile,
  subscription: Subscription | null,
  { accessToken, refreshToken }: { readonly accessToken: string; readonly refreshToken: string | null },
): SessionUser => ({
  id: account.id,
  access_token: accessToken,
  refresh_token: refreshToken,
  name: `${account.firstName} ${account.lastName}`,
  username: account.email,
  gender: account.gender,
  date_of_birth: account.birthday,
  is_entitle: subscription !== null,
  email_verified: account.emailVerified,
  email_verification_required: false,
  user_type: account.userType,
  country: account.country,
  channel_id: CHANNEL,
  product_id: subscription?.sku ?? null,
  period: subscription?.period ?? null,
  entitlement: subscription?.plan ?? null,
  profile: presentProfile(profile),
});
