import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isDeviceKnown, type KnownDevice } from '@madang/domain/sessions/sign-in-guard.ts';
import type { KnownDevices } from '../ports/authentication.ts';

/** Accounts that one browser may be known to. */
const MAX_ACCOUNTS = 3;
/** Longer cookies are not ours. */
const MAX_COOKIE_LENGTH = 400;

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
