import type { Needs } from '../use-case/needs.ts';
import { deliver } from './mail-gift.ts';

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
