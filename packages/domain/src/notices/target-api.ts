import { ownPath } from '../shared/own-path.ts';

/** Methods of a call before a popup or a notification leads on (specification section 7). */
export const TARGET_METHODS = ['GET', 'POST', 'DELETE', 'PATCH', 'PUT'] as const;
export type TargetMethod = (typeof TARGET_METHODS)[number];

/** A call of ours that is made before a link leads on; that it failed is only logged (NO-27, NO-29, PO-45). */
export interface TargetApi {
  /** Below /api/. */
  readonly path: string;
  readonly httpMethod: TargetMethod;
  /** Sent as JSON; null for none. */
  readonly requestBody: Readonly<Record<string, string | number | boolean | null>> | null;
}

/** A step that browsers take for the folder itself or the one above it, written plainly or escaped (WHATWG URL, section 4.1). */
const DOTS = /^(?:\.|%2e){1,2}$/i;

/** Whether a path is a call of this site: below /api/, with no step that leads out of it again (NO-30). */
export const isTargetPath = (path: string): boolean =>
  path.startsWith('/api/') &&
  ownPath(path) !== null &&
  !path
    .split(/[?#]/)[0]
    ?.split('/')
    .some((step) => DOTS.test(step));
