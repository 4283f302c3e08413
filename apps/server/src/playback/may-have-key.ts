import type { Needs } from '../use-case/needs.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { opensEncrypted } from '@madang/domain/playback/access.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import { isForProfile } from './may-receive.ts';

/**
 * Whether this authorization may have a film's key: only the session that the URL was signed for, while it lasts, is paid for, has a
 * profile of sufficient age, and was not ended from another device. A URL alone, or a cookie, gives no key.
 */
export const mayHaveKey =
  (deps: Needs<'catalog' | 'live' | 'now' | 'repositories' | 'sessions' | 'tokens', 'leases'>) =>
  async (authorization: string | undefined, grant: MediaClaims): Promise<boolean> => {
    const { tokens, sessions, repositories, now } = deps;
    const { sessionId, purpose } = grant;
    const at = now();
    const claims = authorization === undefined ? null : await tokens.readAccess(authorization, at);
    if (!claims || claims.sessionId !== sessionId) return false;
    const session = await sessions.find(claims.sessionId, claims.accountId);
    if (!session || !isForProfile(deps, session, grant)) return false;
    const entitlement = entitlementAt(session.subscription, at);
    const partnerBilled = isPartnerBilled(session.account.userType);
    if (!opensEncrypted({ signedIn: true, entitlement, partnerBilled })) return false;
    if (purpose === 'download') return true;
    const lease = (await repositories.leases.listOf(claims.accountId)).find((each) => each.sessionId === sessionId);
    return lease !== undefined && lease.ended?.by !== 'another device';
  };
