import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentErrorReport } from './error-report.presenter.ts';

export const listErrors: UseCase<'listErrors', Needs<'repositories', 'errorReports'>> =
  ({ repositories }) =>
  async (_viewer, { offset, limit }) => {
    const { reports, total } = await repositories.errorReports.list(offset, limit);
    return answer({ objects: reports.map(presentErrorReport), total_count: total });
  };
