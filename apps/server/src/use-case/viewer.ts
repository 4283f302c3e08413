import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import type { Viewer as AccessViewer } from '@madang/domain/playback/access.ts';
import { NOTHING_CHOSEN, type PrivacyPreferences, strictest } from '@madang/domain/privacy/choices.ts';
import { isUsable } from '@madang/domain/profiles/profile-allowance.ts';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import { browserName } from '@madang/domain/sessions/browser-name.ts';
import type { SessionDevice } from '@madang/domain/sessions/session-kind.ts';
import { type Entitlement, entitlementAt, hasPlan } from '@madang/domain/subscriptions/entitlement.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { LimitAddress } from '../ports/limits.ts';
import type { KnownSession } from '../ports/session-registry.ts';

export interface Caller {
  /** ISO 3166 country of the call. */
  readonly country: string;
  /** What the caller's address counts as, in limits and statistics. */
  readonly address: LimitAddress;
  /** The refresh token of the HttpOnly cookie; only the refresh use case looks at it. */
  readonly refreshCookie: string | null;
  /** Device cookies (`sessions/known-devices.ts`). */
  readonly deviceCookie?: string | null;
  /** Privacy choices of the browser and, with a session, of the account. */
  readonly privacy: PrivacyPreferences;
  /** What the browser calls itself; only for people to recognise their devices by. */
  readonly userAgent?: string;
  /** By which a call that asks for money is known when it is sent again; only where it bore one. */
  readonly idempotencyKey?: string;
}

export interface Anonymous extends Caller {
  readonly signedIn: false;
  /** Adult, unless a page is rendered for a younger audience or the session has no chosen profile yet. */
  readonly viewingAge: ViewingAge;
  /** A session without a chosen profile. It cannot watch. */
  readonly waitingSession?: string;
}

/** A person of whom only the account counts. */
export interface AccountHolder extends Caller {
  readonly signedIn: true;
  readonly accountId: string;
  readonly sessionId: string;
  readonly userType: string;
  /** ISO 3166 country of sign-up, in whose currency the account pays. */
  readonly accountCountry: string;
  /** Who watches; null until a profile has been chosen, and while the plan has no room for it. */
  readonly profile: Profile | null;
  /** The stamp of the profile's PIN when it was chosen; another one now, and it would have to be entered. */
  readonly pinStamp: string | null;
  /** The entitlement that counts at the time of the call. */
  readonly entitlement: Entitlement | null;
  /** Has a plan, here or through a partner, though it may rest. */
  readonly subscribed: boolean;
  readonly partnerBilled: boolean;
}

/** A signed-in viewer with a profile. */
export interface SignedIn extends AccountHolder {
  readonly profile: Profile;
}

/** Who watches in a running session at `now` (ms): the profile that was chosen, as long as the plan has room for it (PR-13). */
export const watchingIn = ({ profileId, profiles, subscription }: KnownSession, now: number): Profile | null => {
  const chosen = profiles.find(({ id }) => id === profileId);
  return chosen && isUsable(chosen, profiles, entitlementAt(subscription, now)?.plan ?? null) ? chosen : null;
};

/** A running session as the person it is at `now` (ms). */
export const toAccountHolder = (known: KnownSession, caller: Caller, now: number): AccountHolder => ({
  signedIn: true,
  ...caller,
  privacy: {
    ...caller.privacy,
    choices: strictest(caller.privacy.choices, known.account.privacyChoices ?? NOTHING_CHOSEN),
  },
  accountId: known.account.id,
  sessionId: known.sessionId,
  userType: known.account.userType,
  accountCountry: known.account.country,
  profile: watchingIn(known, now),
  pinStamp: known.pinStamp,
  entitlement: entitlementAt(known.subscription, now),
  subscribed: hasPlan(known.subscription, now) || isPartnerBilled(known.account.userType),
  partnerBilled: isPartnerBilled(known.account.userType),
});

const isWatching = (holder: AccountHolder): holder is SignedIn => holder.profile !== null;

/** Until a profile is chosen, the caller counts as anonymous with family content: a child may hold the device. */
export const toViewer = (holder: AccountHolder): Viewer => {
  if (isWatching(holder)) return holder;
  const { country, address, refreshCookie, privacy, sessionId } = holder;
  return { signedIn: false, viewingAge: 'family', waitingSession: sessionId, country, address, refreshCookie, privacy };
};

/** Who calls. */
export type Viewer = Anonymous | SignedIn;

/** The caller's browser as the account sees it in its device list. */
export const toSessionDevice = ({ userAgent = '', country }: Caller): SessionDevice => ({
  kind: 'browser',
  name: browserName(userAgent),
  country,
});

/** The session to which this viewer's signed URLs are bound. Null for anonymous viewers. */
export const findSessionId = (viewer: Viewer): string | null => (viewer.signedIn ? viewer.sessionId : null);

/** What lists show is bounded by the profile's viewing age (CA-81); the service is for adults, so anonymous visitors see everything. */
export const findViewingAge = (viewer: Viewer): ViewingAge => (viewer.signedIn ? viewer.profile.viewingAge : viewer.viewingAge);

/** The viewer as the access rule sees them, at `now` (ms). */
export const accessViewer = (viewer: Viewer, now: number): AccessViewer => ({
  signedIn: viewer.signedIn,
  viewingAge: findViewingAge(viewer),
  entitlement: viewer.signedIn ? viewer.entitlement : null,
  partnerBilled: viewer.signedIn && viewer.partnerBilled,
  country: viewer.country,
  today: toDay(now),
});
