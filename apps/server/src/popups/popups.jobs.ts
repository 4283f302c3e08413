import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';

/** A season can be looked back upon. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes popup events older than 90 days, in batches. */
export const forgetPopupEvents = async (
  { repositories, now }: Needs<'now' | 'repositories', 'popupEvents'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now() - KEPT_MS;
  while (signal?.aborted !== true && (await repositories.popupEvents.forgetBefore(instant)));
};

export const popupJobs = (deps: Needs<'now' | 'repositories', 'popupEvents'>): readonly Job[] => [
  { name: 'forget-popup-events', cron: '37 4 * * *', run: (signal) => forgetPopupEvents(deps, signal) },
];
