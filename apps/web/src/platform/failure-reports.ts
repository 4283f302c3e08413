import { isReported, reportOf } from '@madang/contract/analytics/report-codes.ts';
import type { CallFailed, Client } from '@madang/contract/client.ts';

/** A page that is broken all over says so often enough. */
const MOST_ON_A_PAGE = 20;

let page = '';
let told = 0;

const untilOnline = (): Promise<void> =>
  new Promise((done) => {
    if (window.navigator.onLine) done();
    else window.addEventListener('online', () => done(), { once: true });
  });

/** Reports a failed call to the operators with the page it failed on. Waits until the browser is online (AN-71). */
export const reportFailure = async (failure: CallFailed, tell: Client['trackError']): Promise<void> => {
  const path = window.location.pathname;
  if (path !== page) [page, told] = [path, 0];
  if (!isReported(failure) || told >= MOST_ON_A_PAGE) return;
  told += 1;
  await untilOnline();
  await tell({ ...reportOf(failure), path: path.slice(0, 300) });
};
