import { type Content, isOfferedIn, isPlayable, isReadable } from '../catalog/content.ts';
import { stateOn } from '../catalog/display-state.ts';
import { type Audience, rulesOfRange } from '../catalog/policy-range.ts';
import { POLICY_RANGES, type PolicyRange } from '../catalog/vocabulary.ts';
import { mayWatch, type ViewingAge } from '../profiles/viewing-age.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { Entitlement } from '../subscriptions/entitlement.ts';
import { capabilitiesOf } from '../subscriptions/plan-capabilities.ts';

/** Viewer with country and day of the request. */
export interface Viewer {
  readonly signedIn: boolean;
  readonly viewingAge: ViewingAge;
  /** Entitlement in effect. Null for none. */
  readonly entitlement: Entitlement | null;
  /** Accounts that a partner bills are entitled by the partner, without a subscription here. */
  readonly partnerBilled: boolean;
  /** ISO 3166 country of the call. */
  readonly country: string;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Policy types of the API (PL-14 to PL-16). */
export type PolicyType = 'login' | 'subscribe' | 'allow';

/** What a partner that bills an account opens to it, besides what its own plan here opens. */
const PARTNER_OPENS: Readonly<Record<Audience, boolean>> = { anyone: true, accounts: true, subscribers: true };

type Customer = Pick<Viewer, 'signedIn' | 'entitlement' | 'partnerBilled'>;

/**
 * Access policy of a range (PL-14 to PL-20). Anonymous visitors: `login` unless the range is open to anyone. Signed in:
 * `subscribe` unless the plan or the partner opens the range. Throws for an unknown range or plan.
 */
export const policyFor = (range: PolicyRange, { signedIn, entitlement, partnerBilled }: Customer): PolicyType => {
  const { audience } = rulesOfRange(range);
  if (!signedIn) return audience === 'anyone' ? 'allow' : 'login';
  const isOpen = capabilitiesOf(entitlement?.plan ?? null).opens[audience] || (partnerBilled && PARTNER_OPENS[audience]);
  return isOpen ? 'allow' : 'subscribe';
};

/** Whether the viewer may have film keys: every encrypted range is open. */
export const opensEncrypted = (viewer: Customer): boolean =>
  POLICY_RANGES.every((range) => !rulesOfRange(range).encrypted || policyFor(range, viewer) === 'allow');

/** Whether playback has ads: on the ad-supported ranges, unless the plan is without ads (PL-25). */
export const carriesAds = (range: PolicyRange, viewer: Pick<Viewer, 'entitlement'>): boolean => {
  const { adFree } = capabilitiesOf(viewer.entitlement?.plan ?? null);
  return rulesOfRange(range).ads && !adFree;
};

/** Why a content may not be watched or read, in order of precedence. */
export const ACCESS_REFUSALS = [
  'CONTENT_NOT_PLAYABLE',
  'CONTENT_PREPARING',
  'CONTENT_COMING_SOON',
  'CONTENT_EXPIRED',
  'CONTENT_NOT_IN_COUNTRY',
  'RATED_ABOVE_PROFILE',
  'SIGN_IN_NEEDED',
  'SUBSCRIPTION_NEEDED',
] as const satisfies readonly Refusal[];
export type AccessRefusal = (typeof ACCESS_REFUSALS)[number];

const BY_STATE = { preparing: 'CONTENT_PREPARING', coming_soon: 'CONTENT_COMING_SOON', expired: 'CONTENT_EXPIRED' } as const;

/**
 * Whether a viewer may watch or read a content now, or the first reason why not. A series or a webtoon is opened; its
 * episodes are watched and read under the same policy (WT-10). Refusals that hold for all viewers come first, then
 * those that signing in would not lift, then the sign-in prompt.
 */
export const accessTo = (
  content: Content,
  viewer: Viewer,
  from?: 'auto-next',
): Decision<{ readonly ads: boolean }, AccessRefusal> => {
  if (!isPlayable(content) && !isReadable(content)) return refuse('CONTENT_NOT_PLAYABLE');
  const state = stateOn(content, viewer.today);
  if (state !== 'ready') return refuse(BY_STATE[state]);
  if (!isOfferedIn(content, viewer.country)) return refuse('CONTENT_NOT_IN_COUNTRY');
  if (!mayWatch(viewer.viewingAge, content.rating)) return refuse('RATED_ABOVE_PROFILE');
  // Anonymous viewers sign in to watch the next episode (PL-21).
  if (!viewer.signedIn && from === 'auto-next') return refuse('SIGN_IN_NEEDED');
  const policy = policyFor(content.range, viewer);
  if (policy === 'login') return refuse('SIGN_IN_NEEDED');
  if (policy === 'subscribe') return refuse('SUBSCRIPTION_NEEDED');
  return allow({ ads: carriesAds(content.range, viewer) });
};
