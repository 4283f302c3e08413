import type { CookieSerializeOptions } from '@fastify/cookie';
import { choicesText } from '@madang/domain/privacy/choices.ts';
import type { IssuedTokens, SessionEffect } from './handlers.ts';

/** Names of the cookies (specification section 3). Tokens are HttpOnly; the others may be read by the page. */
export const COOKIES = {
  token: 'madang_token',
  refresh: 'madang_refresh',
  userType: 'madang_user_type',
  udid: 'madang_udid',
  profile: 'madang_profile',
  language: 'madang_language',
  privacy: 'madang_privacy',
} as const;

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
  if (effect.kind === 'privacy') {
    jar.set(COOKIES.privacy, choicesText(effect.choices), { ...shared, maxAge: PRIVACY_SECONDS });
    return;
  }
  if (effect.kind === 'ended') {
    for (const name of [COOKIES.token, COOKIES.refresh, COOKIES.userType, COOKIES.udid, COOKIES.profile])
      jar.set(name, '', { ...shared, maxAge: 0 });
    return;
  }
  const { profileId, remembered } = effect.kind === 'issued' ? effect.tokens : effect;
  const options = { ...shared, ...(remembered && { maxAge: SIGN_IN_SECONDS }) };
  if (profileId === null) jar.set(COOKIES.profile, '', { ...shared, maxAge: 0 });
  else jar.set(COOKIES.profile, profileId, options);
  if (effect.kind === 'chosen') return;
  const { accessToken, refreshToken, userType }: IssuedTokens = effect.tokens;
  jar.set(COOKIES.token, accessToken, { ...options, httpOnly: true });
  jar.set(COOKIES.refresh, refreshToken, { ...options, httpOnly: true });
  jar.set(COOKIES.userType, userType, options);
  jar.set(COOKIES.udid, newId(), options);
};
