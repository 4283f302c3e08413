import type { Needs } from '../use-case/needs.ts';
import { isRunning } from '@madang/domain/playback/lease.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Gives this device's place back at once, instead of when it is missed. */
export const stopStream: UseCase<'stopStream', Needs<'inTransaction' | 'now', 'leases'>> =
  ({ inTransaction, now }) =>
  async ({ accountId, sessionId }, { content_id }) =>
    inTransaction(async ({ leases }) => {
      const own = (await leases.listLocked(accountId)).find((lease) => lease.sessionId === sessionId);
      const at = now();
      // Players request the next episode before they stop the previous one, so the lease may already belong to another content.
      if (own?.contentId === content_id && isRunning(own, at))
        await leases.save(accountId, { ...own, ended: { at, by: 'itself' } });
      return answer(null);
    });
