import type { Needs } from '../use-case/needs.ts';
import { deliver } from './gift-delivery.ts';
import type { Job } from '../jobs/jobs.ts';

/** Gifts per transaction. */
const BATCH = 25;

/** Job: enqueues the email of each gift due for delivery. Row locks keep concurrent nodes from sending one twice. */
export const deliverGifts = async (
  { inTransaction, now }: Needs<'inTransaction' | 'now', 'accounts' | 'gifts' | 'mailOutbox'>,
  signal?: AbortSignal,
): Promise<void> => {
  let mailed = BATCH;
  while (mailed === BATCH && signal?.aborted !== true) {
    mailed = await inTransaction(async (repositories) => {
      const at = now();
      const due = await repositories.gifts.takeDue(at, BATCH);
      for (const gift of due) await deliver(repositories, gift, at);
      return due.length;
    });
  }
};

/** Runs even where gifts are no longer sold, to deliver those already bought. */
export const giftJobs = (deps: Needs<'inTransaction' | 'now', 'accounts' | 'gifts' | 'mailOutbox'>): readonly Job[] => [
  { name: 'deliver-gifts', cron: '* * * * *', run: (signal) => deliverGifts(deps, signal) },
];
