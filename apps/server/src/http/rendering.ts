import { randomBytes } from 'node:crypto';
import { createClient, type Send } from '@madang/contract/client.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import { createRequest } from '@remix-run/node-fetch-server';
import type { render as Render } from '@madang/web/render';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Geo } from '../providers/geo/geo.ts';
import { applySession, COOKIES } from './cookies.ts';
import type { Call, Dispatch } from './dispatcher.ts';
import type { SessionEffect } from './handlers.ts';
import type { PublicCache } from './public-cache.ts';
import { visitorOf } from './visitor.ts';

export interface RenderingOptions {
  readonly render: typeof Render;
  readonly dispatch: Dispatch;
  readonly deps: Pick<Deps, 'tokens' | 'sessions' | 'now' | 'newId'>;
  readonly geo: Geo;
  readonly cache: PublicCache;
  readonly secure: boolean;
  readonly publicUrl: string;
}

/** Calls an operation for the page that is being rendered, as the visitor, without the network. */
const sendAs =
  (dispatch: Dispatch, call: Call, keep: (effect: SessionEffect) => void): Send =>
  async (name: OperationName, { method, path, body }) => {
    const input: unknown =
      method === 'POST' ? JSON.parse(body ?? '{}') : Object.fromEntries(new URL(path, 'http://page').searchParams);
    const { status, body: answer, session } = await dispatch(name, input, call);
    if (session) keep(session);
    return { status, body: answer };
  };

/** A form that another site posts here in a visitor's name; browsers say where a form comes from (trust.md 2.1). */
const isForeignForm = ({ method, headers }: FastifyRequest, publicUrl: string): boolean => {
  if (method !== 'POST') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return headers.origin !== new URL(publicUrl).origin;
};

/** One policy for every page: our own scripts with the nonce of this answer, nothing from elsewhere. */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const pageRoutes = async (app: FastifyInstance, options: RenderingOptions): Promise<void> => {
  const { render, dispatch, deps, geo, cache, secure, publicUrl } = options;
  const identify = visitorOf({ dispatch, deps, geo, secure });

  await app.register(async (scope) => {
    // The body of a posted form must reach the application as an unread stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        if (isForeignForm(request, publicUrl)) return reply.code(403).header('cache-control', 'no-store').send();
        const nonce = randomBytes(16).toString('base64');
        const { session, accessToken, call } = await identify(request, reply);
        const language = request.cookies[COOKIES.language];
        const page = createRequest(request.raw, reply.raw, {
          host: new URL(publicUrl).host,
          protocol: new URL(publicUrl).protocol,
        });
        const keep = (effect: SessionEffect) =>
          applySession({ set: (...cookie) => reply.setCookie(...cookie) }, effect, secure, deps.newId);
        const response = await render(page, {
          api: createClient(sendAs(dispatch, call, keep)),
          session,
          accessToken,
          language: language ?? null,
          country: call.country,
          nonce,
          now: new Date(deps.now()),
          origin: publicUrl,
        });
        reply.header('content-security-policy', contentSecurityPolicy(nonce)).code(response.status);
        for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
        for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
        const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
        // A page may ask to be kept by nobody: the player's carries an address that was lent to one visitor.
        const isStorable = isPage && response.headers.get('cache-control') !== 'no-store';
        const isPublic =
          session === null && response.status === 200 && isStorable && response.headers.getSetCookie().length === 0;
        if (!isPublic || request.method !== 'GET') return reply.header('cache-control', 'no-store').send(response.body);
        const headers = { 'content-security-policy': contentSecurityPolicy(nonce) };
        reply
          .header('cache-control', 'public, max-age=0, must-revalidate')
          .header('vary', 'cookie, accept-encoding, accept-language');
        return reply.send(
          cache.keep(request.raw, await response.text(), 'text/html; charset=utf-8', {
            ...headers,
            'cache-control': 'public, max-age=0, must-revalidate',
          }),
        );
      },
    });
  });
};
