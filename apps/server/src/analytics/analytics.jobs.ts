import { ANONYMOUS_EVENT_DAYS } from '@madang/domain/analytics/playback-event.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';

const DAY_MS = 86_400_000;
/** An error not looked into within 90 days is no longer of use. */
const ERRORS_KEPT_MS = 90 * DAY_MS;

/** Lets go of error reports of more than 90 days ago, some at a time. */
export const forgetErrors = async (
  { repositories, now }: Needs<'now' | 'repositories', 'errorReports'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now() - ERRORS_KEPT_MS;
  while (signal?.aborted !== true && (await repositories.errorReports.forgetBefore(instant)));
};

/** A year can be compared with the one before it. */
const PLAYBACKS_KEPT_DAYS = 400;

/** Deletes playback events in batches: after 400 days, those of anonymous visitors after 30. */
export const forgetPlaybacks = async (
  { repositories, now }: Needs<'now' | 'repositories', 'playbackEvents'>,
  signal?: AbortSignal,
): Promise<void> => {
  const { playbackEvents } = repositories;
  const at = now();
  const day = toDay(at - PLAYBACKS_KEPT_DAYS * DAY_MS);
  while (signal?.aborted !== true && (await playbackEvents.forgetBefore(day)));
  const anonymousDay = toDay(at - ANONYMOUS_EVENT_DAYS * DAY_MS);
  while (signal?.aborted !== true && (await playbackEvents.forgetAnonymousBefore(anonymousDay)));
};

export const analyticsJobs = (deps: Needs<'now' | 'repositories', 'errorReports' | 'playbackEvents'>): readonly Job[] => [
  { name: 'forget-playbacks', cron: '23 4 * * *', run: (signal) => forgetPlaybacks(deps, signal) },
  { name: 'forget-errors', cron: '33 4 * * *', run: (signal) => forgetErrors(deps, signal) },
];
