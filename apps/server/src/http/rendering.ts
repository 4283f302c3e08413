import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { HOLDS_CARD_FIELDS } from '@madang/contract/billing/card-fields.ts';
import { type Client, createClient, type OnFailure } from '@madang/contract/client.ts';
import { OUTAGE } from '@madang/contract/errors.ts';
import { createRequest } from '@remix-run/node-fetch-server';
import { isBot } from '@madang/domain/shared/bot.ts';
import { NO_PRIVACY_PREFERENCES } from '@madang/domain/privacy/choices.ts';
import type { ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { isDataAddress, pageAddress } from '@madang/domain/shared/page-address.ts';
import type { render as Render, Visitor } from '@madang/web/render';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../use-case/deps.ts';
import { toCall } from './api.routes.ts';
import { audienceMemory, pageDeps } from './page-caches.ts';
import { cardFieldOrigins, byHashes, byNonce, contentSecurityPolicy, licenceOrigins } from './content-security-policy.ts';
import { applySession, COOKIES } from './cookies.ts';
import { type Call, type Dispatch, dispatcher } from './dispatcher.ts';
import { type HttpFailure, ofThrown } from './errors.ts';
import { pageFailures, sendAs } from './page-calls.ts';
import type { Handlers, SessionEffect } from '../use-case/use-case.ts';
import { type FindStyles, inlineStyles } from '../fast-path/react-router/inline-styles.ts';
import type { PublicCache } from './public-cache.ts';
import { toLimitAddress } from '../ports/limits.ts';
import { isOpenedData, type PublicRequest, publicCall } from './public-request.ts';
import { anonymousVisitor, type VisitorPresenters, createVisitor } from './visitor.ts';
import type { Geo } from '../ports/geo.ts';

export interface RenderingOptions {
  readonly render: typeof Render;
  readonly presenters: VisitorPresenters;
  readonly dispatch: Dispatch;
  readonly handlers: Handlers;
  readonly deps: Deps;
  readonly geo: Geo;
  readonly cache: PublicCache;
  readonly secure: boolean;
  readonly publicUrl: string;
  readonly stylesOf: FindStyles;
  readonly mediaOrigin: string | null;
}

/** Whether a form post is cross-site (CSRF), by Sec-Fetch-Site or else by Origin. */
const isForeignForm = ({ method, headers }: FastifyRequest, publicUrl: string): boolean => {
  if (method !== 'POST') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return headers.origin !== new URL(publicUrl).origin;
};

/** The only page whose address ends with a slash (RT-15). */
const SEARCH = /^\/[^/]+\/search\/$/;

/**
 * Where a page with a slash at the end lives: every page but search has one address, which has none. Null for other addresses. A path stays on
 * the host that was asked for (RT-162), and begins with one slash: with two, or with a backslash, it would lead to another host.
 */
const withoutSlash = ({ method, url }: FastifyRequest): string | null => {
  const [path = ''] = url.split('?', 1);
  if (method === 'POST' || path === '/' || !path.endsWith('/') || SEARCH.test(path)) return null;
  // By hand: /\/+$/ looks for the end from each slash of a run, which takes 0.2 s for a path of 15 KB.
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return `/${path.slice(0, end).replace(/^[/\\]+/, '')}${url.slice(path.length)}`;
};

/** The address of home in the language that an address begins with. */
const homeOf = (url: string, publicUrl: string): string => `${publicUrl}/${/^\/(\w+)/.exec(url)?.[1] ?? 'auto'}/main`;

/** Cookies are set one by one; what a page says to us alone goes no further. */
const OF_THE_SERVER: ReadonlySet<string> = new Set(['set-cookie', HOLDS_CARD_FIELDS]);

/** The language of a public page stands in its address. */
const languageIn = ({ address }: PublicRequest): string => address.split('/', 2)[1] ?? '';

/** The one page for all addresses that lead nowhere may be kept; a title that is not found may be published at any moment. */
const isNotFound = ({ address }: PublicRequest): boolean => /^\/[^/]+\/not-found(?:\.data)?(?:\?|$)/.test(address);

export const pageRoutes = async (app: FastifyInstance, options: RenderingOptions): Promise<void> => {
  const { render, presenters, dispatch, handlers, deps, geo, cache, secure, publicUrl, mediaOrigin, stylesOf } = options;
  const { host, protocol } = new URL(publicUrl);
  const identify = createVisitor({ presenters, dispatch, deps, geo, secure });
  const mediaOrigins = [...(mediaOrigin === null ? [] : [mediaOrigin]), ...licenceOrigins(deps.settings)];
  const formOrigins = deps.help.signIn === null ? [] : [new URL(deps.help.signIn.url).origin];
  const payOrigins = cardFieldOrigins(deps.settings.payUrl);
  const depsOfPage = pageDeps(deps);
  const failuresOf = pageFailures(deps);
  // A list depends on what is played most, and what a card says on the day.
  const memory = audienceMemory(() => [deps.catalog(), deps.mostPlayed(), toDay(deps.now()), deps.testSwitches?.current()]);

  /** Page data shared by a whole audience. It comes from anonymous calls, so it contains no personal data. */
  const audienceOf = (
    country: string,
    viewingAge: ViewingAge,
    onFailure: OnFailure,
    onOutage: (failure: HttpFailure) => void,
  ): Visitor['audience'] => {
    const ask = (): Client => {
      const anonymous: Call = {
        authorization: 'anonymous',
        country,
        viewingAge,
        address: '',
        refreshCookie: null,
        privacy: NO_PRIVACY_PREFERENCES,
      };
      return createClient(sendAs(dispatch, anonymous, { isPost: false, keep: () => undefined, onOutage }), onFailure);
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
        const moved = withoutSlash(request);
        // A query may hold the token of a mailed link.
        const isSecret = request.url.includes('?');
        if (moved !== null)
          return reply.header('cache-control', isSecret ? 'no-store' : 'public, max-age=3600').redirect(moved, 308);
        // Data is for the router's script: a browser that opens its address, as from a bookmark, gets the page.
        if (isOpenedData(request.raw))
          return reply.headers({ 'cache-control': 'no-store', vary: 'sec-fetch-mode' }).redirect(pageAddress(request.url), 302);
        const isPost = request.method === 'POST';
        const nonce = randomBytes(16).toString('base64');
        const publicly = cache.requests.read(request.raw);
        let isOfBrowser = publicly === null;
        const language = publicly ? languageIn(publicly) : (request.cookies[COOKIES.language] ?? null);
        let outage: HttpFailure | null = null;
        const onOutage = (failure: HttpFailure) => {
          outage = failure;
        };
        const onRead = () => {
          isOfBrowser = true;
        };
        const visitor = publicly
          ? anonymousVisitor(publicCall(toCall(request, geo, 'anonymous'), publicly.country, onRead))
          : await identify(request, reply).catch((error: unknown) => {
              const { loud, ...failure } = ofThrown(error);
              if (failure.status !== OUTAGE.status) throw error;
              if (loud) request.log.error(error);
              onOutage(failure);
              return { ...anonymousVisitor(toCall(request, geo, 'anonymous')), outage: true };
            });
        const { session, profiles, accessToken, call, viewingAge } = visitor;
        const wait = session === null ? await deps.nodeLimits.take('pageRendering', toLimitAddress(request.ip)) : null;
        if (wait !== null) return reply.code(429).headers({ 'cache-control': 'no-store', 'retry-after': wait }).send();
        // The page of a public request is made from what its key holds: no header and no other parameter reaches it.
        const sent = createRequest(request.raw, reply.raw, { host, protocol });
        const pageRequest = publicly ? new Request(new URL(publicly.address, publicUrl), { signal: sent.signal }) : sent;
        // Some addresses only redirect and have no page that could show a failure; that of home shows it in the same language.
        const isDocument = !isDataAddress(request.url);
        const page =
          visitor.outage && isDocument
            ? new Request(homeOf(request.url, publicUrl), { headers: pageRequest.headers })
            : pageRequest;
        const keep = (effect: SessionEffect) =>
          applySession({ set: (...cookie) => reply.setCookie(...cookie) }, effect, secure, deps.newId);
        const onFailure = failuresOf({ path: pageAddress(request.url).split('?')[0] ?? '', accountId: session?.id ?? null });
        const response = await render(page, {
          // A post reads uncached data, because the form may have just changed it.
          api: createClient(
            sendAs(isPost ? dispatch : dispatcher(depsOfPage(), handlers), call, { isPost, keep, onOutage }),
            onFailure,
          ),
          audience: audienceOf(call.country, viewingAge, onFailure, onOutage),
          session,
          sessionEnded: visitor.sessionEnded,
          profiles,
          accessToken,
          language,
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
          signUpOpen: deps.settings.signUpOpen,
          longestName: deps.settings.longestName,
          claimedHours: deps.settings.claimedHours,
          noindex: deps.settings.noindex,
          isBot: () => {
            isOfBrowser = true;
            return isBot(request.headers['user-agent'] ?? '');
          },
          fastPath: deps.settings.fastPath,
          links: deps.settings.links,
          readLegal: deps.readLegal,
          help: deps.help.articles,
          testPayments: deps.settings.testPayments,
          outage: visitor.outage ?? false,
        });
        const sources = {
          media: mediaOrigins,
          adHosts: deps.settings.ads.hosts,
          forms: formOrigins,
          cardFields: response.headers.has(HOLDS_CARD_FIELDS) ? payOrigins : null,
        };
        // The router answers 500 to whatever a loader throws; what broke may be a dependency that comes back.
        const lost = outage as HttpFailure | null;
        const status = lost !== null && response.status >= 500 ? lost.status : response.status;
        reply.header('content-security-policy', contentSecurityPolicy(byNonce(nonce), sources)).code(status);
        for (const [name, value] of response.headers) if (!OF_THE_SERVER.has(name)) reply.header(name, value);
        for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
        if (lost !== null && status === lost.status) reply.header('retry-after', lost.body.retry_after);
        const { body } = response;
        // A page may opt out of the cache: the player's contains a URL signed for one visitor.
        const isStorable = response.headers.get('cache-control') !== 'no-store' && response.headers.getSetCookie().length === 0;
        const isLasting = status === 200 || (status === 404 && publicly !== null && isNotFound(publicly));
        // A page with a failed part is not cached for other visitors.
        const isKept = publicly !== null && !isOfBrowser && lost === null && isStorable && isLasting;
        if (body === null || (body instanceof ReadableStream && !isKept))
          return reply.header('cache-control', 'no-store').send(body);
        // A page is whole when it is given: in one piece it leaves with its length, and in one write.
        const whole =
          body instanceof ReadableStream
            ? await buffer(body)
            : Buffer.concat(body.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
        if (!isKept) return reply.header('cache-control', 'no-store').send(whole);
        reply.header('cache-control', 'public, max-age=0, must-revalidate');
        const isPage = !(body instanceof ReadableStream) || response.headers.get('content-type')?.startsWith('text/html');
        if (!isPage) return reply.headers(cache.keep(publicly, { status, body: whole, headers: reply.getHeaders() })).send(whole);
        const shared = byHashes(inlineStyles(whole.toString(), stylesOf, nonce), nonce);
        reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy(shared.inline, sources));
        return reply.headers(cache.keep(publicly, { status, body: shared.html, headers: reply.getHeaders() })).send(shared.html);
      },
    });
  });
};
