/**
 * Pages of one browser share its cookies and with them the session, so one refresh serves all. Tokens are sent from
 * memory to memory and stored nowhere.
 */

interface Claims {
  /** The session. */
  readonly sid: string;
  /** When the token runs out, seconds since 1970. */
  readonly exp: number;
}

/** Unverified claims of an access token: the server verifies it on each call. Null for anything else. */
const claimsIn = (token: unknown): Claims | null => {
  try {
    const [, payload = ''] = String(token).split('.');
    const { sid, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
    return { sid, exp };
  } catch {
    return null;
  }
};

const TURN = 'madang-refresh';
/** A suspended page may hold the lock. Others wait at most this long, in milliseconds. */
const TURN_MS = 10_000;
/** A turn and what was done in it come to a page by different ways: how long it waits for the second, in milliseconds. */
const ON_THE_WAY_MS = 500;

interface Memory {
  readonly read: () => string | null;
  readonly adopt: (token: string) => void;
}

/**
 * Coordinates token refresh across the pages of the browser. `renew` resolves to what `refresh` returned, true for a
 * new token, or to true without a call when another page has refreshed. Pages take turns with a Web Lock: otherwise a
 * late response would replace a newer refresh token with an older one, and its next use ends the session. Web Locks
 * need a secure context. Elsewhere each page refreshes by itself.
 */
export const joinTabs = ({ read, adopt }: Memory) => {
  const channel = new BroadcastChannel('madang-session');
  let known = claimsIn(read());
  let whenTold: () => void = () => undefined;

  const refreshAndTell = async (refresh: () => Promise<boolean>): Promise<boolean> => {
    const done = await refresh();
    const token = read();
    known = claimsIn(token) ?? known;
    if (done && token !== null) channel.postMessage(token);
    return done;
  };

  channel.addEventListener('message', ({ data }) => {
    const claims = claimsIn(data);
    known = claimsIn(read()) ?? known;
    // Another tab may have signed in to another account. This page still shows its own session.
    if (!claims || claims.sid !== known?.sid || claims.exp <= known.exp) return;
    known = claims;
    adopt(String(data));
    whenTold();
  });

  const renew = async (refresh: () => Promise<boolean>): Promise<boolean> => {
    if (!globalThis.navigator?.locks) return refreshAndTell(refresh);
    const before = read();
    const isRenewed = () => read() !== null && read() !== before;
    const atOnce = await navigator.locks.request(TURN, { ifAvailable: true }, (turn) => turn && refreshAndTell(refresh));
    if (atOnce !== null) return atOnce;
    const timeout = AbortSignal.timeout(TURN_MS);
    const afterAnother = async (): Promise<boolean> => {
      if (!isRenewed()) await Promise.race([new Promise<void>((resolve) => (whenTold = resolve)), pause(ON_THE_WAY_MS)]);
      return isRenewed() || refreshAndTell(refresh);
    };
    try {
      return await navigator.locks.request(TURN, { signal: timeout }, afterAnother);
    } catch (error) {
      if (error !== timeout.reason) throw error;
      return refreshAndTell(refresh);
    }
  };

  return { renew };
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((over) => {
    setTimeout(over, milliseconds);
  });
