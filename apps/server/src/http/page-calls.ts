import { isReported, toErrorReport } from '@madang/contract/analytics/report-codes.ts';
import type { CallFailed, Send } from '@madang/contract/client.ts';
import { OUTAGE } from '@madang/contract/errors.ts';
import { fieldsInPath } from '@madang/contract/path-fields.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import type { Needs } from '../use-case/needs.ts';
import type { SessionEffect } from '../use-case/use-case.ts';
import type { Call, Dispatch } from './dispatcher.ts';
import { type HttpFailure, ofThrown } from './errors.ts';

/**
 * The operations that a page may call while a GET renders it, although they are not GETs themselves, and why that is safe. Another site can
 * make any browser open any page, so nothing else may be called: an operation that is not here makes the page fail.
 */
const CALLED_BY_GET: Readonly<Partial<Record<OperationName, string>>> = {
  previewPurchase: 'computes a price',
  previewIdentity: 'reads the pending identity of the browser; its secret is kept out of URLs by a body',
  previewIdentityUndo: 'reads what a mailed link removes; its token is kept out of logs by a body',
  playVideo: 'signs media URLs for the page that plays; takes a place among the streams of the account, which expires by itself',
  createHandOver: 'verifies a partner’s assertion and keeps it pending for this browser; begins no session',
  confirmSocialSignIn:
    'the callback of OpenID Connect is a GET; only the browser that began the attempt by a POST is signed in, to the account of the identity',
};

const mayBeCalledByGet = (name: OperationName): boolean => ROUTES[name].startsWith('GET ') || Object.hasOwn(CALLED_BY_GET, name);

interface SendOptions {
  /** Whether a POST renders the page: only then may any operation be called. */
  readonly isPost: boolean;
  readonly keep: (effect: SessionEffect) => void;
  readonly onOutage: (failure: HttpFailure) => void;
}

/** Calls an operation for the page that is being rendered, as the visitor, without the network. A GET may not change anything. */
export const sendAs =
  (dispatch: Dispatch, call: Call, { isPost, keep, onOutage }: SendOptions): Send =>
  async (name: OperationName, { path, body, idempotencyKey }) => {
    if (!isPost && !mayBeCalledByGet(name)) throw new Error(`A page that is opened by a GET may not call ${name}.`);
    // No page sends a file.
    const sent =
      typeof body === 'string' ? (JSON.parse(body) as object) : Object.fromEntries(new URLSearchParams(path.split('?')[1]));
    const [, pattern = ''] = ROUTES[name].split(' ');
    const input = { ...sent, ...fieldsInPath(pattern, path) };
    // A call with a key is a copy of its own; any other stays the one that notes what is read of it.
    const sentCall = idempotencyKey === undefined ? call : { ...call, idempotencyKey };
    try {
      const { status, body: answer, session } = await dispatch(name, input, sentCall);
      if (session) keep(session);
      return { status, body: answer };
    } catch (error) {
      const failure = ofThrown(error);
      if (failure.status !== OUTAGE.status) throw error;
      onOutage(failure);
      return failure;
    }
  };

interface Page {
  readonly path: string;
  /** Who is signed in. */
  readonly accountId: string | null;
}

/** Reports failures of server-side rendering with the codes that browsers use for theirs (AN-71). */
export const pageFailures = ({
  repositories,
  limits,
  report,
  now,
}: Needs<'limits' | 'now' | 'report' | 'repositories', 'errorReports'>) => {
  const keep = async (failure: CallFailed, { path, accountId }: Page): Promise<void> => {
    const errorReport = { ...toErrorReport(failure), path: path.slice(0, 300) };
    report(errorReport);
    // In an outage every page fails; the first ones say so.
    if ((await limits.take('pageFailures', 'pages')) !== null) return;
    await repositories.errorReports.add({ ...errorReport, reportedAt: now(), reportedBy: 'server', accountId, appVersion: null });
  };
  return (page: Page) =>
    (failure: CallFailed): void => {
      // Where the store is out as well, the log has it.
      if (isReported(failure)) keep(failure, page).catch(() => undefined);
    };
};
