import { type OperationName, ROUTES } from '@madang/contract/routes.ts';

/**
 * The operations that a page may call while a GET renders it, although they are not GETs themselves, and why that is safe. Another site can
 * make any browser open any page, so nothing else may be called: an operation that is not here makes the page fail.
 */
export const CALLED_BY_GET: Readonly<Partial<Record<OperationName, string>>> = {
  previewPurchase: 'computes a price',
  previewIdentity: 'reads the pending identity of the browser; its secret is kept out of URLs by a body',
  previewIdentityUndo: 'reads what a mailed link removes; its token is kept out of logs by a body',
  playVideo: 'signs media URLs for the page that plays; takes a place among the streams of the account, which expires by itself',
  createHandOver: 'verifies a partner’s assertion and keeps it pending for this browser; begins no session',
  confirmSocialSignIn:
    'the callback of OpenID Connect is a GET; only the browser that began the attempt by a POST is signed in, to the account of the identity',
};

export const mayBeCalledByGet = (name: OperationName): boolean =>
  ROUTES[name].startsWith('GET ') || Object.hasOwn(CALLED_BY_GET, name);
