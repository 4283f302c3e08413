import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { forgetShowings } from './forget-showings.ts';

export const adsJobs = (deps: Needs<'now' | 'repositories', 'adShowings'>): readonly Job[] => [
  { name: 'forget-ad-showings', cron: '53 4 * * *', run: (signal) => forgetShowings(deps, signal) },
];
