import type { Deps } from '../deps.ts';
import type { Job } from '../jobs/jobs.ts';
import { deliverGifts } from './deliver-gifts.ts';

/** Also where no gifts are sold any more: those that were bought go on their way. */
export const giftJobs = (deps: Deps): readonly Job[] => [
  { name: 'deliver-gifts', cron: '* * * * *', run: (signal) => deliverGifts(deps, signal) },
];
