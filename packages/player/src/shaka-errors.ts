import type { PlayerError } from './errors.ts';

/** The part of `shaka.util.Error` that we read; numbers are those of its `Category` and `Code` tables. */
export interface EngineFailure {
  readonly severity: number;
  readonly category: number;
  readonly code: number;
  readonly data: readonly unknown[];
}

const CRITICAL = 2;
const DRM = 6;
const NETWORK = 1;
const BAD_HTTP_STATUS = 1001;
const LOAD_INTERRUPTED = 7000;
const OPERATION_ABORTED = 7001;
const CONTENT_UNSUPPORTED_BY_BROWSER = 4032;

const ACCESS_STATUSES = [401, 403, 410, 451];

export const isEngineFailure = (value: unknown): value is EngineFailure =>
  typeof value === 'object' && value !== null && 'category' in value && 'code' in value && 'severity' in value;

/** Whether a newer load or the end of the player caused the failure. */
export const isInterruption = (failure: EngineFailure): boolean =>
  failure.code === LOAD_INTERRUPTED || failure.code === OPERATION_ABORTED;

export const isFatal = (failure: EngineFailure): boolean => failure.severity === CRITICAL;

/** `data` of a bad status is `[uri, status, …]`. */
const statusOf = (failure: EngineFailure): number | undefined => {
  const status = failure.code === BAD_HTTP_STATUS ? failure.data[1] : undefined;
  return typeof status === 'number' ? status : undefined;
};

export const readFailure = (failure: EngineFailure): PlayerError => {
  const engineCode = failure.code;
  const httpStatus = statusOf(failure);
  if (httpStatus !== undefined && ACCESS_STATUSES.includes(httpStatus)) return { code: 'ACCESS_ENDED', httpStatus };
  if (httpStatus === 404) return { code: 'STREAM_MISSING', engineCode, httpStatus };
  if (failure.category === DRM) return { code: 'PROTECTION_FAILED', engineCode };
  if (engineCode === CONTENT_UNSUPPORTED_BY_BROWSER) return { code: 'BROWSER_UNSUPPORTED' };
  if (failure.category === NETWORK) {
    return { code: 'NETWORK_FAILED', engineCode, ...(httpStatus === undefined ? {} : { httpStatus }) };
  }
  return { code: 'MEDIA_UNPLAYABLE', engineCode };
};
