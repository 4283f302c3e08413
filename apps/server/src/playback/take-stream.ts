import type { Needs } from '../use-case/needs.ts';
import { takeLease } from '@madang/domain/playback/lease.ts';
import { allow, type Decision } from '@madang/domain/shared/decision.ts';
import type { Viewer } from '../use-case/viewer.ts';

/** Takes a place among the streams of the account for this device (PL-27, SE-81); people without an account need none. */
export const takeStream = async (
  { inTransaction, now }: Needs<'inTransaction' | 'now', 'leases'>,
  viewer: Viewer,
  contentId: string,
): Promise<Decision<null, 'TOO_MANY_STREAMS'>> => {
  if (!viewer.signedIn) return allow(null);
  const { accountId, sessionId, profile, entitlement } = viewer;
  return inTransaction(async ({ leases }) => {
    const known = await leases.listLocked(accountId);
    const lease = takeLease({ sessionId, profileId: profile.id, contentId }, { leases: known, entitlement }, now());
    if (!lease.ok) return lease;
    await leases.save(accountId, lease.value);
    return allow(null);
  });
};
