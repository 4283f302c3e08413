import { type Content, isOfferedIn } from '../catalog/content.ts';
import type { PolicyRange } from '../catalog/vocabulary.ts';
import { policyFor, type Viewer } from '../playback/access.ts';
import { mayWatch } from '../profiles/viewing-age.ts';
import { allow, type Decision, refuse } from '../shared/decision.ts';
import { type Airing, airingOffer } from './guide.ts';

/** Policy range of the channel: it requires a subscription (LV-02). */
export const LIVE_RANGE: PolicyRange = 'SVOD';

export type LiveRefusal =
  | 'SIGN_IN_NEEDED'
  | 'SUBSCRIPTION_NEEDED'
  | 'LIVE_OFF_AIR'
  | 'CONTENT_NOT_IN_COUNTRY'
  | 'RATED_ABOVE_PROFILE';

/** Whether a viewer may watch the current program. `content` is null off air. Requires a subscription (LV-02). */
export const accessToLive = (
  content: Pick<Content, 'rating' | 'countries'> | null,
  viewer: Viewer,
): Decision<null, LiveRefusal> => {
  const policy = policyFor(LIVE_RANGE, viewer);
  if (policy === 'login') return refuse('SIGN_IN_NEEDED');
  if (policy === 'subscribe') return refuse('SUBSCRIPTION_NEEDED');
  if (!content) return refuse('LIVE_OFF_AIR');
  if (!isOfferedIn(content, viewer.country)) return refuse('CONTENT_NOT_IN_COUNTRY');
  if (!mayWatch(viewer.viewingAge, content.rating)) return refuse('RATED_ABOVE_PROFILE');
  return allow(null);
};

/** Whether a viewer of the channel may go on: as for starting, except that a gap between two programs ends nothing. */
export const mayStay = (content: Pick<Content, 'rating' | 'countries'> | null, viewer: Viewer): Decision<null, LiveRefusal> => {
  const access = accessToLive(content, viewer);
  return access.ok || access.refusal !== 'LIVE_OFF_AIR' ? access : allow(null);
};

/** Whether a viewer may finish a program: while it is offered, and for its length after that. `now` in ms since 1970. */
export const mayFinish = (airing: Airing, now: number): boolean =>
  [now, now - (airing.endsAt - airing.startsAt)].some((instant) => airingOffer(airing, instant) !== 'none');

/**
 * Expiry of a signed stream URL, in milliseconds since 1970: the first coming program that this viewer may not watch,
 * and `mostMs` at the latest (LV-26). `airings` in their order. `contentOf` looks up what they show.
 */
export const liveUrlExpiresAt = (
  airings: readonly Pick<Airing, 'startsAt' | 'endsAt' | 'contentId'>[],
  contentOf: (contentId: string) => Pick<Content, 'rating' | 'countries'> | undefined,
  viewer: Viewer,
  { now, mostMs }: { readonly now: number; readonly mostMs: number },
): number => {
  const most = now + mostMs;
  for (const { startsAt, contentId } of airings) {
    if (startsAt <= now || startsAt >= most || contentId === null) continue;
    const content = contentOf(contentId);
    if (content && !accessToLive(content, viewer).ok) return startsAt;
  }
  return most;
};
