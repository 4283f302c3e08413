/**
 * Work that a committed write leaves to the process that wrote it: invalidating what it caches, and waking the worker of a transactional
 * outbox. Repositories record a duty beside the write that causes it, so that no caller can forget one.
 */
export type AfterCommitDuty =
  | { readonly kind: 'session changed'; readonly sessionId: string }
  | { readonly kind: 'account changed'; readonly accountId: string }
  | { readonly kind: 'payment webhook received' }
  | { readonly kind: 'mail queued' }
  | { readonly kind: 'push message queued' };

export type RecordDuty = (duty: AfterCommitDuty) => void;

/** After-commit hook. It must not throw: what called it has committed already. */
export type OnCommitted = (duties: readonly AfterCommitDuty[]) => void;

/** For a process that caches nothing and sends nothing, such as a migration. */
export const ignoreDuty: RecordDuty = () => undefined;

/** Caches are invalidated before a worker starts, so that it reads what was committed. */
const RANK: Readonly<Record<AfterCommitDuty['kind'], number>> = {
  'session changed': 0,
  'account changed': 1,
  'payment webhook received': 2,
  'mail queued': 3,
  'push message queued': 4,
};

/** Collects the duties of one transaction, each once. */
export const collectDuties = (): { readonly record: RecordDuty; readonly inOrder: () => readonly AfterCommitDuty[] } => {
  const byKey = new Map<string, AfterCommitDuty>();
  return {
    record: (duty) => void byKey.set(Object.values(duty).join(' '), duty),
    inOrder: () => [...byKey.values()].toSorted((left, right) => RANK[left.kind] - RANK[right.kind]),
  };
};
