/** Cookies that the browser itself writes; tokens live in HttpOnly cookies of the server (ST-01, ST-23). */
export const LANGUAGE_COOKIE = { name: 'madang_language', days: 365 } as const;

/** Who watches: written by the server with a session, and here when another profile is chosen. */
export const PROFILE_COOKIE = { name: 'madang_profile', days: 60 } as const;

/** What the server called this browser when somebody signed in; anonymous ones have no name of their own. */
export const DEVICE_COOKIE = 'madang_udid';

export const readCookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
};

export const writeCookie = ({ name, days }: { readonly name: string; readonly days: number }, value: string): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${Math.round(days * 86_400)}; SameSite=Lax${secure}`;
};

/** The order of every list, by profile (ST-11). */
export const SORT_COOKIE = { name: 'madang_sort', days: 365 } as const;

/** A cookie in the header of a request; what cannot be decoded is not there. */
export const cookieIn = (header: string | null, name: string): string | null => {
  const pair = (header ?? '').split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
  } catch {
    return null;
  }
};
