import {
  APP_LAYER_COOKIE_DAYS,
  LANGUAGE_COOKIE_DAYS,
  QR_PROMOTION_MS,
  REDIRECT_CARD_COOKIE_DAYS,
} from '@madang/domain/shared/constants.ts';
import { log } from './log.ts';

/** Cookies written by the browser. Tokens live in HttpOnly cookies of the server (ST-01, ST-23). */
export const LANGUAGE_COOKIE = { name: 'madang_language', days: LANGUAGE_COOKIE_DAYS } as const;

/** The chosen profile, written by the server. */
export const PROFILE_COOKIE = { name: 'madang_profile' } as const;

/** Device name the server gave this browser at sign-in. Anonymous browsers have none. */
export const DEVICE_COOKIE = 'madang_udid';

/** Privacy choices, written by the server. */
export const PRIVACY_COOKIE = 'madang_privacy';

export const readCookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
};

/** Browsers send all of them with every request, and servers take only so much (ST-12). */
const MAX_COOKIES_LENGTH = 4000;

export const writeCookie = ({ name, days }: { readonly name: string; readonly days: number }, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.round(days * 86_400)}; SameSite=Lax${secure}`;
  const { length } = document.cookie;
  if (length > MAX_COOKIES_LENGTH) log(`The cookies of this page are ${length} characters long.`);
};

/** The order of every list, by profile (ST-11). */
export const SORT_COOKIE = { name: 'madang_sort', days: 365 } as const;

/** The code of a discount on its way to the checkout, for ten minutes (CP-09). */
export const COUPON_COOKIE = { name: 'madang_coupon', days: 10 / (24 * 60) } as const;

/** A promotion that was scanned, until it has run out (ST-13, ST-14). */
export const PROMOTION_COOKIE = { name: 'madang_promotion', days: QR_PROMOTION_MS / 86_400_000 } as const;

/** Ids of closed notices, joined by commas, and when the newest notice that was seen began (ST-07, ST-08). */
export const EXCLUDED_NOTICES_COOKIE = { name: 'madang_excluded_notices', days: 365 } as const;
export const LATEST_NOTICE_COOKIE = { name: 'madang_latest_notice', days: 365 } as const;

export const removeCookie = (name: string): void => {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
};

/** The page to return to after updating a card, kept for two hours (ST-10). */
export const REDIRECT_CARD_COOKIE = { name: 'madang_redirect_card', days: REDIRECT_CARD_COOKIE_DAYS } as const;

/** That the layer which offers the app was closed, for a day (ST-09, ST-68). */
export const APP_LAYER_COOKIE = { name: 'madang_app_layer', days: APP_LAYER_COOKIE_DAYS } as const;

export const dropCookie = ({ name }: { readonly name: string }): void => writeCookie({ name, days: 0 }, '');
