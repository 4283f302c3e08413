import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { api } from '@madang/contract/api.ts';
import { envelopeSchema, FailureEnvelope } from '@madang/contract/envelope.ts';
import { ERRORS } from '@madang/contract/errors.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { fillPath } from '@madang/contract/path-fields.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import type { Connection } from '@madang/database/connection.ts';
import { freshDatabase, NOON } from '@madang/database/database.fixture.ts';
import type { PlaybackKind } from '@madang/domain/analytics/playback-event.ts';

import type { Profile } from '@madang/domain/profiles/profile.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import { takeOver } from '@madang/domain/subscriptions/subscription.ts';
import { exampleFilm } from '@madang/streaming/example-film.fixture.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { ADS_ON, HOUSE_ADS } from './ads/house-ads.fixture.ts';
import { type AppOptions, createApp } from './app.ts';
import { CATALOG } from './catalog/catalog.fixture.ts';
import { STRIP_STORAGE } from './webtoons/strip.fixture.ts';
import type { Deps } from './use-case/deps.ts';
import { openTransactions } from './after-commit.ts';
import { createDeps, type ServerConfig } from './create-deps.ts';
import { headerGeo } from './providers/geo/geo.ts';
import type { PaymentGateway } from './ports/payment-gateway.ts';
import { scriptedGateway } from './providers/payments/scripted-gateway.fixture.ts';
import type { MediaStorage } from './ports/media.ts';
import { limitsFor } from './http/limits.ts';
import { normalizingHasher } from './sessions/password-hasher.ts';
import { PRODUCT_SETTINGS } from './settings/product-settings.fixture.ts';
import type { ProductSettings } from './settings/product-settings.ts';
import { tokenIssuer } from './sessions/token-issuer.ts';
import type { PasswordGuesses } from './ports/authentication.ts';

const FILMS: Readonly<Record<string, MediaIndex>> = {
  'film-a': exampleFilm(),
  slate: { ...exampleFilm([4000, 4000]), subtitles: [] },
};

/** A storage that holds one film, `film-a`, and what the channel shows off air. */
const films: MediaStorage = {
  index: async (assetId) => (FILMS[assetId] ? { ...FILMS[assetId], asset: assetId } : null),
  stat: async () => null,
  read: () => Readable.from([]),
};

/** Says yes to the right password as fast as it can; what the real one costs is proved beside it. */
const quickHasher = normalizingHasher({
  hash: async (password: string) => `quick ${password}`,
  verify: async (stored: string | null, password: string) => stored === `quick ${password}`,
});

/** No password is guessed: loading the dictionary would take each file of tests a quarter of a second; what it refuses is proved beside it. */
const noGuesses = async (): Promise<number> => Number.POSITIVE_INFINITY;

export const PASSWORD = 'courtyard-26';
/** Refusals that no operation declares because the http room gives them. */
const OF_THE_HTTP_ROOM: readonly Refusal[] = ['TOKEN_INVALID', 'SIGN_IN_NEEDED', 'INPUT_INVALID', 'BODY_TOO_LARGE'];

export interface TestCallOptions {
  /** The access token; left out for anonymous calls. */
  readonly as?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly country?: string;
  readonly address?: string;
}

export interface TestAnswer {
  readonly status: number;
  /** What the envelope carries; loosely typed because the contract's schema has been held against it. */
  readonly body: {
    readonly code: string;
    readonly message: string;
    readonly reason?: Refusal;
    readonly fields?: Record<string, string>;
    readonly retry_after?: number;
  };
  readonly object: Record<string, unknown>;
  readonly objects: readonly Record<string, unknown>[];
  readonly total: number;
  readonly response: LightMyRequestResponse;
}

/** Holds an answer against the contract: nothing undeclared, nothing missing, no refusal that was not announced. */
const expectContract = (name: OperationName, status: number, body: unknown): void => {
  const operation: Operation = api[name];
  if (status === 200) {
    expect(envelopeSchema(operation).parse(body), name).toEqual(body);
    return;
  }
  const failure = FailureEnvelope.parse(body);
  expect(failure, name).toEqual(body);
  const reason = failure.reason as Refusal;
  const before = [
    ...OF_THE_HTTP_ROOM,
    ...(operation.authority === 'profile' ? ['PROFILE_NEEDED'] : []),
    ...(operation.idempotent ? ['IDEMPOTENCY_KEY_INVALID'] : []),
  ];
  expect([...operation.refusals, ...before], `${name} ${JSON.stringify(body)}`).toContain(reason);
  expect({ status, code: failure.code }).toEqual({ status: ERRORS[reason].status, code: ERRORS[reason].code });
};

/** An input as a query; what does not fit into one goes as JSON, for the contract to refuse. */
const queryOf = (input: object): string => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const query = given.map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : JSON.stringify(value)]);
  return query.length > 0 ? `?${new URLSearchParams(query)}` : '';
};

/** Calls of the contract, to one node. */
const callsTo = (app: FastifyInstance) => {
  const inject = (name: OperationName, input: object = {}, { as, headers, cookies, country, address }: TestCallOptions = {}) => {
    const [method, url] = ROUTES[name].split(' ') as [Method, string];
    const { path, rest } = fillPath(url, input as Record<string, unknown>);
    const query = hasBody(method) ? '' : queryOf(rest);
    return app.inject({
      method,
      url: `${path}${query}`,
      headers: { authorization: as ?? 'anonymous', ...(country && { 'x-country': country }), ...headers },
      ...(cookies && { cookies: { ...cookies } }),
      ...(hasBody(method) && { payload: input }),
      ...(address && { remoteAddress: address }),
    });
  };

  /** Calls an operation and holds the answer against the contract. */
  const call = async (name: OperationName, input: object = {}, options: TestCallOptions = {}): Promise<TestAnswer> => {
    const response = await inject(name, input, options);
    const body = response.json<TestAnswer['body'] & { object?: unknown; objects?: unknown; total_count?: unknown }>();
    expectContract(name, response.statusCode, body);
    return {
      status: response.statusCode,
      body,
      response,
      object: body.object as TestAnswer['object'],
      objects: body.objects as TestAnswer['objects'],
      total: body.total_count as number,
    };
  };
  return { inject, call };
};

/** Opens the mailbox of this server. */
export const MAILBOX_KEY = 'mailbox key of the tests';
/** By which this server knows its operator. */
export const OPERATOR_KEY = 'operator key';

/** The whole server over a database of its own, with a clock that tests move; pages only where a test brings them. */
export const startApp = async (
  settings: Partial<ProductSettings> = {},
  web?: AppOptions['web'],
  {
    storage = films,
    subscriptionsBy,
    passwordGuesses,
    ...surroundings
  }: {
    /** How hard passwords are to guess. */
    readonly passwordGuesses?: PasswordGuesses;
    /** Who keeps subscriptions instead of our own engine. */
    readonly subscriptionsBy?: (connection: Connection) => Promise<{
      readonly gateway: PaymentGateway;
      readonly served: (deps: Deps) => NonNullable<AppOptions['subscriptions']>;
    }>;
  } & Partial<
    Pick<
      ServerConfig,
      | 'searchEngine'
      | 'adTags'
      | 'mailer'
      | 'storage'
      | 'encryptedFilms'
      | 'identityProviders'
      | 'partnerAssertions'
      | 'gateway'
      | 'taxRates'
      | 'testClock'
      | 'testSwitches'
      | 'boleto'
      | 'help'
      | 'push'
      | 'warn'
    >
  > = {},
) => {
  const connection = await freshDatabase();
  const kept = await subscriptionsBy?.(connection);
  await connection.repositories.catalog.replaceAll(CATALOG);
  /** `setBack` is how far tests have set the system clock back: the monotonic clock goes on as if nothing had happened. */
  const clock = { now: NOON, setBack: 0 };
  const elapsed = () => clock.now + clock.setBack;
  const reports: unknown[] = [];
  const tokenKey = randomBytes(32);
  const pinKey = randomBytes(32);
  const around = await createDeps({
    connection,
    storage,
    tokenKey,
    houseAds: HOUSE_ADS,
    mediaSecret: 'media secret',
    pinKey,
    operatorKey: OPERATOR_KEY,
    settings: {
      ...PRODUCT_SETTINGS,
      blockedCountries: new Set(['KP']),
      ads: ADS_ON,
      giftsOffered: true,
      ...settings,
    },
    mailer: 'mailbox',
    gateway: kept?.gateway ?? scriptedGateway().gateway,
    now: () => clock.now,
    elapsed,
    report: (error) => reports.push(error),
    ...surroundings,
  });
  const deps = { ...around.deps, passwords: quickHasher, passwordGuesses: passwordGuesses ?? noGuesses };
  const open = (nodeDeps: AppOptions['deps']) =>
    createApp({
      deps: nodeDeps,
      storage,
      encryptedFilms: surroundings.encryptedFilms ?? null,
      strips: STRIP_STORAGE,
      mediaSecret: 'media secret',
      // Tests choose the country of a call, whatever address it comes from; who may name one is tested beside `headerGeo`.
      geo: headerGeo('x-country', 'US', () => true),
      publicUrl: 'https://madang.example',
      trustedProxies: null,
      logger: false,
      mailboxKey: MAILBOX_KEY,
      ...(kept && { subscriptions: kept.served(nodeDeps) }),
      ...(web && { web }),
    });
  const { app, cache } = await open(deps);
  await app.ready();
  const { inject, call } = callsTo(app);
  /** One more node over the same database: it has read and counted nothing yet. */
  const startNode = async () => {
    const { now } = deps;
    const own = {
      ...openTransactions({ connection, workers: around.workers, now, elapsed, onError: (error) => reports.push(error) }),
      tokens: tokenIssuer(tokenKey),
      limits: limitsFor(connection, pinKey, PRODUCT_SETTINGS.fastPath),
    };
    const node = await open({ ...deps, ...own });
    await node.app.ready();
    return { app: node.app, ...callsTo(node.app), close: () => node.app.close() };
  };

  let people = 0;
  const signUpForm = (different: object = {}) => ({
    email: `${randomUUID()}@madang.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    first_name: 'Mina',
    last_name: 'Oliveira',
    gender: 'female',
    agreed: true,
    ...different,
  });
  /** Someone new, signed in with tokens in the body, from an address of their own. */
  const signUp = async (different: object = {}, country?: string): Promise<SessionUser & { readonly refresh_token: string }> => {
    people += 1;
    const { object } = await call('signUp', signUpForm(different), {
      address: `10.0.${Math.floor(people / 250)}.${people % 250}`,
      ...(country && { country }),
    });
    return object as SessionUser & { readonly refresh_token: string };
  };
  /** Signs the person in on another device with their profile. Gives the session user with its tokens. */
  const signInAgain = async (
    { username, profile }: Pick<SessionUser, 'username' | 'profile'>,
    how: { readonly address?: string } = {},
  ) => {
    const { object } = await call('signIn', { email: username, password: PASSWORD }, how);
    const user = object as SessionUser & { readonly refresh_token: string };
    await call('selectProfile', { id: profile?.id }, { as: user.access_token });
    return user;
  };
  /** A playback ID as the play call issues it, also for content that this caller may not play. */
  const issuePlayback = async (
    contentId: string,
    { as, kind = 'film' }: { readonly as?: string | undefined; readonly kind?: PlaybackKind } = {},
  ): Promise<string> => {
    const claims = as === undefined ? null : await deps.tokens.readAccess(as, clock.now);
    return deps.playbackIds.issue({ kind, contentId, sessionId: claims?.sessionId ?? null }, clock.now);
  };
  /** Entitles an account until an instant, as a purchase would. */
  const entitle = async (accountId: string, plan: Plan, until = clock.now + 30 * 86_400_000): Promise<void> => {
    const { subscriptions } = connection.repositories;
    const running = await subscriptions.findOf(accountId);
    const bought = takeOver({
      id: running?.id ?? randomUUID(),
      accountId,
      sku: `WEB_${plan.toUpperCase()}_MONTHLY_USD`,
      plan,
      period: 'monthly',
      gateway: 'CARD',
      status: 'ACTIVE',
      country: 'US',
      currency: 'USD',
      startedAt: clock.now,
      periodStart: Math.min(clock.now, until) - 1000,
      periodEnd: until,
    });
    await subscriptions.save({ ...bought, until });
    clock.now += 2000;
  };
  /** Gives an account one more profile. */
  const addProfile = async (user: SessionUser, viewingAge: Profile['viewingAge']): Promise<string> => {
    const [first] = await connection.repositories.profiles.listOf(user.id);
    const profile = { ...(first as Profile), id: randomUUID(), name: viewingAge, viewingAge };
    await connection.repositories.profiles.add(profile, (clock.now += 1));
    return profile.id;
  };
  /** Someone new who watches with a profile of this viewing age. */
  const signUpAs = async (viewingAge: Profile['viewingAge']) => {
    const user = await signUp();
    await call('selectProfile', { id: await addProfile(user, viewingAge) }, { as: user.access_token });
    return user;
  };

  const close = async () => {
    await app.close();
    await connection.close();
  };
  return {
    app,
    cache,
    clock,
    connection,
    deps,
    source: around.source,
    guide: around.guide,
    learning: around.learning,
    workers: around.workers,
    writeSearchEntries: around.writeSearchEntries,
    tokenKey,
    reports,
    inject,
    call,
    startNode,
    signUp,
    signUpForm,
    signInAgain,
    signUpAs,
    issuePlayback,
    entitle,
    addProfile,
    close,
  };
};
export type TestApp = Awaited<ReturnType<typeof startApp>>;
