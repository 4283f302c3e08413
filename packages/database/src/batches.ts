interface Waiting<T, R> {
  readonly item: T;
  readonly done: (result: R) => void;
  readonly fail: (error: unknown) => void;
}

/** Maximum rows per statement. */
const MAX_ROWS = 100;

/** Whether one row is at fault: a data exception (class 22) or a constraint violation (class 23). */
const isFaultOfRow = (error: unknown): boolean => /^2[23]/.test((error as { readonly code?: string } | null)?.code ?? '');

/**
 * Coalesces writes: items that arrive while a statement runs are written together by the next one, and an idle writer
 * starts at once. Each item resolves once its own write is durable. A batch takes one item per key, and later ones
 * follow in order. `write` returns one result per item, in order.
 */
export const inBatches = <T, R>(
  keyOf: (item: T) => string,
  write: (items: readonly T[]) => Promise<readonly R[]>,
): ((item: T) => Promise<R>) => {
  let waiting: Waiting<T, R>[] = [];
  let busy = false;

  const takeBatch = (): Waiting<T, R>[] => {
    const keys = new Set<string>();
    const [batch, later]: [Waiting<T, R>[], Waiting<T, R>[]] = [[], []];
    for (const each of waiting) {
      const key = keyOf(each.item);
      (keys.has(key) || batch.length >= MAX_ROWS ? later : batch).push(each);
      keys.add(key);
    }
    waiting = later;
    return batch;
  };

  const writeBatch = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { done }] of batch.entries()) done(results[index] as R);
    } catch (error) {
      // A faulty row must not fail the others: the batch is retried row by row.
      if (batch.length > 1 && isFaultOfRow(error)) for (const each of batch) await writeBatch([each]);
      else for (const { fail } of batch) fail(error);
    }
  };

  const writeAll = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (waiting.length > 0) await writeBatch(takeBatch());
    busy = false;
  };

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail });
      void writeAll();
    });
};
