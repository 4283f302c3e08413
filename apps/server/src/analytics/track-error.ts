import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Keeps a browser's error report for the operators (AN-71); the log has it too, without who it was. */
export const trackError: UseCase<'trackError', Needs<'now' | 'report' | 'repositories', 'errorReports'>> =
  ({ repositories, report, now }) =>
  async (viewer, { code, path, message, app_version }) => {
    report({ code, path, message });
    await repositories.errorReports.add({
      reportedAt: now(),
      reportedBy: 'browser',
      accountId: viewer.signedIn ? viewer.accountId : null,
      path,
      code,
      message,
      appVersion: app_version ?? null,
    });
    return answer(null);
  };
