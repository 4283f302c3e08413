import type { Needs } from '../use-case/needs.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import type { ListedProfile } from '@madang/contract/profiles/profiles.contract.ts';
import type { SignedInPerson, Visitor } from '@madang/web/render';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { isDataAddress } from '@madang/domain/shared/page-address.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import { watchingIn } from '../use-case/viewer.ts';
import { toCall } from './api.routes.ts';
import { applySession, COOKIES, refreshCookieIn } from './cookies.ts';
import type { Call, Dispatch } from './dispatcher.ts';
import type { Geo } from '../ports/geo.ts';
import type { KnownSession } from '../ports/session-registry.ts';

export interface PageVisitor {
  readonly session: SignedInPerson | null;
  /** The account's profiles. Empty without a session. */
  readonly profiles: readonly ListedProfile[];
  /** The access token for the calls that the page makes in the browser; kept in memory there. */
  readonly accessToken: string | null;
  readonly call: Call;
  /** Of the profile; of people who are not signed in, whatever there is. */
  readonly viewingAge: ViewingAge;
  /** The session that the cookies name is over. */
  readonly sessionEnded?: NonNullable<Visitor['sessionEnded']>;
  /** Who is signed in could not be read, because a dependency is away. */
  readonly outage?: boolean;
}

/** A visitor who is not signed in. */
export const anonymousVisitor = (call: Call): PageVisitor => ({
  session: null,
  profiles: [],
  accessToken: null,
  call,
  viewingAge: 'adult',
});

/** How sessions and profiles show their account to its own page; handed in, because this folder imports no presenter. */
export interface VisitorPresenters {
  readonly presentSessionUser: (
    account: KnownSession['account'],
    profile: Profile | null,
    subscription: KnownSession['subscription'],
    session: {
      readonly accessToken: string;
      readonly refreshToken: string | null;
      readonly at: number;
      readonly signInType: KnownSession['signInType'];
    },
  ) => SessionUser;
  readonly presentListedProfiles: (profiles: readonly Profile[], plan: Plan | null) => ListedProfile[];
}

interface Options {
  readonly presenters: VisitorPresenters;
  readonly dispatch: Dispatch;
  readonly deps: Needs<'newId' | 'now' | 'repositories' | 'sessions' | 'tokens', 'sessions'>;
  readonly geo: Geo;
  readonly secure: boolean;
}

const ANONYMOUS = '0';
const USER = '1';

/**
 * Whether the cookies can belong to a session: all are present, and the user type is not anonymous (SE-57, SE-58). The profile
 * cookie is set later, when a profile is chosen.
 */
const isWhole = ({ cookies }: FastifyRequest): boolean =>
  Boolean(cookies[COOKIES.token] && refreshCookieIn(cookies) && cookies[COOKIES.udid]) && cookies[COOKIES.userType] !== ANONYMOUS;

/** Opening a page brings back no session of a partner's or guest's, and none without a profile (SE-57, SE-59, SE-60); one that a page shows goes on. */
const mayReturn = ({ cookies }: FastifyRequest): boolean =>
  cookies[COOKIES.userType] === USER && Boolean(cookies[COOKIES.profile]);

/** What a page asks the router for without being opened: the browser has begun its work before. */
const isWithinPage = ({ url }: FastifyRequest): boolean => isDataAddress(url);

/**
 * Whose page it is. A page request may read the token cookie to render for its owner. A browser that was closed comes
 * back with a token that has run out: the refresh operation, the only one that honours the refresh cookie, is asked for
 * a new one before anything is rendered.
 */
export const createVisitor = ({ presenters, dispatch, deps, geo, secure }: Options) => {
  /** Who watches where the PIN is still the one with which the profile was chosen; another one leads back to the chooser (PR-39). */
  const watcherIn = async (known: KnownSession, isOpening: boolean, at: number): Promise<Profile | null> => {
    const profile = watchingIn(known, at);
    if (!isOpening || !profile || profile.pinStamp === known.pinStamp) return profile;
    await deps.repositories.sessions.selectProfile(known.sessionId, null);
    return null;
  };

  const personBehind = async (token: string, isOpening: boolean) => {
    const at = deps.now();
    const claims = await deps.tokens.readAccess(token, at);
    const known = claims && (await deps.sessions.find(claims.sessionId, claims.accountId));
    if (!known) return null;
    const profile = await watcherIn(known, isOpening, at);
    const {
      access_token: _access,
      refresh_token: _refresh,
      ...person
    } = presenters.presentSessionUser(known.account, profile, known.subscription, {
      at,
      accessToken: '',
      refreshToken: null,
      signInType: known.signInType,
    });
    return {
      session: person satisfies SignedInPerson,
      profiles: presenters.presentListedProfiles(known.profiles, person.entitlement),
      viewingAge: profile?.viewingAge ?? ('family' as const),
    };
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageVisitor> => {
    const call = toCall(request, geo, 'anonymous');
    const anonymous = anonymousVisitor(call);
    const token = request.cookies[COOKIES.token];
    if (!token || !isWhole(request)) return anonymous;
    const isOpening = !isWithinPage(request);
    const person = await personBehind(token, isOpening);
    if (person?.session.profile && !request.cookies[COOKIES.profile]) return anonymous;
    if (person) return { ...person, accessToken: token, call: { ...call, authorization: token } };
    const ended = { ...anonymous, sessionEnded: isOpening ? ('opening' as const) : ('within' as const) };
    if (isOpening && !mayReturn(request)) return ended;
    const renewal = await dispatch('refreshToken', { profile_id: request.cookies[COOKIES.profile] }, call).catch(
      (error: unknown) => request.log.error(error),
    );
    // What broke is shown as to a stranger (SE-71); the cookies are still there when it works again.
    if (!renewal) return anonymous;
    const { session: effect } = renewal;
    if (effect) applySession({ set: (...cookie) => reply.setCookie(...cookie) }, effect, secure, deps.newId);
    if (effect?.kind !== 'issued') return ended;
    const { accessToken } = effect.tokens;
    const renewed = (await personBehind(accessToken, isOpening)) ?? anonymous;
    return { ...renewed, accessToken, call: { ...call, authorization: accessToken } };
  };
};
