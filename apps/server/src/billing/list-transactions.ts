import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentTransaction } from './billing.presenter.ts';

/** Payment history, newest first (BI-12 to BI-21). */
export const listTransactions: UseCase<'listTransactions', Needs<'repositories', 'invoices'>> =
  ({ repositories }) =>
  async ({ accountId }, { offset, limit }) => {
    const { invoices, count } = await repositories.invoices.listOf(accountId, offset, limit);
    return answer({ objects: invoices.map(presentTransaction), total_count: count });
  };
