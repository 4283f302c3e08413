import fastifyMultipart from '@fastify/multipart';
import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operationTable } from '../fast-path/fastify/operation-table.ts';
import { applySession, COOKIES, refreshCookieIn } from './cookies.ts';
import { type Call, type Dispatch, LazyInput } from './dispatcher.ts';
import { ofRefusal } from './errors.ts';
import { readPrivacyPreferences } from './request-headers.ts';
import type { PublicCache } from './public-cache.ts';
import { publicCall } from './public-request.ts';
import type { Geo } from '../ports/geo.ts';

export interface ApiOptions {
  readonly dispatch: Dispatch;
  readonly geo: Geo;
  readonly cache: PublicCache;
  readonly secure: boolean;
  readonly newId: () => string;
  /** Whether operations are found in a table instead of by the router of Fastify. */
  readonly hasTable: boolean;
}

export const toCall = (request: FastifyRequest, geo: Geo, authorization: string): Call => ({
  authorization,
  country: geo.countryOf(request.socket.remoteAddress ?? '', request.headers),
  address: request.ip,
  refreshCookie: refreshCookieIn(request.cookies),
  deviceCookie: request.cookies[COOKIES.device] ?? null,
  privacy: readPrivacyPreferences(request),
  userAgent: request.headers['user-agent'] ?? '',
  // Sent twice it is one key with a comma and a space, which no key may have.
  idempotencyKey: request.headers['idempotency-key']?.toString(),
});

/** Refuses cross-site posts (CSRF): authority comes from a header, and the cookie only refreshes tokens. */
const isForeign = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** What the path names counts, whatever the body says of it. */
const withPath = (sent: unknown, params: unknown): unknown => {
  const given = Object.entries((params ?? {}) as Record<string, string | undefined>).filter(([, value]) => value);
  return given.length > 0 ? { ...(sent as object | null), ...Object.fromEntries(given) } : sent;
};

/** What a form of several parts may bring: one file, and as many texts as any operation takes. */
const FORM_LIMITS = { fieldNameSize: 100, fieldSize: 4096, fields: 30, files: 1, parts: 31, headerPairs: 20 } as const;

/** What was not said by the parser to be the caller's doing is a form that breaks off or contradicts itself: theirs as well. */
const asMalformed = (error: unknown): unknown =>
  typeof (error as { statusCode?: unknown } | null)?.statusCode === 'number'
    ? error
    : Object.assign(new Error('The form cannot be read.'), { statusCode: 400, cause: error });

/** The parts of a form by their names, the file as its bytes; a text that comes twice is a list, which no operation takes. */
const readFormParts = async (request: FastifyRequest, mostBytes: number): Promise<Readonly<Record<string, unknown>>> => {
  const parts = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: mostBytes } })) {
      const value: unknown = part.type === 'file' ? await part.toBuffer() : part.value;
      parts.set(part.fieldname, parts.has(part.fieldname) ? [parts.get(part.fieldname), value] : value);
    }
  } catch (error) {
    throw asMalformed(error);
  }
  return Object.fromEntries(parts);
};

const inputOf = (request: FastifyRequest, method: Method, params: unknown, { file }: Operation): unknown => {
  if (!hasBody(method)) return withPath(request.query, params);
  const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
  return isForm && file ? new LazyInput(() => readFormParts(request, file.mostBytes)) : withPath(request.body, params);
};

/** An operation at its path. */
interface Mounted {
  readonly name: OperationName;
  readonly method: Method;
  readonly url: string;
}

const MOUNTED = Object.entries(ROUTES).map(([name, route]): Mounted => {
  const [method, url] = route.split(' ') as [Method, string];
  return { name: name as OperationName, method, url };
});
const takesFile = ({ name }: Mounted): boolean => (api[name] as Operation).file !== undefined;
/**
 * Answers every operation of the contract at its path, and refuses whatever else is asked for below /api. A path without fields is
 * looked up in a table.
 */
export const apiRoutes = async (app: FastifyInstance, options: ApiOptions): Promise<void> => {
  const { dispatch, geo, cache, secure, newId, hasTable } = options;
  const answer = async ({ name, method }: Mounted, params: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const authorization = request.headers.authorization ?? 'anonymous';
    const sent = toCall(request, geo, authorization);
    const publicRequest = cache.requests.read(request.raw);
    let isOfCaller = publicRequest === null;
    const call = publicRequest
      ? publicCall(sent, publicRequest.country, () => {
          isOfCaller = true;
        })
      : sent;
    const honoured = isForeign(request) && publicRequest === null ? { ...call, refreshCookie: null } : call;
    const { status, body, session } = await dispatch(name, inputOf(request, method, params, api[name]), honoured);
    if (session) applySession({ set: (...cookie) => reply.setCookie(...cookie) }, session, secure, newId);
    const text = JSON.stringify(body);
    reply.code(status).header('content-type', 'application/json; charset=utf-8');
    if ('retry_after' in body) reply.header('retry-after', body['retry_after']);
    if (publicRequest && !isOfCaller && status === 200) {
      reply.header('cache-control', 'public, max-age=30');
      return reply.headers(cache.keep(publicRequest, { status, body: text, headers: reply.getHeaders() })).send(text);
    }
    return reply.header('cache-control', 'no-store').send(text);
  };
  const mount = (scope: FastifyInstance, mounted: Mounted): void => {
    const { method, url } = mounted;
    scope.route({ method, url, handler: (request, reply) => answer(mounted, request.params, request, reply) });
  };
  const [uploads, calls] = [MOUNTED.filter(takesFile), MOUNTED.filter((mounted) => !takesFile(mounted))];
  const { table, routed } = hasTable ? operationTable(calls) : { table: null, routed: calls };
  for (const mounted of routed) mount(app, mounted);
  app.all<{ Params: { readonly '*': string } }>('/api/*', (request, reply) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const mounted = table?.get(`${method} /api/${request.params['*']}`);
    if (mounted) return answer(mounted, null, request, reply);
    const { status, body } = ofRefusal({ refusal: 'ROUTE_NOT_FOUND' });
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  await app.register(async (scope) => {
    await scope.register(fastifyMultipart, { limits: FORM_LIMITS });
    for (const mounted of uploads) mount(scope, mounted);
  });
};
