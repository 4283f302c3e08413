import type { SessionUser, SignedInDevice } from '@madang/contract/sessions/sessions.contract.ts';
import type { RunningSession } from '@madang/database/sessions/sessions.repository.ts';
import { type Account, isChangingEmail } from '@madang/domain/accounts/account.ts';
import type { SignInType } from '@madang/domain/identities/social-sign-in.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import type { Subscription } from '@madang/domain/subscriptions/subscription.ts';
import { presentProfile } from '../profiles/profile.presenter.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';

/** The one live channel there is. */
const CHANNEL = '1';

/** The session user in the wire shape of SE-01 to SE-20. `subscription` may have run out; `refreshToken` is null where it travels in a cookie; `at` is now (ms). */
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
): SessionUser => {
  const entitling = entitlementAt(subscription, at) && subscription;
  return {
    id: account.id,
    access_token: accessToken,
    refresh_token: refreshToken,
    name: `${account.firstName} ${account.lastName}`,
    username: displayEmail(account.email),
    gender: account.gender,
    date_of_birth: account.birthday,
    is_entitle: entitling !== null,
    is_paused: subscription?.status === 'PAUSED',
    email_verified: account.emailVerified,
    email_verification_required: isChangingEmail(account, at),
    user_type: account.userType,
    signin_type: signInType,
    country: account.country,
    channel_id: CHANNEL,
    product_id: entitling?.sku ?? null,
    period: entitling?.period ?? null,
    payment_gateway: entitling?.gateway ?? null,
    entitlement: entitling?.plan ?? null,
    profile: profile && presentProfile(profile),
  };
};

export const presentDevice = (session: RunningSession, ownId: string): SignedInDevice => ({
  id: session.id,
  is_this_device: session.id === ownId,
  kind: session.kind,
  name: session.name,
  country: session.country,
  signed_in_at: new Date(session.signedInAt).toISOString(),
  seen_at: new Date(session.seenAt).toISOString(),
});
