import { type Client, createClient, isCallFailed, type Send } from '@madang/contract/client.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { PROFILE_COOKIE, readCookie } from './cookies.ts';
import { sayFarewell } from './farewells.ts';

/** Only in memory: whoever reads storage or cookies finds no authority there. */
let accessToken: string | null = null;
let signedIn = false;
let refreshing: Promise<boolean> | null = null;
let whenSessionEnds: () => void = () => undefined;

/** Sent with every refresh, event and error report (SE-52, ST-32, AN-72). */
export const APP_VERSION = 'v4.0.16';
const TOO_MANY_AT_ONCE = '2053';
/** These do not ask for a fresh token first, and are not repeated after one. */
const WITHOUT_REFRESH: readonly OperationName[] = ['signIn', 'signUp', 'refreshToken'];

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

const refresh = async (): Promise<boolean> => {
  const [method, path] = ROUTES.refreshToken.split(' ') as ['POST', string];
  const body = JSON.stringify({ profile_id: readCookie(PROFILE_COOKIE.name) ?? undefined, app_version: APP_VERSION });
  const answer = await carry('refreshToken', { method, path, body, signal: AbortSignal.timeout(30_000) });
  const token = (answer.body as { object?: { access_token?: unknown } } | null)?.object?.access_token;
  accessToken = typeof token === 'string' ? token : null;
  if (accessToken === null && (answer.status === 401 || answer.status === 403)) {
    signedIn = false;
    whenSessionEnds();
  }
  return accessToken !== null;
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

const client = createClient(send);

/** The API from the browser. On the server ask the visitor (`visitor.api`). */
export const api: Client = {
  ...client,
  signIn: async (input) => keep(await client.signIn({ ...input, transport: 'cookie' })),
  signUp: async (input) => keep(await client.signUp({ ...input, transport: 'cookie' })),
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
