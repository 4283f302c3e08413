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
  async (viewer, { events, ...report }) => {
    const content = catalog().find(report.content_id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    const receivedAt = now();
    const played = { kind: report.kind, contentId: content.id, sessionId: findSessionId(viewer) };
    const playback = acceptPlayback(playbackIds.check(report.playback_id, played), receivedAt);
    if (!playback.ok) return playback;
    if (!mayBeCounted(viewer.privacy.choices, viewer.country)) return answer(null);
    const kept = events.filter(isWithinEventLimit);
    if (kept.length === 0) return answer(null);
    const day = toDay(receivedAt);
    await repositories.playbackEvents.add(
      {
        playbackId: playback.value.name,
        contentId: content.id,
        kind: report.kind,
        viewer: viewer.signedIn ? viewer.profile.id : search.visitorKey(viewer.address, day),
        signedIn: viewer.signedIn,
        device: report.udid,
        country: viewer.country,
        collection: report.collection ?? null,
        viaClick: report.via_click ?? null,
        cameFrom: report.from ?? null,
        appVersion: report.app_version ?? null,
        receivedAt,
        day,
      },
      kept.map(({ age, ...event }) => ({
        event,
        happenedAt: receivedAt - age,
        isPlay: countsAsPlay(report.kind, event.event),
      })),
    );
    return answer(null);
  };
