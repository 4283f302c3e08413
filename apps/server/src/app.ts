import { constants } from 'node:zlib';
import { createServer } from 'node:http';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { keySystemsFor } from '@madang/domain/playback/protection.ts';
import { pageAddress } from '@madang/domain/shared/page-address.ts';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { mailboxRoutes } from './mail/mailbox.routes.ts';
import { receiptRoutes } from './billing/billing.routes.ts';
import { adRoutes } from './ads/ads.routes.ts';
import type { Deps } from './use-case/deps.ts';
import { paymentNoticeRoutes } from './billing/payment-webhooks.routes.ts';
import { handlers as ownHandlers } from './handlers.ts';
import { apiPage, openApiRoute } from './http/openapi.ts';
import { apiRoutes } from './http/api.routes.ts';
import { carriedSession } from './http/credentials.ts';
import { refuseCardNumbers, requestTarget, refuseUnparsed } from './http/early-refusals.ts';
import { isClientAbort, ofRefusal, ofThrown, unsatisfiedRange } from './http/errors.ts';
import { dispatcher } from './http/dispatcher.ts';
import { cachedAnswersFirst, cachedAnswersInHook } from './fast-path/fastify/cached-answers-first.ts';
import { NO_SCHEMA_COMPILERS } from './fast-path/fastify/no-schema-compilers.ts';
import { builtStyles } from './fast-path/react-router/inline-styles.ts';
import { PublicCache } from './http/public-cache.ts';
import { publicRequests } from './http/public-request.ts';
import { pageRoutes } from './http/rendering.ts';
import { staticRoutes } from './http/static.routes.ts';
import { switchedGeo } from './test-switches/switched.ts';
import { trustedPeers } from './settings/server-settings.ts';
import { mayHaveKey, mayReceive } from './playback/may-receive.ts';
import { returnedForms } from './http/returned-forms.ts';
import { mediaRoutes } from './playback/media.routes.ts';
import type { StripStorage } from './playback/stored-files.ts';
import type { EncryptedFilms, MediaStorage } from './ports/media.ts';
import { privacyFileRoutes } from './privacy/privacy.routes.ts';
import { presentListedProfiles } from './profiles/profile.presenter.ts';
import { presentSessionUser } from './sessions/session.presenter.ts';
import { profilePictureRoutes } from './profiles/profiles.routes.ts';
import { type NotificationOptions, recurlyRoutes } from './recurly/recurly.routes.ts';
import type { SubscriptionBackend } from './subscriptions/subscription-backend.ts';
import type { publicAddress, render } from '@madang/web/render';
import type { Geo } from './ports/geo.ts';

export interface AppOptions {
  readonly deps: Deps;
  readonly geo: Geo;
  readonly storage: MediaStorage;
  /** Encrypted films for subscribers. None if all are served in the clear. */
  readonly encryptedFilms?: EncryptedFilms | null;
  readonly strips: StripStorage;
  readonly mediaSecret: string;
  /** Where the storage sends viewers for pictures and sound, if that is not here. */
  readonly mediaOrigin?: string | null;
  readonly publicUrl: string;
  readonly trustedProxies: string | null;
  readonly logger: FastifyBaseLogger | false;
  /** Who keeps subscriptions; our own engine unless it says otherwise. */
  readonly subscriptions?: { readonly backend: SubscriptionBackend } & Pick<NotificationOptions, 'keys' | 'onNotification'>;
  /** Opens the page that shows what would have been mailed; null and left out for no such page. */
  readonly mailboxKey?: string | null;
  /** Adds the contract as a page to read. */
  readonly development?: boolean;
  /** Pages and their files; left out where only calls are tested. */
  readonly web?: {
    readonly render: typeof render;
    readonly publicAddress: typeof publicAddress;
    readonly assets: string;
    readonly pictures: string;
  };
}

/** Request timeout in milliseconds: a slow client must not hold a connection longer (slowloris). */
const REQUEST_MS = 30_000;
/** How often slow clients are looked for; Node's own 30 s would let them have twice their time. */
const LOOK_MS = 5000;
const MAX_BODY_BYTES = 64 * 1024;

/** The whole server: one origin for calls, streams, pictures and pages. */
export const createApp = async (options: AppOptions): Promise<{ readonly app: FastifyInstance; readonly cache: PublicCache }> => {
  const { protection, fastPath } = options.deps.settings;
  const {
    deps,
    storage,
    encryptedFilms = null,
    strips,
    mediaSecret,
    mediaOrigin = null,
    publicUrl,
    trustedProxies,
    logger,
    web,
  } = options;
  const { testSwitches } = deps;
  const geo = testSwitches ? switchedGeo(options.geo, testSwitches) : options.geo;
  const cache = new PublicCache(deps.elapsed, publicRequests(geo, web?.publicAddress ?? (() => null)));
  /** The cache of public answers. Answers made under a test switch are not used. */
  const cachedAnswers: Pick<PublicCache, 'answer'> = {
    answer: (request, response) => {
      if (testSwitches?.isSwitched()) cache.clear();
      return cache.answer(request, response);
    },
  };
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isAborted = isClientAbort(error, request, reply);
    const { status, body, loud } = ofThrown(error);
    if (isAborted)
      request.log.debug(
        { method: request.method, path: pageAddress(request.url).split('?', 1)[0] },
        'the client closed the connection',
      );
    else if (loud) request.log.error(error);
    if (body.retry_after !== undefined) reply.header('retry-after', body.retry_after);
    const unsatisfied = unsatisfiedRange(error);
    if (unsatisfied !== null)
      return reply.code(416).headers({ 'content-range': unsatisfied, 'cache-control': 'no-store' }).type('text/plain').send('');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
  const app = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_MS,
    connectionTimeout: 2 * REQUEST_MS,
    keepAliveTimeout: 65_000,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedPeers(trustedProxies),
    routerOptions: { maxParamLength: 2000 },
    ...(fastPath.has('no-schema-compilers') && NO_SCHEMA_COMPILERS),
    // An address that cannot be read is refused before there is a route whose error handler would be asked.
    frameworkErrors: fail,
    clientErrorHandler: refuseUnparsed,
    serverFactory: (handler) => {
      const listener = fastPath.has('cached-answers-first') ? cachedAnswersFirst(cachedAnswers, handler) : handler;
      return createServer(
        {
          requestTimeout: REQUEST_MS,
          headersTimeout: REQUEST_MS,
          connectionsCheckingInterval: LOOK_MS,
          keepAliveTimeout: 65_000,
        },
        (request, response) => {
          const target = requestTarget(request.url ?? '');
          if (target === null) {
            response.writeHead(400, { 'cache-control': 'no-store', 'content-length': 0, connection: 'close' }).end();
            return;
          }
          request.url = target.path;
          if (target.authority !== null) request.headers.host = target.authority;
          listener(request, response);
        },
      );
    },
  });

  if (!fastPath.has('cached-answers-first')) cachedAnswersInHook(app, cachedAnswers);

  // Uploads still queued are answered 503 at once; decoders end before the server does.
  let picturesClosed: Promise<void> | undefined;
  app.addHook('preClose', async () => void (picturesClosed = deps.pictures.close()));
  app.addHook('onClose', () => picturesClosed);

  app.setErrorHandler(fail);
  app.setNotFoundHandler((_request, reply) => {
    const { status, body } = ofRefusal({ refusal: 'ROUTE_NOT_FOUND' });
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });

  const secure = publicUrl.startsWith('https:');
  await app.register(fastifyCookie);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    // With no-referrer a browser hides the origin even of our own forms, and every posted form would look foreign.
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(mediaRoutes, {
    storage,
    encrypted: encryptedFilms && protection && { films: encryptedFilms, keySystems: keySystemsFor(protection, 'watch') },
    mayHaveKey: mayHaveKey(deps),
    mayReceive: mayReceive(deps),
    strips,
    channel: deps.live.channel,
    secret: mediaSecret,
    sessionOf: carriedSession(deps),
    now: deps.now,
  });
  await app.register(adRoutes, { deps, publicUrl });
  await app.register(returnedForms);
  await app.register(profilePictureRoutes, { deps });
  await app.register(privacyFileRoutes, { deps });
  await app.register(paymentNoticeRoutes, { deps });
  await app.register(receiptRoutes, { deps, geo });
  if (options.subscriptions) await recurlyRoutes(app, { deps, ...options.subscriptions });
  refuseCardNumbers(app);
  await app.register(async (scope) => {
    await scope.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
    });
    const handlers = { ...ownHandlers, ...options.subscriptions?.backend };
    const dispatch = dispatcher(deps, handlers);
    await apiRoutes(scope, { dispatch, geo, cache, secure, newId: deps.newId, hasTable: fastPath.has('operation-table') });
    openApiRoute(scope);
    if (options.development) apiPage(scope);
    if (options.mailboxKey) mailboxRoutes(scope, deps, options.mailboxKey);
    if (!web) return;
    await staticRoutes(scope, { ...web, isInMemory: fastPath.has('built-files') });
    await pageRoutes(scope, {
      render: web.render,
      presenters: { presentSessionUser, presentListedProfiles },
      dispatch,
      handlers,
      deps,
      geo,
      cache,
      secure,
      publicUrl,
      mediaOrigin,
      stylesOf: fastPath.has('inline-styles') ? builtStyles(web.assets) : () => null,
    });
  });
  return { app, cache };
};
