import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { sendPushes } from './send-pushes.ts';

/** A season can be looked back upon. */
const KEPT_MS = 90 * 86_400_000;

/** Deletes notification events older than 90 days and expired notifications, in batches. */
export const forgetPushes = async (
  { repositories, now }: Needs<'now' | 'repositories', 'push'>,
  signal?: AbortSignal,
): Promise<void> => {
  const at = now();
  while (signal?.aborted !== true && (await repositories.push.forgetBefore(at - KEPT_MS, at)));
};

export const pushJobs = (deps: Needs<'inTransaction' | 'now' | 'push' | 'repositories', 'push'>): readonly Job[] => [
  // Most have left before: this is for those whose process ended, and for push services that failed.
  ...(deps.push.service
    ? [{ name: 'send-pushes', cron: '* * * * *', run: (signal) => sendPushes(deps, signal) } satisfies Job]
    : []),
  // Links that name a notification are counted, and forgotten, also where none are sent any more.
  { name: 'forget-pushes', cron: '41 4 * * *', run: (signal) => forgetPushes(deps, signal) },
];
