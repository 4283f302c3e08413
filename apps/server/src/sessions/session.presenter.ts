import type { SessionUser, SignedInDevice } from '@madang/contract/sessions/sessions.contract.ts';
import type { RunningSession } from '@madang/database/sessions/sessions.repository.ts';
import { type Account, isChangingEmail } from '@madang/domain/accounts/account.ts';
import type { SignInType } from '@madang/domain/identities/social-sign-in.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { presentProfile } from '../profiles/profile.presenter.ts';

/** The one live channel there is. */
const CHANNEL = '1';

/** The session user of the specification, section 3. `refreshToken` is null where it travels in a cookie; `at` is now (ms). */
export const presentSessionUser = (
  account: Account,
  profile: Profile | null,
  subscription: Subscription | null,
  {
    accessToken,
    refreshToken,
    at,
    signInType,
  }: {
    readonly accessToken: string;
    readonly refreshToken: string | null;
    readonly at: number;
    readonly signInType: SignInType;
  },
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
  email_verification_required: isChangingEmail(account, at),
  user_type: account.userType,
  signin_type: signInType,
  country: account.country,
  channel_id: CHANNEL,
  product_id: subscription?.sku ?? null,
  period: subscription?.period ?? null,
  payment_gateway: subscription?.gateway ?? null,
  entitlement: subscription?.plan ?? null,
  profile: profile && presentProfile(profile),
});

export const presentDevice = (session: RunningSession, ownId: string): SignedInDevice => ({
  id: session.id,
  is_this_device: session.id === ownId,
  kind: session.kind,
  name: session.name,
  country: session.country,
  signed_in_at: new Date(session.signedInAt).toISOString(),
  seen_at: new Date(session.seenAt).toISOString(),
});
