import type { SignedInPerson } from '@madang/web/render';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Geo } from '../providers/geo/geo.ts';
import { entitlementAt } from '@madang/domain/subscriptions/entitlement.ts';
import { presentSessionUser } from '../sessions/session.presenter.ts';
import { callOf } from './api.routes.ts';
import { applySession, COOKIES } from './cookies.ts';
import type { Call, Dispatch } from './dispatcher.ts';

interface PageVisitor {
  readonly session: SignedInPerson | null;
  /** The access token for the calls that the page makes in the browser; kept in memory there. */
  readonly accessToken: string | null;
  readonly call: Call;
  /** Of the profile; of people who are not signed in, whatever there is. */
  readonly viewingAge: ViewingAge;
}

interface Options {
  readonly dispatch: Dispatch;
  readonly deps: Pick<Deps, 'tokens' | 'sessions' | 'now' | 'newId'>;
  readonly geo: Geo;
  readonly secure: boolean;
}

const ANONYMOUS = '0';
const USER = '1';

/** Whether a session can be meant: all of its cookies are there, and none says that nobody is signed in (SE-57, SE-58). */
const isWhole = ({ cookies }: FastifyRequest): boolean =>
  [COOKIES.token, COOKIES.refresh, COOKIES.udid, COOKIES.profile].every((name) => cookies[name]) &&
  cookies[COOKIES.userType] !== ANONYMOUS;

/** Partner and guest sessions are not brought back by themselves (SE-59, SE-60). */
const mayReturn = ({ cookies }: FastifyRequest): boolean => cookies[COOKIES.userType] === USER;

/**
 * Whose page it is. A page request may read the token cookie to render for its owner. A browser that was closed comes
 * back with a token that has run out: the refresh operation, the only one that honours the refresh cookie, is asked for
 * a new one before anything is rendered.
 */
export const visitorOf = ({ dispatch, deps, geo, secure }: Options) => {
  const personBehind = async (token: string) => {
    const claims = await deps.tokens.readAccess(token, deps.now());
    const known = claims && (await deps.sessions.find(claims.sessionId, claims.accountId));
    if (!known) return null;
    const subscription = entitlementAt(known.subscription, deps.now()) && known.subscription;
    const {
      access_token: _access,
      refresh_token: _refresh,
      ...person
    } = presentSessionUser(known.account, known.profile, subscription, {
      accessToken: '',
      refreshToken: null,
    });
    return { session: person satisfies SignedInPerson, viewingAge: known.profile.viewingAge };
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageVisitor> => {
    const call = callOf(request, geo, 'anonymous');
    const nobody = { session: null, accessToken: null, call, viewingAge: 'adult' as const };
    const token = request.cookies[COOKIES.token];
    if (!token || !isWhole(request)) return nobody;
    const person = await personBehind(token);
    if (person) return { ...person, accessToken: token, call: { ...call, authorization: token } };
    if (!mayReturn(request)) return nobody;
    const { session: effect } = await dispatch('refreshToken', { profile_id: request.cookies[COOKIES.profile] }, call);
    if (effect) applySession({ set: (...cookie) => reply.setCookie(...cookie) }, effect, secure, deps.newId);
    if (effect?.kind !== 'issued') return nobody;
    const { accessToken } = effect.tokens;
    const renewed = (await personBehind(accessToken)) ?? nobody;
    return { ...renewed, accessToken, call: { ...call, authorization: accessToken } };
  };
};
