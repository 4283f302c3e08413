import { type CallFailed, type Client, createClient, isCallFailed, type Send } from '@madang/contract/client.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import { PROFILE_COOKIE, readCookie } from './cookies.ts';
import { sayFarewell } from './farewells.ts';
import { browserStorage } from './storage.ts';

/** Only in memory: whoever reads storage or cookies finds no authority there. */
let accessToken: string | null = null;
let signedIn = false;
let refreshing: Promise<boolean> | null = null;
let whenSessionEnds: () => void = () => undefined;

/** Sent with every refresh, event and error report (SE-52, ST-32, AN-72). */
export const APP_VERSION = 'v4.0.16';
const TOO_MANY_AT_ONCE = '2053';
/** These do not ask for a fresh token first, and are not repeated after one. */
const WITHOUT_REFRESH: readonly OperationName[] = ['signIn', 'signUp', 'refreshToken', 'trackError'];

/** A viewer's last position is sent while the page goes away, and still arrives. */
const OUTLIVES_PAGE: readonly OperationName[] = ['trackWatch', 'trackReading', 'trackPlayback', 'stopStream'];

const carry: Send = async (operation, { method, path, body, signal }) => {
  const response = await fetch(path, {
    method,
    headers: { authorization: accessToken ?? 'anonymous', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
    credentials: 'same-origin',
    keepalive: OUTLIVES_PAGE.includes(operation),
    signal,
  });
  return { status: response.status, body: await response.json().catch(() => null) };
};

/** The notification that led here last, if one did (AN-73). */
const attributionId = (): string => {
  const kept = browserStorage.read('push_references');
  const last = (Array.isArray(kept) ? kept.at(-1) : null) as { readonly ref_id?: unknown } | null | undefined;
  return typeof last?.ref_id === 'string' ? last.ref_id : '';
};

const refresh = async (): Promise<boolean> => {
  try {
    const { access_token } = await client.refreshToken({
      profile_id: readCookie(PROFILE_COOKIE.name) ?? undefined,
      attribution_id: attributionId(),
      app_version: APP_VERSION,
    });
    accessToken = access_token;
    return true;
  } catch (error) {
    if (!isCallFailed(error) || error.status === 0) throw error;
    accessToken = null;
    if (error.status === 401 || error.status === 403) {
      signedIn = false;
      whenSessionEnds();
    }
    return false;
  }
};

/** One refresh at a time; everybody else waits for it (specification section 4). */
const refreshOnce = (): Promise<boolean> => {
  refreshing ??= refresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
};

const codeOf = (body: unknown): unknown => (body as { code?: unknown } | null)?.code;

const send: Send = async (operation, request) => {
  const refreshable = !WITHOUT_REFRESH.includes(operation);
  if (refreshable && signedIn && accessToken === null) await refreshOnce();
  const used = accessToken;
  const answer = await carry(operation, request);
  if (!refreshable || !signedIn || answer.status !== 401 || codeOf(answer.body) === TOO_MANY_AT_ONCE) return answer;
  // Another call may have brought a fresh token while this one was under way.
  const renewed = accessToken !== used ? accessToken !== null : await refreshOnce();
  return renewed ? carry(operation, request) : answer;
};

/** Operators hear of what broke; what that takes is only brought when something has. */
const tellOperators = (failure: CallFailed): void => {
  if (failure.reason !== null || failure.operation === 'trackError') return;
  // Where the report cannot be brought or told there is nobody else to tell.
  import('./failure-reports.ts').then(({ reportFailure }) => reportFailure(failure, api.trackError)).catch(() => undefined);
};

const client = createClient(send, tellOperators);

/** The API from the browser. On the server ask the visitor (`visitor.api`). */
export const api: Client = {
  ...client,
  signIn: async (input) => keep(await client.signIn({ ...input, transport: 'cookie' })),
  signUp: async (input) => keep(await client.signUp({ ...input, transport: 'cookie' })),
  trackError: (report) => client.trackError({ ...report, app_version: APP_VERSION }),
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

/** Tells the client for whom the server rendered the page, and what to do when that session ends by itself. */
export const startSession = (isSignedIn: boolean, token: string | null, onEnd: () => void): void => {
  accessToken = token;
  signedIn = isSignedIn;
  whenSessionEnds = onEnd;
};

export { isCallFailed };
