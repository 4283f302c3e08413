import type { Needs } from '../use-case/needs.ts';
import { airingAt } from '@madang/domain/live/guide.ts';
import { accessToLive, liveUrlExpiresAt, type LiveRefusal, mayFinish, mayStay } from '@madang/domain/live/live-access.ts';
import { allow, type Decision, refuse } from '@madang/domain/shared/decision.ts';
import { CHANNEL } from '@madang/streaming/live-stream.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import { accessViewer, type Viewer } from '../use-case/viewer.ts';

/** No address lives as long as this, so that there is no need to look further ahead in the guide. Milliseconds. */
const MAX_MS = 6 * 3_600_000;

const contentOf = ({ catalog }: Needs<'catalog'>, contentId: string | null | undefined) =>
  (contentId && catalog().find(contentId)) || null;

/** Until when this viewer may have the stream of the channel: until a programme comes that is not for them (LV-26). */
export const channelUrlExpiresAt = ({ live, catalog }: Needs<'catalog' | 'live'>, viewer: Viewer, now: number): number =>
  liveUrlExpiresAt(live.guide().airings, (id) => catalog().find(id) ?? undefined, accessViewer(viewer, now), {
    now,
    mostMs: MAX_MS,
  });

/** Until when this viewer may have the channel or programme that a URL was signed for, by the rules of the play call. */
export const programmeUrlAccess = (
  deps: Needs<'catalog' | 'live' | 'now'>,
  viewer: Viewer,
  { assetId, contentId }: Pick<MediaClaims, 'assetId' | 'contentId'>,
): Decision<number, LiveRefusal | 'CONTENT_NOT_FOUND' | 'CONTENT_EXPIRED'> => {
  const { airings } = deps.live.guide();
  const now = deps.now();
  const who = accessViewer(viewer, now);
  if (contentId !== CHANNEL) {
    const airing = airings.find(({ id }) => id === contentId);
    const content = contentOf(deps, airing?.contentId);
    if (!airing || !content) return refuse('CONTENT_NOT_FOUND');
    const access = accessToLive(content, who);
    if (!access.ok) return access;
    if (!mayFinish(airing, now)) return refuse('CONTENT_EXPIRED');
  }
  if (assetId !== CHANNEL) return allow(Number.POSITIVE_INFINITY);
  // A viewer who started over continues into the programme on air.
  const stays = mayStay(contentOf(deps, airingAt(airings, now)?.contentId), who);
  return stays.ok ? allow(channelUrlExpiresAt(deps, viewer, now)) : stays;
};
