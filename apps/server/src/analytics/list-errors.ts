import type { ErrorReport } from '@madang/contract/analytics/analytics.contract.ts';
import type { StoredErrorReport } from '@madang/database/analytics/error-reports.repository.ts';
import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

const presentErrorReport = (report: StoredErrorReport): ErrorReport => ({
  id: report.id,
  reported_at: new Date(report.reportedAt).toISOString(),
  told_by: report.reportedBy,
  user: report.accountId,
  path: report.path,
  code: report.code,
  message: report.message,
  app_version: report.appVersion,
});

export const listErrors: UseCase<'listErrors', Needs<'repositories', 'errorReports'>> =
  ({ repositories }) =>
  async (_viewer, { offset, limit }) => {
    const { reports, total } = await repositories.errorReports.list(offset, limit);
    return answer({ objects: reports.map(presentErrorReport), total_count: total });
  };
