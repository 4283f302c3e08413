import { HEARTBEAT_SECONDS, renewLease } from '@madang/domain/playback/lease.ts';
import { answer, type UseCase } from '../http/handlers.ts';

/** The heartbeat of a device that plays: it goes on, or hears why not (PL-27). */
export const renewStream: UseCase<'renewStream'> =
  ({ inTransaction, now }) =>
  async ({ accountId, sessionId, entitlement }) =>
    inTransaction(async ({ leases }) => {
      const known = await leases.listLocked(accountId);
      const lease = renewLease(sessionId, { leases: known, entitlement }, now());
      if (!lease.ok) return lease;
      await leases.save(accountId, lease.value);
      return answer({ renew_after: HEARTBEAT_SECONDS });
    });
