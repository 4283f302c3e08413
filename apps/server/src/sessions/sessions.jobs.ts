import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetLimits } from './forget-limits.ts';

export const sessionJobs = (deps: Needs<'now' | 'repositories', 'rateLimits'>): readonly Job[] => [
  { name: 'forget-limits', cron: '*/10 * * * *', run: (signal) => forgetLimits(deps, signal) },
];
