import { airingAt } from '@madang/domain/live/guide.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { CHANNEL } from '@madang/streaming/live-stream.ts';
import type { MediaGrant } from '@madang/streaming/media-address.ts';
import { mayOpen } from '../catalog/visible-to.ts';
import type { Deps } from '../deps.ts';
import { watchingIn } from '../sessions/viewer.ts';

type Sessions = Deps['sessions'];
type KnownSession = NonNullable<Awaited<ReturnType<Sessions['find']>>>;
type Shown = Pick<MediaGrant, 'purpose' | 'contentId'>;
type Needed = Pick<Deps, 'tokens' | 'sessions' | 'catalog' | 'live' | 'now'>;

/** The title that an address shows: of the channel what is on air now. Null where it is no longer known. */
const shownBy = ({ catalog, live, now }: Pick<Deps, 'catalog' | 'live' | 'now'>, { purpose, contentId }: Shown) => {
  if (purpose !== 'programme') return catalog().find(contentId);
  const { airings } = live.guide();
  const airing = contentId === CHANNEL ? airingAt(airings, now()) : airings.find(({ id }) => id === contentId);
  return airing?.contentId ? catalog().find(airing.contentId) : null;
};

const isFor = (deps: Omit<Needed, 'tokens' | 'sessions'>, viewingAge: ViewingAge, grant: Shown): boolean => {
  const content = shownBy(deps, grant);
  return content === null || mayOpen({ viewingAge }, content, deps.catalog());
};

/** Whether the profile that watches in a session now is shown what an address lends; before one is chosen, what is fit for a family. */
export const isForProfile = (deps: Omit<Needed, 'tokens' | 'sessions'>, session: KnownSession, grant: Shown): boolean =>
  isFor(deps, watchingIn(session, deps.now())?.viewingAge ?? 'family', grant);

/** While the database is away an address stands by itself until it ends, or running playback would stop. */
const findIfPossible = (sessions: Sessions, sessionId: string, accountId: string) =>
  sessions.find(sessionId, accountId).catch(() => null);

/**
 * Whether the profile that watches in the session of a request may have what an address lends: the address may come from another profile,
 * or from before this one was chosen. A request without a session, from a television or a cache, has the address alone.
 */
export const mayReceive =
  (deps: Needed) =>
  async (token: string | undefined, grant: MediaGrant): Promise<boolean> => {
    // What is for everybody costs no look-up.
    if (isFor(deps, 'family', grant)) return true;
    const claims = token ? await deps.tokens.readAccess(token, deps.now()) : null;
    const session = claims && (await findIfPossible(deps.sessions, claims.sessionId, claims.accountId));
    return session ? isForProfile(deps, session, grant) : true;
  };
