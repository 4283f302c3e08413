import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import type { Viewer as AccessViewer } from '@madang/domain/playback/access.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import { type Entitlement, entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { KnownSession } from './session-registry.ts';

export interface Caller {
  /** ISO 3166 country of the call. */
  readonly country: string;
  /** Address of the caller, for limits. */
  readonly address: string;
  /** The refresh token of the HttpOnly cookie; only the refresh use case looks at it. */
  readonly refreshCookie: string | null;
}

export interface Anonymous extends Caller {
  readonly signedIn: false;
  /** Adult, unless a page is made for all profiles of another age. */
  readonly viewingAge: ViewingAge;
}

export interface SignedIn extends Caller {
  readonly signedIn: true;
  readonly accountId: string;
  readonly sessionId: string;
  readonly userType: string;
  readonly profile: Profile;
  /** The entitlement that counts at the time of the call. */
  readonly entitlement: Entitlement | null;
  readonly partnerBilled: boolean;
}

/** A running session as the viewer it is at `now` (ms). */
export const signedInAs = (
  { sessionId, account, profile, subscription }: KnownSession,
  caller: Caller,
  now: number,
): SignedIn => ({
  signedIn: true,
  ...caller,
  accountId: account.id,
  sessionId,
  userType: account.userType,
  profile,
  entitlement: entitlementAt(subscription, now),
  partnerBilled: isPartnerBilled(account.userType),
});

/** Who calls. */
export type Viewer = Anonymous | SignedIn;

/** The session to which an address is bound that this viewer is lent; people without an account have none. */
export const sessionOf = (viewer: Viewer): string | null => (viewer.signedIn ? viewer.sessionId : null);

/** What lists show is bounded by the profile's viewing age (CA-81); the service is for adults, so anonymous visitors see everything. */
export const viewingAgeOf = (viewer: Viewer): ViewingAge => (viewer.signedIn ? viewer.profile.viewingAge : viewer.viewingAge);

/** The viewer as the access rule sees them, at `now` (ms). */
export const accessViewer = (viewer: Viewer, now: number): AccessViewer => ({
  signedIn: viewer.signedIn,
  viewingAge: viewingAgeOf(viewer),
  entitlement: viewer.signedIn ? viewer.entitlement : null,
  partnerBilled: viewer.signedIn && viewer.partnerBilled,
  country: viewer.country,
  today: dayOf(now),
});
