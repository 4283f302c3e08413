import type { Needs } from '../use-case/needs.ts';
import { renewLease, runsOnSince } from '@madang/domain/playback/lease.ts';
import { allow, type Decision } from '@madang/domain/shared/decision.ts';
import type { Viewer } from '../use-case/viewer.ts';

/** Keeps this device's place among the streams of the account, unless another device ended it (PL-27); people without an account have none. */
export const keepStream = async (
  { repositories, inTransaction, now }: Needs<'inTransaction' | 'now' | 'repositories', 'leases'>,
  viewer: Viewer,
): Promise<Decision<null, 'TOO_MANY_STREAMS' | 'STREAM_ENDED'>> => {
  if (!viewer.signedIn) return allow(null);
  const { accountId, sessionId, entitlement } = viewer;
  const at = now();
  if (await repositories.leases.renew(sessionId, runsOnSince(at), at)) return allow(null);
  return inTransaction(async ({ leases }) => {
    const known = await leases.listLocked(accountId);
    const lease = renewLease(sessionId, { leases: known, entitlement }, at);
    if (!lease.ok) return lease;
    await leases.save(accountId, lease.value);
    return allow(null);
  });
};
