import type { CoalescingWorker, AfterAnswer } from '../ports/background-work.ts';

/** Beyond this, work is dropped and reported: limits on calls keep it far below. */
const MAX_WAITING = 1000;

/** One piece of work after the other. */
export const afterAnswer = (onError: (error: unknown) => void): AfterAnswer => {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    begin(work) {
      if (waiting >= MAX_WAITING) {
        onError(new Error(`${MAX_WAITING} pieces of work are waiting; one more was dropped.`));
        return;
      }
      waiting += 1;
      last = last
        // The answer is written first.
        .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
        .then(work)
        .catch(onError)
        .finally(() => {
          waiting -= 1;
        });
    },
    settled: () => last,
  };
};

/** One run at a time. Requests during a run are coalesced into one more run. */
export const coalescingWorker = (send: () => Promise<void>, onError: (error: unknown) => void): CoalescingWorker => {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await send().catch(onError);
    } while (again);
    running = null;
  };
  return {
    begin() {
      if (running) again = true;
      else running = run();
    },
    settled: async () => {
      await running;
    },
  };
};

/** More work waits than a queue admits. The caller answers 503 with Retry-After. */
export class ServerBusy extends Error {
  override readonly name = 'ServerBusy';
}

export interface BoundedQueue {
  /** Runs work as soon as a slot is free. Throws ServerBusy when the queue is full or closing. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Rejects queued work, then waits for running work, no longer than `graceMs`. Later calls of `run` are served again. */
  close(graceMs: number): Promise<void>;
}

/** A concurrency limit with a bounded first-in-first-out queue, for work that costs seconds of CPU. */
export const boundedQueue = ({ atOnce, queued }: { readonly atOnce: number; readonly queued: number }): BoundedQueue => {
  const waiting: { readonly begin: () => void; readonly reject: (error: Error) => void }[] = [];
  const running = new Set<Promise<unknown>>();
  let free = atOnce;
  let closing = false;

  const slot = async (): Promise<void> => {
    if (closing) throw new ServerBusy('The server is shutting down.');
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= queued) throw new ServerBusy('Too much work of this kind waits.');
    await new Promise<void>((begin, reject) => waiting.push({ begin, reject }));
  };
  const release = () => {
    const next = waiting.shift();
    // The slot passes on directly, so that a newcomer cannot overtake the queue.
    if (next) next.begin();
    else free += 1;
  };

  return {
    async run(work) {
      await slot();
      const result = work().finally(release);
      const settled = result.catch(() => undefined);
      running.add(settled);
      void settled.finally(() => running.delete(settled));
      return result;
    },
    async close(graceMs) {
      closing = true;
      for (const { reject } of waiting.splice(0)) reject(new ServerBusy('The server is shutting down.'));
      let timer: NodeJS.Timeout | undefined;
      const grace = new Promise<void>((done) => (timer = setTimeout(done, graceMs)));
      await Promise.race([Promise.all(running), grace]);
      clearTimeout(timer);
      closing = false;
    },
  };
};
