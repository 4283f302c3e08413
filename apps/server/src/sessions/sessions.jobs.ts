import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';

/** Deletes rate-limit counters whose window is over, in batches. */
export const forgetLimits = async (
  { repositories, now }: Needs<'now' | 'repositories', 'rateLimits'>,
  signal?: AbortSignal,
): Promise<void> => {
  const instant = now();
  while (signal?.aborted !== true && (await repositories.rateLimits.forgetBefore(instant)));
};

export const sessionJobs = (deps: Needs<'now' | 'repositories', 'rateLimits'>): readonly Job[] => [
  { name: 'forget-limits', cron: '*/10 * * * *', run: (signal) => forgetLimits(deps, signal) },
];
