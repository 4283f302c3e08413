import { countsAsPlay } from '@madang/domain/analytics/playback-event.ts';
import { mayBeCounted } from '@madang/domain/privacy/statistics.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';

/** What is not to be counted is heard and not kept. Somebody who is not signed in is counted by address and day, and cannot be followed from one day to the next. */
export const trackPlayback: UseCase<'trackPlayback'> =
  ({ repositories, catalog, search, limits, now }) =>
  async (viewer, { events, ...told }) => {
    const wait = await limits.take('trackPlayback', viewer.address);
    if (wait !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter: wait });
    const content = catalog().find(told.content_id);
    if (!content) return refuse('CONTENT_NOT_FOUND');
    if (!mayBeCounted(viewer.privacy.choices, viewer.country)) return answer(null);
    const receivedAt = now();
    const day = dayOf(receivedAt);
    await repositories.playbackEvents.add(
      {
        playbackId: told.playback_id,
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
      events.map(({ age, ...event }) => ({
        event,
        happenedAt: receivedAt - age,
        isPlay: countsAsPlay(told.kind, event.event),
      })),
    );
    return answer(null);
  };
