import { isReported, toErrorReport } from '@madang/contract/analytics/report-codes.ts';
import type { CallFailed, Client } from '@madang/contract/client.ts';

/** A page on which every call fails does not flood the operators. */
const MAX_PER_PAGE = 20;

const untilOnline = (): Promise<void> =>
  new Promise((done) => {
    if (window.navigator.onLine) done();
    else window.addEventListener('online', () => done(), { once: true });
  });

/** Limits the reports per page. */
export const createFailureReporter = () => {
  let page = '';
  let reported = 0;
  return async (failure: CallFailed, report: Client['trackError']): Promise<void> => {
    const path = window.location.pathname;
    if (path !== page) [page, reported] = [path, 0];
    if (!isReported(failure) || reported >= MAX_PER_PAGE) return;
    reported += 1;
    await untilOnline();
    await report({ ...toErrorReport(failure), path: path.slice(0, 300) });
  };
};

/** Reports a failed call to the operators with the page it failed on. Waits until the browser is online (AN-71). */
export const reportFailure = createFailureReporter();
