/** Playback errors as codes with payloads. Messages belong to the page. */

export type PlayerError =
  /** The browser has no Media Source Extensions or none of the codecs (PL-37). */
  | { readonly code: 'BROWSER_UNSUPPORTED' }
  /** The streaming library itself could not be loaded; reported as BCP0010 (PL-40, AN-46). */
  | { readonly code: 'SCRIPT_FAILED' }
  | { readonly code: 'NETWORK_FAILED'; readonly engineCode: number; readonly httpStatus?: number }
  /** The entitlement ended during playback, or the signed URL expired (PL-43, PL-48). */
  | { readonly code: 'ACCESS_ENDED'; readonly httpStatus: number }
  | { readonly code: 'STREAM_MISSING'; readonly engineCode: number; readonly httpStatus: number }
  /** No usable key system: an old browser, or an insecure context. */
  | { readonly code: 'PROTECTION_UNSUPPORTED' }
  | { readonly code: 'PROTECTION_FAILED'; readonly engineCode: number }
  | { readonly code: 'MEDIA_UNPLAYABLE'; readonly engineCode: number };

export type PlayerErrorCode = PlayerError['code'];

/** Error reference for the Help Center: short enough to read out, precise enough to search a log for. */
export const errorReference = (error: PlayerError): string => {
  switch (error.code) {
    case 'SCRIPT_FAILED':
      return 'BCP0010';
    case 'BROWSER_UNSUPPORTED':
      return 'PL-BROWSER';
    case 'PROTECTION_UNSUPPORTED':
      return 'PL-PROTECTION';
    case 'ACCESS_ENDED':
      return `PL-ACCESS-${error.httpStatus}`;
    case 'NETWORK_FAILED':
      return `PL-${error.engineCode}${error.httpStatus === undefined ? '' : `-${error.httpStatus}`}`;
    case 'STREAM_MISSING':
      return `PL-${error.engineCode}-${error.httpStatus}`;
    case 'PROTECTION_FAILED':
    case 'MEDIA_UNPLAYABLE':
      return `PL-${error.engineCode}`;
  }
};

const RETRYABLE: readonly PlayerErrorCode[] = ['SCRIPT_FAILED', 'NETWORK_FAILED', 'STREAM_MISSING', 'MEDIA_UNPLAYABLE'];

/** Whether a retry of the same URL can help. Other errors need a new play call or another browser. */
export const isWorthRetrying = (error: PlayerError): boolean => RETRYABLE.includes(error.code);
