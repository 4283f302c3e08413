import fastifyMultipart from '@fastify/multipart';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Geo } from '../providers/geo/geo.ts';
import { applySession, COOKIES } from './cookies.ts';
import { type Call, type Dispatch, LateInput } from './dispatcher.ts';
import { privacySaid } from './privacy-said.ts';
import { FORM_LIMITS, readFormParts } from './form-parts.ts';
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
  privacy: privacySaid(request),
  userAgent: request.headers['user-agent'] ?? '',
  // Sent twice it is one key with a comma and a space, which no key may have.
  idempotencyKey: request.headers['idempotency-key']?.toString(),
});

/** A browser that posts here from another site is refused: authority comes from a header, the cookie only refreshes (trust.md 2.1). */
const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** What the path names counts, whatever the body says of it. */
const withPath = (sent: unknown, params: unknown): unknown => {
  const given = Object.entries((params ?? {}) as Record<string, string | undefined>).filter(([, value]) => value);
  return given.length > 0 ? { ...(sent as object | null), ...Object.fromEntries(given) } : sent;
};

const inputOf = (request: FastifyRequest, { file }: Operation): unknown => {
  if (!hasBody(request.method as Method)) return withPath(request.query, request.params);
  const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
  return isForm && file ? new LateInput(() => readFormParts(request, file.mostBytes)) : withPath(request.body, request.params);
};

/** Mounts every operation of the contract at its path. */
export const apiRoutes = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  const { dispatch, geo, cache, secure, newId } = options;
  const mount = (scope: FastifyInstance, name: OperationName, route: string): void => {
    const [method, url] = route.split(' ') as [Method, string];
    scope.route({
      method,
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const authorization = request.headers.authorization ?? 'anonymous';
        const call = callOf(request, geo, authorization);
        const honoured = isForeign(request) ? { ...call, refreshCookie: null } : call;
        const { status, body, session } = await dispatch(name, inputOf(request, api[name]), honoured);
        if (session) applySession({ set: (...cookie) => reply.setCookie(...cookie) }, session, secure, newId);
        const text = JSON.stringify(body);
        reply.code(status).header('content-type', 'application/json; charset=utf-8');
        if ('retry_after' in body) reply.header('retry-after', body['retry_after']);
        if (status === 200 && isPublicRead(method, request.raw.url ?? '', authorization)) {
          return reply
            .header('cache-control', 'public, max-age=30')
            .send(cache.keep(request.raw, text, 'application/json; charset=utf-8'));
        }
        return reply.header('cache-control', 'no-store').send(text);
      },
    });
  };
  const takesFile = ([name]: readonly [OperationName, string]): boolean => (api[name] as Operation).file !== undefined;
  const routes = Object.entries(ROUTES) as [OperationName, string][];
  for (const [name, route] of routes.filter((each) => !takesFile(each))) mount(app, name, route);
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits: FORM_LIMITS });
    for (const [name, route] of routes.filter(takesFile)) mount(scope, name, route);
  });
};
