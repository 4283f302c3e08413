import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_KNOWN_MS, isDeviceKnown, type KnownDevice } from '@madang/domain/sessions/sign-in-guard.ts';

/** Accounts that one browser may be known to. */
const MAX_ACCOUNTS = 3;
/** Longer cookies are not ours. */
const MAX_COOKIE_LENGTH = 400;

/** Seconds that the cookie lives. */
export const DEVICE_SECONDS = DEVICE_KNOWN_MS / 1000;

/**
 * Device cookies (OWASP): a signed token for each account that signed in on this browser. It authorizes nothing; it only gives its browser
 * an allowance of password attempts that strangers cannot use up.
 */
export interface KnownDevices {
  /** The device that a cookie proves for the account with this e-mail, or null. */
  find(cookie: string | null | undefined, email: string, now: number): KnownDevice | null;
  /** The cookie after a sign-in: a new token for this account, and those of other accounts. */
  remember(cookie: string | null | undefined, email: string, now: number): string;
}

export const knownDevices = (secret: Uint8Array): KnownDevices => {
  const sign = (email: string, id: string, issued: string): Buffer =>
    createHmac('sha256', secret).update(`known device ${id} ${issued} ${email}`).digest().subarray(0, 18);
  const tokensIn = (cookie: string | null | undefined): readonly string[] =>
    cookie && cookie.length <= MAX_COOKIE_LENGTH ? cookie.split('~').slice(0, MAX_ACCOUNTS) : [];
  const read = (token: string, email: string): KnownDevice | null => {
    const [id = '', issued = '', mac = ''] = token.split('.');
    const given = Buffer.from(mac, 'base64url');
    const expected = sign(email, id, issued);
    return given.length === expected.length && timingSafeEqual(given, expected) ? { id, issuedAt: Number(issued) * 1000 } : null;
  };
  return {
    find(cookie, email, now) {
      const devices = tokensIn(cookie).map((token) => read(token, email));
      return devices.find((device) => device !== null && isDeviceKnown(device, now)) ?? null;
    },
    remember(cookie, email, now) {
      const id = randomBytes(12).toString('base64url');
      const issued = String(Math.floor(now / 1000));
      const others = tokensIn(cookie).filter((token) => read(token, email) === null);
      return [`${id}.${issued}.${sign(email, id, issued).toString('base64url')}`, ...others].slice(0, MAX_ACCOUNTS).join('~');
    },
  };
};
