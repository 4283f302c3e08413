import type { Deps } from '../deps.ts';
import { deliver } from './mail-gift.ts';

/** Gifts that are mailed in one transaction. */
const BATCH = 25;

/** Mails the gifts whose day has come, each once: of any number of nodes, one holds it while its mail is asked for. */
export const deliverGifts = async (
  { inTransaction, mail, now }: Pick<Deps, 'inTransaction' | 'mail' | 'now'>,
  signal?: AbortSignal,
): Promise<void> => {
  let mailed = BATCH;
  while (mailed === BATCH && signal?.aborted !== true) {
    mailed = await inTransaction(async (repositories) => {
      const due = await repositories.gifts.takeDue(now(), BATCH);
      for (const gift of due) await deliver(repositories, gift, now());
      return due.length;
    });
    mail.begin();
  }
};
