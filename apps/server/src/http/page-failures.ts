import type { Needs } from '../use-case/needs.ts';
import { isReported, toErrorReport } from '@madang/contract/analytics/report-codes.ts';
import type { CallFailed } from '@madang/contract/client.ts';

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
    const told = { ...toErrorReport(failure), path: path.slice(0, 300) };
    report(told);
    // In an outage every page fails; the first ones say so.
    if ((await limits.take('pageFailures', 'pages')) !== null) return;
    await repositories.errorReports.add({ ...told, reportedAt: now(), reportedBy: 'server', accountId, appVersion: null });
  };
  return (page: Page) =>
    (failure: CallFailed): void => {
      // Where the store is out as well, the log has it.
      if (isReported(failure)) keep(failure, page).catch(() => undefined);
    };
};
