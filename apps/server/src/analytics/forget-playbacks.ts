import type { Needs } from '../use-case/needs.ts';
import { ANONYMOUS_EVENT_DAYS } from '@madang/domain/analytics/playback-event.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';

const DAY_MS = 86_400_000;
/** A year can be compared with the one before it. */
const KEPT_DAYS = 400;

/** Deletes playback events in batches: after 400 days, those of anonymous visitors after 30. */
export const forgetPlaybacks = async (
  { repositories, now }: Needs<'now' | 'repositories', 'playbackEvents'>,
  signal?: AbortSignal,
): Promise<void> => {
  const { playbackEvents } = repositories;
  const at = now();
  const day = toDay(at - KEPT_DAYS * DAY_MS);
  while (signal?.aborted !== true && (await playbackEvents.forgetBefore(day)));
  const anonymousDay = toDay(at - ANONYMOUS_EVENT_DAYS * DAY_MS);
  while (signal?.aborted !== true && (await playbackEvents.forgetAnonymousBefore(anonymousDay)));
};
