import { APP_VERSION } from '@madang/domain/shared/constants.ts';
import {
  isFollowed,
  type PlaybackChange,
  type PlaybackKind,
  type PlaybackStatus,
} from '@madang/domain/analytics/playback-event.ts';
import { checkDueIn, type Happening, logged, newLog } from '@madang/domain/analytics/playback-log.ts';
import { parsePrivacyChoices } from '@madang/domain/privacy/choices.ts';
import { api, isCallFailed } from '#app/platform/api.ts';
import { deviceName } from '#app/platform/caller.ts';
import { PRIVACY_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { whenSigningOut } from '#app/platform/farewells.ts';
import { watchGoing } from '#app/platform/window.ts';
import { eventQueue } from './event-queue.ts';

/** The playback: its content and its viewer. */
export interface Watched {
  readonly contentId: string;
  /** Issued by the play call. */
  readonly playbackId: string;
  readonly kind: PlaybackKind;
  readonly signedIn: boolean;
  /** The watching profile. Null for a signed-in viewer who has chosen none. */
  readonly readProfileId: () => string | null;
}

/** Attribution of the playback (AN-11). */
export interface CameBy {
  /** The collection through which it was opened, or `deeplink` for a visit from outside. */
  readonly collection: string | null;
  readonly viaClick: string | null;
  /** `auto-next` where the episode before it led here. */
  readonly from: string | null;
}

export interface WatchAnalytics {
  /** Playback has started. `position` reads the current position in seconds, or null once the player is gone. */
  readonly start: (position: () => number | null, cameBy: CameBy) => void;
  readonly status: (status: PlaybackStatus) => void;
  readonly changed: (change: Exclude<PlaybackChange, 'status'>, value: string) => void;
  /** Sends the final event once. Resolves after success or failure. */
  readonly stop: () => Promise<void>;
}

/** Tracks one playback from start to stop: reports events, and a heartbeat while it plays (AN-01 to AN-09). */
export const watchAnalytics = ({ contentId, playbackId, kind, signedIn, readProfileId }: Watched): WatchAnalytics => {
  const now = () => performance.now();
  let log = newLog;
  let cameBy: CameBy = { collection: null, viaClick: null, from: null };
  let readPosition: () => number | null = () => null;
  let position = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: readonly (() => void)[] = [];

  const queue = eventQueue(async (events) => {
    try {
      await api.trackPlayback({
        content_id: contentId,
        playback_id: playbackId,
        kind,
        app_version: APP_VERSION,
        udid: deviceName(),
        collection: cameBy.collection ?? undefined,
        via_click: cameBy.viaClick ?? undefined,
        from: cameBy.from ?? undefined,
        events: [...events],
      });
    } catch (error) {
      // A refusal would be repeated, so its events are dropped. An outage is retried.
      if (!isCallFailed(error) || error.reason === null) throw error;
    }
  }, now);

  /** The current position, or the last known one when the player no longer reports it. */
  const whereItIs = (): number => {
    const read = readPosition();
    if (read !== null) position = read;
    return position;
  };
  const armTimer = (): void => {
    clearTimeout(timer);
    const wait = checkDueIn(log, now());
    if (wait !== null) timer = setTimeout(() => tell({ type: 'due', position: whereItIs() }), wait);
  };
  const tell = (happening: Happening): void => {
    const next = logged(log, happening, now());
    log = next.log;
    if (next.event) queue.add(next.event);
    armTimer();
  };
  const stop = async (): Promise<void> => {
    const { log: over, event } = logged(log, { type: 'stopped', position: whereItIs() }, now());
    if (!event) return;
    log = over;
    clearTimeout(timer);
    for (const forget of leave) forget();
    await queue.end(event);
  };

  return {
    start: (read, by) => {
      const isRefused = parsePrivacyChoices(readCookie(PRIVACY_COOKIE)).statistics === 'refused';
      if (isRefused || !isFollowed({ signedIn, profileId: readProfileId() }) || log.phase !== 'before') return;
      readPosition = read;
      cameBy = by;
      leave = [watchGoing(() => void stop()), whenSigningOut(stop)];
      tell({ type: 'started', position: whereItIs() });
    },
    status: (status) => tell({ type: 'status', status, position: whereItIs() }),
    changed: (change, value) => tell({ type: 'changed', change, value, position: whereItIs() }),
    stop,
  };
};
