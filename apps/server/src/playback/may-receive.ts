import type { Needs } from '../use-case/needs.ts';
import { airingAt } from '@madang/domain/live/guide.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { CHANNEL } from '@madang/streaming/live-stream.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import { isPartnerBilled } from '@madang/domain/accounts/account.ts';
import { opensEncrypted } from '@madang/domain/playback/access.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import { mayOpen } from '../catalog/visible-to.ts';
import { watchingIn } from '../use-case/viewer.ts';

type Sessions = Needs<'sessions'>['sessions'];
type KnownSession = NonNullable<Awaited<ReturnType<Sessions['find']>>>;
type Shown = Pick<MediaClaims, 'purpose' | 'contentId'>;
type Needed = Needs<'catalog' | 'live' | 'now' | 'sessions' | 'tokens'>;

/** The title that an address shows: of the channel what is on air now. Null where it is no longer known. */
const shownBy = ({ catalog, live, now }: Needs<'catalog' | 'live' | 'now'>, { purpose, contentId }: Shown) => {
  if (purpose !== 'programme') return catalog().find(contentId);
  const { airings } = live.guide();
  const airing = contentId === CHANNEL ? airingAt(airings, now()) : airings.find(({ id }) => id === contentId);
  return airing?.contentId ? catalog().find(airing.contentId) : null;
};

const isFor = (deps: Needs<'catalog' | 'live' | 'now'>, viewingAge: ViewingAge, grant: Shown): boolean => {
  const content = shownBy(deps, grant);
  return content === null || mayOpen({ viewingAge }, content, deps.catalog());
};

/** Whether the session's current profile may see what a URL is signed for. Before a profile is chosen, only family content. */
const isForProfile = (deps: Needs<'catalog' | 'live' | 'now'>, session: KnownSession, grant: Shown): boolean =>
  isFor(deps, watchingIn(session, deps.now())?.viewingAge ?? 'family', grant);

/** During a database outage a signed URL stays valid until it expires, so that running playback does not stop. */
const findIfPossible = (sessions: Sessions, sessionId: string, accountId: string) =>
  sessions.find(sessionId, accountId).catch(() => null);

/**
 * Whether the profile of the request's session may have what a URL is signed for: it may have been signed for another profile, or
 * before this one was chosen. A request without a session, from a television or a cache, has only the URL.
 */
export const mayReceive =
  (deps: Needed) =>
  async (token: string | undefined, grant: MediaClaims): Promise<boolean> => {
    // Family content needs no session look-up.
    if (isFor(deps, 'family', grant)) return true;
    const claims = token ? await deps.tokens.readAccess(token, deps.now()) : null;
    const session = claims && (await findIfPossible(deps.sessions, claims.sessionId, claims.accountId));
    return session ? isForProfile(deps, session, grant) : true;
  };

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
