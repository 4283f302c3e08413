import type { ErrorReport } from '@madang/contract/analytics/analytics.contract.ts';
import type { StoredErrorReport } from '@madang/database/analytics/error-reports.repository.ts';

export const presentErrorReport = (report: StoredErrorReport): ErrorReport => ({
  id: report.id,
  reported_at: new Date(report.reportedAt).toISOString(),
  told_by: report.reportedBy,
  user: report.accountId,
  path: report.path,
  code: report.code,
  message: report.message,
  app_version: report.appVersion,
});
