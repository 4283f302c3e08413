import { ROUTES, type OperationName } from '@madang/contract/routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Geo } from '../providers/geo/geo.ts';
import { applySession, COOKIES } from './cookies.ts';
import type { Call, Dispatch } from './dispatcher.ts';
import { isPublicRead, type PublicCache } from './public-cache.ts';

export interface ApiOptions {
  readonly dispatch: Dispatch;
  readonly geo: Geo;
  readonly cache: PublicCache;
  readonly secure: boolean;
  readonly newId: () => string;
}

export const callOf = (request: FastifyRequest, geo: Geo, authorization: string): Call => ({
  authorization,
  country: geo.countryOf(request.ip, request.headers),
  address: request.ip,
  refreshCookie: request.cookies[COOKIES.refresh] ?? null,
});

/** A browser that posts here from another site is refused: authority comes from a header, the cookie only refreshes (trust.md 2.1). */
const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** Mounts every operation of the contract at its path. */
export const apiRoutes = (app: FastifyInstance, { dispatch, geo, cache, secure, newId }: ApiOptions): void => {
  for (const [name, route] of Object.entries(ROUTES) as [OperationName, string][]) {
    const [method, url] = route.split(' ') as ['GET' | 'POST', string];
    app.route({
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const authorization = request.headers.authorization ?? 'anonymous';
        const call = callOf(request, geo, authorization);
        const honoured = isForeign(request) ? { ...call, refreshCookie: null } : call;
        const { status, body, session } = await dispatch(name, method === 'GET' ? request.query : request.body, honoured);
        if (session) applySession({ set: (...cookie) => reply.setCookie(...cookie) }, session, secure, newId);
        const text = JSON.stringify(body);
        reply.code(status).header('content-type', 'application/json; charset=utf-8');
        if (status === 200 && isPublicRead(method, request.raw.url ?? '', authorization)) {
          return reply
            .header('cache-control', 'public, max-age=30')
            .send(cache.keep(request.raw, text, 'application/json; charset=utf-8'));
        }
        return reply.header('cache-control', 'no-store').send(text);
      },
    });
  }
};
