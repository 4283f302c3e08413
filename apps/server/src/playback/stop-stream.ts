import { isRunning } from '@madang/domain/playback/lease.ts';
import { answer, type UseCase } from '../http/handlers.ts';

/** Gives this device's place back at once, instead of when it is missed. */
export const stopStream: UseCase<'stopStream'> =
  ({ inTransaction, now }) =>
  async ({ accountId, sessionId }, { content_id }) =>
    inTransaction(async ({ leases }) => {
      const own = (await leases.listLocked(accountId)).find((lease) => lease.sessionId === sessionId);
      // The next episode is asked for before the one before is left.
      if (own?.contentId === content_id && isRunning(own, now()))
        await leases.save(accountId, { ...own, ended: { at: now(), by: 'itself' } });
      return answer(null);
    });
