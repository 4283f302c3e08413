import { randomBytes } from 'node:crypto';
import { HOLDS_CARD_FIELDS } from '@madang/contract/billing/card-fields.ts';
import { type Client, createClient, type OnFailure, type Send } from '@madang/contract/client.ts';
import { fieldsInPath } from '@madang/contract/path-fields.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { createRequest } from '@remix-run/node-fetch-server';
import { NOTHING_SAID } from '@madang/domain/privacy/choices.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { dayOf } from '@madang/domain/shared/calendar.ts';
import type { render as Render, Visitor } from '@madang/web/render';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Geo } from '../providers/geo/geo.ts';
import { audienceMemory } from './audience-memory.ts';
import { type CardFieldOrigins, cardFieldOrigins } from './card-field-origins.ts';
import { applySession, COOKIES } from './cookies.ts';
import { type Call, type Dispatch, dispatcher } from './dispatcher.ts';
import type { Handlers, SessionEffect } from './handlers.ts';
import { type StylesOf, withStylesInside } from './inline-styles.ts';
import { licenceOrigins } from './licence-origins.ts';
import { pageDeps } from './page-deps.ts';
import { pageFailures } from './page-failures.ts';
import type { PublicCache } from './public-cache.ts';
import { visitorOf } from './visitor.ts';

export interface RenderingOptions {
  readonly render: typeof Render;
  readonly dispatch: Dispatch;
  readonly handlers: Handlers;
  readonly deps: Deps;
  readonly geo: Geo;
  readonly cache: PublicCache;
  readonly secure: boolean;
  readonly publicUrl: string;
  readonly stylesOf: StylesOf;
  readonly mediaOrigin: string | null;
}

/** Calls an operation for the page that is being rendered, as the visitor, without the network. */
const sendAs =
  (dispatch: Dispatch, call: Call, keep: (effect: SessionEffect) => void): Send =>
  async (name: OperationName, { path, body, idempotencyKey }) => {
    // No page sends a file.
    const sent =
      typeof body === 'string' ? (JSON.parse(body) as object) : Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    const [, pattern = ''] = ROUTES[name].split(' ');
    const input = { ...sent, ...fieldsInPath(pattern, path) };
    const { status, body: answer, session } = await dispatch(name, input, { ...call, idempotencyKey });
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

interface Elsewhere {
  readonly media: readonly string[];
  readonly adHosts: ReadonlySet<string>;
  /** Where pages may post a form besides; none but a help centre elsewhere. */
  readonly forms: readonly string[];
  /** What the card fields of this page need; null for a page that has none. */
  readonly cardFields: CardFieldOrigins | null;
}

/**
 * One policy for every page: our own scripts with the nonce of this answer, and nothing from elsewhere but films and their licences, if
 * they are to be had there; and on a page that takes cards, the fields for them.
 */
const contentSecurityPolicy = (nonce: string, { media, adHosts, forms, cardFields }: Elsewhere): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...(cardFields?.scripts ?? [])].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ['media-src', "'self'", 'blob:', ...adHosts].join(' '),
    ['connect-src', "'self'", ...media, ...adHosts, ...(cardFields?.connections ?? [])].join(' '),
    ['frame-src', ...(cardFields?.frames ?? ["'none'"])].join(' '),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/** Cookies are set one by one; what a page says to us alone goes no further. */
const OF_THE_SERVER: ReadonlySet<string> = new Set(['set-cookie', HOLDS_CARD_FIELDS]);

export const pageRoutes = async (app: FastifyInstance, options: RenderingOptions): Promise<void> => {
  const { render, dispatch, handlers, deps, geo, cache, secure, publicUrl, mediaOrigin, stylesOf } = options;
  const { host, protocol } = new URL(publicUrl);
  const identify = visitorOf({ dispatch, deps, geo, secure });
  const mediaOrigins = [...(mediaOrigin === null ? [] : [mediaOrigin]), ...licenceOrigins(deps.settings)];
  const formOrigins = deps.help.signIn === null ? [] : [new URL(deps.help.signIn.url).origin];
  const payOrigins = cardFieldOrigins(deps.settings.payUrl);
  const depsOfPage = pageDeps(deps);
  const failuresOf = pageFailures(deps);
  // A list depends on what is played most, and what a card says on the day.
  const memory = audienceMemory(() => [deps.catalog(), deps.mostPlayed(), dayOf(deps.now())]);

  /** Lends a page what is the same for its whole audience. It is made by calls in nobody's name: nothing of a person can be in it. */
  const audienceOf = (country: string, viewingAge: ViewingAge, onFailure: OnFailure): Visitor['audience'] => {
    const ask = (): Client => {
      const nobody: Call = {
        authorization: 'anonymous',
        country,
        viewingAge,
        address: '',
        refreshCookie: null,
        privacy: NOTHING_SAID,
      };
      return createClient(
        sendAs(dispatch, nobody, () => undefined),
        onFailure,
      );
    };
    return { remember: (name, make) => memory.remember({ country, viewingAge }, name, () => make(ask())) };
  };

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
        const { session, profiles, accessToken, call, viewingAge } = await identify(request, reply);
        const language = request.cookies[COOKIES.language];
        const page = createRequest(request.raw, reply.raw, { host, protocol });
        const keep = (effect: SessionEffect) =>
          applySession({ set: (...cookie) => reply.setCookie(...cookie) }, effect, secure, deps.newId);
        const onFailure = failuresOf({ path: request.url.split('?')[0] ?? '', accountId: session?.id ?? null });
        let isOfBrowser = false;
        const response = await render(page, {
          // What a form has changed is read anew.
          api: createClient(
            sendAs(request.method === 'POST' ? dispatch : dispatcher(depsOfPage(), handlers), call, keep),
            onFailure,
          ),
          audience: audienceOf(call.country, viewingAge, onFailure),
          session,
          profiles,
          accessToken,
          language: language ?? null,
          kept: (name) => {
            isOfBrowser = true;
            return request.cookies[name] ?? null;
          },
          country: call.country,
          nonce,
          now: new Date(deps.now()),
          origin: publicUrl,
          payUrl: deps.settings.payUrl,
          gifts: deps.settings.giftsOffered,
          codes: deps.settings.codesTaken,
          links: deps.settings.links,
          readLegal: deps.readLegal,
          help: deps.help.articles,
        });
        const policy = contentSecurityPolicy(nonce, {
          media: mediaOrigins,
          adHosts: deps.settings.ads.hosts,
          forms: formOrigins,
          cardFields: response.headers.has(HOLDS_CARD_FIELDS) ? payOrigins : null,
        });
        reply.header('content-security-policy', policy).code(response.status);
        for (const [name, value] of response.headers) if (!OF_THE_SERVER.has(name)) reply.header(name, value);
        for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
        const { body } = response;
        if (body === null || body instanceof ReadableStream) return reply.header('cache-control', 'no-store').send(body);
        // A page is whole when it is given: in one piece it leaves with its length, and in one write.
        const html = Buffer.concat(body.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
        // A page may ask to be kept by nobody: the player's carries an address that was lent to one visitor.
        const isStorable = response.headers.get('cache-control') !== 'no-store';
        const isPublic =
          session === null &&
          !isOfBrowser &&
          response.status === 200 &&
          isStorable &&
          response.headers.getSetCookie().length === 0;
        if (!isPublic || request.method !== 'GET') return reply.header('cache-control', 'no-store').send(html);
        reply
          .header('cache-control', 'public, max-age=0, must-revalidate')
          .header('vary', 'cookie, accept-encoding, accept-language');
        return reply.send(
          cache.keep(request.raw, withStylesInside(html.toString(), stylesOf), 'text/html; charset=utf-8', {
            'content-security-policy': policy,
            'cache-control': 'public, max-age=0, must-revalidate',
          }),
        );
      },
    });
  });
};
