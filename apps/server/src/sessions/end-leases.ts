import type { Repositories } from '@madang/database/repositories.ts';
import { isRunning } from '@madang/domain/playback/lease.ts';

/** What ended sessions play ends with them: its place is free at once. */
export const endLeases = async (
  { leases }: Pick<Repositories, 'leases'>,
  accountId: string,
  sessionIds: readonly string[],
  now: number,
): Promise<void> => {
  if (sessionIds.length === 0) return;
  const playing = (await leases.listLocked(accountId)).filter(
    (lease) => sessionIds.includes(lease.sessionId) && isRunning(lease, now),
  );
  for (const lease of playing) await leases.save(accountId, { ...lease, ended: { at: now, by: 'another device' } });
};
