import type { Needs } from '../use-case/needs.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { presentTransaction } from './billing.presenter.ts';

export const getTransaction: UseCase<'getTransaction', Needs<'repositories', 'invoices'>> =
  ({ repositories }) =>
  async ({ accountId }, { id }) => {
    const invoice = await repositories.invoices.findListed(accountId, id);
    return invoice ? answer(presentTransaction(invoice)) : refuse('TRANSACTION_NOT_FOUND');
  };
