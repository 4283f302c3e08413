import type { Needs } from '../use-case/needs.ts';
import { planAdBreaks, isPreRollDue } from '@madang/domain/ads/breaks.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { mayBeSold } from '@madang/domain/privacy/sale.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { findViewingAge, type Viewer } from '../use-case/viewer.ts';

/** The tags of the product, one for each kind of viewer (PL-26). */
export const AD_TAGS = { user: '/api/stream/v01/ads/user', anonymous: '/api/stream/v01/ads/anonymous' } as const;

/** A ticket outlives the film by this, so that pauses and a long evening do not end it. Milliseconds. */
const MARGIN_MS = 4 * 3_600_000;

/** Ad break positions of a film and the URL of its tag. Null when there are no ads to show. */
export const planAds = async (
  {
    ads,
    repositories,
    search,
    settings,
    now,
    newId,
  }: Needs<'ads' | 'newId' | 'now' | 'repositories' | 'search' | 'settings', 'adShowings'>,
  viewer: Viewer,
  content: Content,
) => {
  const at = now();
  const { shown, countries, tags } = settings.ads;
  const isSold = mayBeSold(viewer.privacy, findViewingAge(viewer));
  const tag = isSold ? tags[viewer.signedIn ? 'users' : 'anonymous'] : null;
  const isSilent = ads.house.length === 0 && tag === null;
  if (!shown || isSilent || (countries.size > 0 && !countries.has(viewer.country))) return null;
  const viewerKey = viewer.signedIn ? viewer.profile.id : search.visitorKey(viewer.address, toDay(at));
  const isDue = isPreRollDue(await repositories.adShowings.findLastPreRoll(viewerKey), at);
  const all = planAdBreaks({
    durationSeconds: content.durationSeconds,
    creditsAt: content.marks && content.marks.creditsAt,
  });
  const breaks = all.filter(({ id }) => id !== 'pre' || isDue);
  if (breaks.length === 0) return null;
  const ticket = ads.sign({
    playbackId: newId(),
    contentId: content.id,
    contentRating: content.rating,
    viewerKey,
    viewingAge: findViewingAge(viewer),
    country: viewer.country,
    breaks: breaks.map(({ id }) => id),
    mayBeSold: isSold,
    session: viewer.signedIn ? { id: viewer.sessionId, accountId: viewer.accountId } : null,
    expiresAt: at + content.durationSeconds * 1000 + MARGIN_MS,
  });
  return {
    tag_url: `${AD_TAGS[viewer.signedIn ? 'user' : 'anonymous']}?ticket=${ticket}`,
    breaks: breaks.map(({ id, at }) => ({ id, at })),
  };
};
