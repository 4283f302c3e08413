import type { Needs } from '../use-case/needs.ts';
import type { Job } from '../jobs/jobs.ts';
import { deliverGifts } from './deliver-gifts.ts';

/** Runs even where gifts are no longer sold, to deliver those already bought. */
export const giftJobs = (deps: Needs<'inTransaction' | 'now', 'accounts' | 'gifts' | 'mailOutbox'>): readonly Job[] => [
  { name: 'deliver-gifts', cron: '* * * * *', run: (signal) => deliverGifts(deps, signal) },
];
