import { APP_VERSION } from '@madang/domain/shared/constants.ts';
import { type Admit, type CallFailed, type Client, createClient, isCallFailed, type Send } from '@madang/contract/client.ts';
import { hasBody, isAboutMoney, type Method, VIEWER_ROUTES, type ViewerOperation } from '@madang/contract/viewer-routes.ts';
import { callerId, countedBy, nameCaller } from './caller.ts';
import { PROFILE_COOKIE, readCookie } from './cookies.ts';
import { sayFarewell } from './farewells.ts';
import { log } from './log.ts';
import { browserStorage } from './storage.ts';
import type { joinTabs } from './tabs.ts';

const TOO_MANY_AT_ONCE = '2053';
const PROFILE_NEEDED = '2014';
/** These do not ask for a fresh token first, and are not repeated after one. */
const WITHOUT_REFRESH: readonly ViewerOperation[] = ['signIn', 'signUp', 'refreshToken', 'trackError'];

/** A viewer's last position is sent while the page goes away, and still arrives. */
const OUTLIVES_PAGE: readonly ViewerOperation[] = ['trackWatch', 'trackReading', 'trackPlayback', 'stopStream'];

/** Calls about money that change something and say nothing but that. */
const SENDS_NOTHING: readonly ViewerOperation[] = ['reactivateSubscription', 'confirmPurchase'];

/** The notification that led here last, if one did (AN-73). */
const attributionId = (): string => {
  const kept = browserStorage.read('push_references');
  const last = (Array.isArray(kept) ? kept.at(-1) : null) as { readonly referenceId?: unknown } | null | undefined;
  return typeof last?.referenceId === 'string' ? last.referenceId : '';
};

const codeOf = (body: unknown): unknown => (body as { code?: unknown } | null)?.code;

/** The API client of a page, with the page's session: its access token, and what happens when the session ends. */
export const createBrowserClient = () => {
  /** Only in memory: a script that reads storage or cookies finds no access token. */
  let accessToken: string | null = null;
  let signedIn = false;
  let refreshing: Promise<boolean> | null = null;
  let joined: ReturnType<typeof tabs> | null = null;
  let whenSessionEnds: () => void = () => undefined;
  /** Token refresh of a page with its own tokens. Null for the browser's cookies. */
  let renewOwn: (() => Promise<string>) | null = null;
  let whenProfileIsNeeded: () => void = () => undefined;

  const carry: Send = async (operation, { method, path, body, idempotencyKey, signal }) => {
    const response = await fetch(path, {
      method,
      // For FormData the browser sets the content type with its boundary.
      headers: {
        authorization: accessToken ?? 'anonymous',
        ...countedBy(path),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body }),
      credentials: 'same-origin',
      keepalive: OUTLIVES_PAGE.includes(operation),
      signal,
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };

  const renewByCookie = async (): Promise<string> => {
    const user = await client.refreshToken({
      profile_id: readCookie(PROFILE_COOKIE.name) ?? undefined,
      attribution_id: attributionId(),
      // Keeps push notifications registered for this browser (NO-32).
      push_token: (browserStorage.read('push_token') as string | null) ?? undefined,
      app_version: APP_VERSION,
    });
    nameCaller(user);
    return user.access_token;
  };

  const refresh = async (): Promise<boolean> => {
    try {
      accessToken = await (renewOwn ?? renewByCookie)();
      return true;
    } catch (error) {
      if (!isCallFailed(error) || error.status === 0) throw error;
      accessToken = null;
      if (error.status === 401 || error.status === 403) {
        signedIn = false;
        nameCaller(null);
        whenSessionEnds();
      }
      return false;
    }
  };

  /** The other pages of this browser. Lazy-loaded with the first session, and again after a failed load. */
  const tabs = (): Promise<ReturnType<typeof joinTabs> | null> => {
    joined ??= import('./tabs.ts')
      .then((tabs) => tabs.joinTabs({ read: () => accessToken, adopt: (token) => (accessToken = token) }))
      .catch(() => (joined = null));
    return joined;
  };

  const refreshWithTabs = async (): Promise<boolean> => {
    // A page with its own tokens does not share them.
    const others = renewOwn ? null : await tabs();
    return others ? others.renew(refresh) : refresh();
  };

  /** Single-flight refresh: parallel calls wait for one request, because a refresh token is valid once. */
  const refreshOnce = (): Promise<boolean> => {
    refreshing ??= refreshWithTabs().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  /** A fresh token is refused as well: the session is signed out (SE-70). Its cookies go first, or sign-in would lead back at once. */
  const endSession = async (): Promise<void> => {
    if (!signedIn) return;
    signedIn = false;
    // A page with tokens of its own has no cookies to clear.
    const isOver =
      renewOwn !== null ||
      (await client.signOut().then(
        () => true,
        () => false,
      ));
    accessToken = null;
    nameCaller(null);
    if (isOver) whenSessionEnds();
  };

  const send: Send = async (operation, request) => {
    const refreshable = !WITHOUT_REFRESH.includes(operation);
    if (refreshable && signedIn && accessToken === null) await refreshOnce();
    const used = accessToken;
    const answer = await carry(operation, request);
    if (codeOf(answer.body) === PROFILE_NEEDED) whenProfileIsNeeded();
    if (!refreshable || !signedIn || answer.status !== 401 || codeOf(answer.body) === TOO_MANY_AT_ONCE) return answer;
    // Another call may have refreshed the token in the meantime.
    const renewed = accessToken !== used ? accessToken !== null : await refreshOnce();
    if (!renewed) return answer;
    const repeated = await carry(operation, request);
    if (repeated.status === 401 && codeOf(repeated.body) !== TOO_MANY_AT_ONCE) await endSession();
    return repeated;
  };

  /** Reports failed calls to the operators. The reporter lazy-loads with the first failure. */
  const tellOperators = (failure: CallFailed): void => {
    if (failure.reason !== null || failure.operation === 'trackError') return;
    // A report that fails to load or send is dropped, or it would report itself.
    import('./failure-reports.ts').then(({ reportFailure }) => reportFailure(failure, api.trackError)).catch(() => undefined);
  };

  /** Refuses billing calls without a token or payload before they are sent (SU-84, SU-85). */
  const admitMoney: Admit = (name, hasPayload) => {
    if (!isAboutMoney(name)) return null;
    const sends = hasBody((VIEWER_ROUTES[name].split(' ')[0] ?? 'GET') as Method) && !SENDS_NOTHING.includes(name);
    if (signedIn && (hasPayload || !sends)) return null;
    return sends ? 'No token or payload available' : 'No token available';
  };

  const client = createClient(send, tellOperators, admitMoney, log);

  const api: Client = {
    ...client,
    signIn: async (input) => keep(await client.signIn({ ...input, transport: 'cookie' })),
    signUp: async (input) => {
      const user = await client.signUp({ ...input, transport: 'cookie' });
      return user && keep(user);
    },
    trackError: (report) => client.trackError({ ...report, user_id: callerId(), app_version: APP_VERSION }),
    trackPlayback: (events) => client.trackPlayback({ ...events, user_id: callerId() }),
    signOut: async () => {
      await sayFarewell();
      return client.signOut();
    },
  };

  const keep = <User extends { readonly access_token: string }>(user: User): User => {
    accessToken = user.access_token;
    signedIn = true;
    return user;
  };

  /** What a call would carry, for what is none of the contract's: the key of an encrypted film, and what a popup asks for. */
  const authority = async (): Promise<string> => {
    if (signedIn && accessToken === null) await refreshOnce();
    return accessToken ?? 'anonymous';
  };

  /**
   * Sets the session the server rendered the page for, with callbacks for its expiry and for a profile that was deleted
   * or no longer fits the plan. With a `renewal` the page has its own session, whatever the browser's cookies say.
   */
  const startSession = (
    isSignedIn: boolean,
    token: string | null,
    onEnd: () => void,
    onProfileNeeded: () => void = () => undefined,
    renewal: (() => Promise<string>) | null = null,
  ): void => {
    renewOwn = renewal;
    accessToken = token;
    signedIn = isSignedIn;
    whenSessionEnds = onEnd;
    whenProfileIsNeeded = onProfileNeeded;
    if (isSignedIn && !renewal) void tabs();
  };

  /** Token for media requests, when the cookies belong to another session. Null when the cookies apply. */
  const ownAuthority = (): string | null => renewOwn && accessToken;

  return { api, authority, startSession, ownAuthority };
};

/** The client of this page. On the server, use the visitor's (`visitor.api`). */
export const { api, authority, startSession, ownAuthority } = createBrowserClient();

export { isCallFailed };
