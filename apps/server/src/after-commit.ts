import type { AfterCommitDuty, OnCommitted } from '@madang/database/after-commit.ts';
import type { Connection } from '@madang/database/connection.ts';
import { transactions, type Transactions } from '@madang/database/transactions.ts';
import { sessionRegistry } from './sessions/session-registry.ts';
import type { CoalescingWorker } from './ports/background-work.ts';
import type { SessionRegistry } from './ports/session-registry.ts';

/** Background workers that a commit wakes. Jobs process what a crash left. */
export type CommitWorkers = Readonly<Record<'mail' | 'push' | 'paymentWebhooks', CoalescingWorker>>;

interface Targets {
  readonly sessions: Pick<SessionRegistry, 'forget' | 'forgetAccount'>;
  readonly workers: Readonly<Record<keyof CommitWorkers, Pick<CoalescingWorker, 'begin'>>>;
}

type Hooks = { readonly [K in AfterCommitDuty['kind']]: (duty: Extract<AfterCommitDuty, { readonly kind: K }>) => void };

/**
 * After-commit hook of a node: invalidates its session cache and wakes its workers. An error is logged and no more, because the call that
 * caused it has committed.
 */
export const afterCommit = ({ sessions, workers }: Targets, onError: (error: unknown) => void): OnCommitted => {
  const hooks: Hooks = {
    'session changed': ({ sessionId }) => sessions.forget(sessionId),
    'account changed': ({ accountId }) => sessions.forgetAccount(accountId),
    'payment webhook received': () => workers.paymentWebhooks.begin(),
    'mail queued': () => workers.mail.begin(),
    'push message queued': () => workers.push.begin(),
  };
  const run = <K extends AfterCommitDuty['kind']>(duty: Extract<AfterCommitDuty, { readonly kind: K }>): void =>
    hooks[duty.kind as K](duty);
  return (duties) => {
    for (const duty of duties) {
      try {
        run(duty);
      } catch (error) {
        onError(error);
      }
    }
  };
};

/** Repositories and transactions of a node, with the session cache that their commits invalidate. */
export const openTransactions = ({
  connection,
  workers,
  now,
  elapsed,
  onError,
}: {
  readonly connection: Connection;
  readonly workers: CommitWorkers;
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly onError: (error: unknown) => void;
}): Transactions & { readonly sessions: SessionRegistry } => {
  // The cache reads through the repositories whose writes invalidate it.
  const opened = transactions(connection, (duties) => hook(duties));
  const sessions = sessionRegistry(opened.repositories, now, elapsed);
  const hook = afterCommit({ sessions, workers }, onError);
  return { ...opened, sessions };
};
