import type { Needs } from '../use-case/needs.ts';
import { isRunning } from '@madang/domain/playback/lease.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Ends what another device of the account plays, so that there is room for this one. */
export const endStream: UseCase<'endStream', Needs<'inTransaction' | 'now', 'leases'>> =
  ({ inTransaction, now }) =>
  async ({ accountId }, { id }) =>
    inTransaction(async ({ leases }) => {
      const meant = (await leases.listLocked(accountId)).find((lease) => lease.sessionId === id);
      const at = now();
      if (!meant || !isRunning(meant, at)) return refuse('STREAM_NOT_FOUND');
      await leases.save(accountId, { ...meant, ended: { at, by: 'another device' } });
      return answer(null);
    });
