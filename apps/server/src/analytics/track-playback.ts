import type { Needs } from '../use-case/needs.ts';
import { countsAsPlay, isWithinEventLimit } from '@madang/domain/analytics/playback-event.ts';
import { acceptPlayback } from '@madang/domain/analytics/playback-id.ts';
import { mayBeCounted } from '@madang/domain/privacy/statistics.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { findSessionId } from '../use-case/viewer.ts';

/**
 * Stores events of playbacks that a play call began here. Events that are not to be counted are dropped. Anonymous visitors are counted by
 * address and day, so that they cannot be followed from one day to the next.
 */
export const trackPlayback: UseCase<
  'trackPlayback',
  Needs<'catalog' | 'now' | 'playbackIds' | 'repositories' | 'search', 'playbackEvents'>
> =
  ({ repositories, catalog, playbackIds, search, now }) =>
  async (viewer, { events, ...told }) => {
    const content = catalog().find(told.content_id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    const receivedAt = now();
    const played = { kind: told.kind, contentId: content.id, sessionId: findSessionId(viewer) };
    const playback = acceptPlayback(playbackIds.check(told.playback_id, played), receivedAt);
    if (!playback.ok) return playback;
    if (!mayBeCounted(viewer.privacy.choices, viewer.country)) return answer(null);
    const kept = events.filter(isWithinEventLimit);
    if (kept.length === 0) return answer(null);
    const day = toDay(receivedAt);
    await repositories.playbackEvents.add(
      {
        playbackId: playback.value.name,
        contentId: content.id,
        kind: told.kind,
        viewer: viewer.signedIn ? viewer.profile.id : search.visitorKey(viewer.address, day),
        signedIn: viewer.signedIn,
        device: told.udid,
        country: viewer.country,
        collection: told.collection ?? null,
        viaClick: told.via_click ?? null,
        cameFrom: told.from ?? null,
        appVersion: told.app_version ?? null,
        receivedAt,
        day,
      },
      kept.map(({ age, ...event }) => ({
        event,
        happenedAt: receivedAt - age,
        isPlay: countsAsPlay(told.kind, event.event),
      })),
    );
    return answer(null);
  };
