import { collectDuties, type OnCommitted } from './after-commit.ts';
import type { Connection } from './connection.ts';
import { repositories, type Repositories } from './repositories.ts';

export interface Transactions {
  /** Each call is its own transaction. */
  readonly repositories: Repositories;
  /** Runs work in one transaction; an error rolls all of it back. */
  readonly inTransaction: <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;
}

/**
 * Repositories whose writes run their after-commit duties: before the call returns, and never after a rollback. Every transaction has duties
 * of its own, so a retry runs those of the try that committed.
 */
export const transactions = (
  { database, searching }: Pick<Connection, 'database' | 'searching'>,
  onCommitted: OnCommitted,
): Transactions => ({
  repositories: repositories(database, searching, (duty) => onCommitted([duty])),
  inTransaction: async (work) => {
    const duties = collectDuties();
    const result = await database
      .transaction()
      .execute((transaction) => work(repositories(transaction, transaction, duties.record)));
    onCommitted(duties.inOrder());
    return result;
  },
});
