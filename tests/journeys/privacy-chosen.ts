/** The cookie of a browser that accepted statistics. */
export const PRIVACY_CHOSEN = {
  name: 'madang_privacy',
  value: 'allowed.allowed',
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;
