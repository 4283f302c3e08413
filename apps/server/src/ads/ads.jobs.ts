import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';

/** As long as the playbacks that ads were shown in, and longer than any bill for them is argued about. */
const KEPT_MS = 400 * 86_400_000;

/** Lets go of what was shown and counted of ads more than 400 days ago, some at a time. */
export const forgetShowings = async (
  { repositories, now }: Needs<'now' | 'repositories', 'adShowings'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now() - KEPT_MS;
  while (signal?.aborted !== true && (await repositories.adShowings.forgetBefore(instant)));
};

export const adsJobs = (deps: Needs<'now' | 'repositories', 'adShowings'>): readonly Job[] => [
  { name: 'forget-ad-showings', cron: '53 4 * * *', run: (signal) => forgetShowings(deps, signal) },
];
