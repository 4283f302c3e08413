import { ownPath } from '../shared/own-path.ts';

/** HTTP methods that a popup or notification may call before it navigates. */
export const TARGET_METHODS = ['GET', 'POST', 'DELETE', 'PATCH', 'PUT'] as const;
export type TargetMethod = (typeof TARGET_METHODS)[number];

/** API call made before a link is followed. A failure is only logged (NO-27, NO-29, PO-45). */
export interface TargetApi {
  /** Below /api/. */
  readonly path: string;
  readonly httpMethod: TargetMethod;
  /** Sent as JSON; null for none. */
  readonly requestBody: Readonly<Record<string, string | number | boolean | null>> | null;
}

/** A `.` or `..` path segment, plain or percent-encoded (WHATWG URL, 4.1). */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/** Whether a path is an API call of this site: below /api/, without path traversal (NO-30). */
export const isTargetPath = (path: string): boolean =>
  path.startsWith('/api/') &&
  ownPath(path) !== null &&
  !path
    .split(/[?#]/)[0]
    ?.split('/')
    .some((step) => DOTS.test(step));
