import type { CookieSerializeOptions } from '@fastify/cookie';
import { choicesText } from '@madang/domain/privacy/choices.ts';
import { DEVICE_KNOWN_MS } from '@madang/domain/sessions/sign-in-guard.ts';
import type { IssuedTokens, SessionEffect } from '../use-case/use-case.ts';

/** Cookie names. Tokens are HttpOnly. The page may read the others. */
export const COOKIES = {
  token: 'madang_token',
  refresh: 'madang_refresh',
  userType: 'madang_user_type',
  udid: 'madang_udid',
  device: 'madang_device',
  profile: 'madang_profile',
  language: 'madang_language',
  privacy: 'madang_privacy',
} as const;

/**
 * The refresh cookie on https. Browsers accept the prefix only with Secure, Path=/ and no Domain (RFC 6265bis section 4.1.3.2), so
 * neither a subdomain nor plain HTTP can plant one. Plain HTTP could not set it and keeps the name without prefix.
 */
export const HOST_REFRESH_COOKIE = `__Host-${COOKIES.refresh}`;

export const refreshCookieName = (secure: boolean): string => (secure ? HOST_REFRESH_COOKIE : COOKIES.refresh);

/** The refresh token of a request. The name without prefix is still read on https for sessions from before the prefix. */
export const refreshCookieIn = (cookies: Readonly<Record<string, string | undefined>>): string | null =>
  cookies[HOST_REFRESH_COOKIE] ?? cookies[COOKIES.refresh] ?? null;

/** Sign-in cookies live 60 days when remembered (SE-67, SE-68). Seconds. */
export const SIGN_IN_SECONDS = 60 * 86_400;

/** What was chosen of privacy is asked again after a year. Seconds. */
const PRIVACY_SECONDS = 365 * 86_400;

export interface CookieJar {
  set(name: string, value: string, options: CookieSerializeOptions): void;
}

/** Writes what a call leaves in the browser. `secure` follows the scheme of PUBLIC_URL. */
export const applySession = (jar: CookieJar, effect: SessionEffect, secure: boolean, newId: () => string): void => {
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  if ('device' in effect && effect.device !== undefined)
    jar.set(COOKIES.device, effect.device, { ...shared, maxAge: DEVICE_KNOWN_MS / 1000, httpOnly: true });
  if (effect.kind === 'privacy') {
    jar.set(COOKIES.privacy, choicesText(effect.choices), { ...shared, maxAge: PRIVACY_SECONDS });
    return;
  }
  if (effect.kind === 'ended') {
    const names = [COOKIES.token, COOKIES.refresh, COOKIES.userType, COOKIES.udid, COOKIES.profile];
    for (const name of secure ? [...names, HOST_REFRESH_COOKIE] : names) jar.set(name, '', { ...shared, maxAge: 0 });
    return;
  }
  const { profileId, remembered } = effect.kind === 'issued' ? effect.tokens : effect;
  const options = { ...shared, ...(remembered && { maxAge: SIGN_IN_SECONDS }) };
  if (profileId === null) jar.set(COOKIES.profile, '', { ...shared, maxAge: 0 });
  else jar.set(COOKIES.profile, profileId, options);
  if (effect.kind === 'chosen') return;
  const { accessToken, refreshToken, userType }: IssuedTokens = effect.tokens;
  jar.set(COOKIES.token, accessToken, { ...options, httpOnly: true });
  jar.set(refreshCookieName(secure), refreshToken, { ...options, httpOnly: true });
  // A spent token under the old name would end the session if it were presented later.
  if (secure) jar.set(COOKIES.refresh, '', { ...shared, httpOnly: true, maxAge: 0 });
  jar.set(COOKIES.userType, userType, options);
  jar.set(COOKIES.udid, newId(), options);
};
