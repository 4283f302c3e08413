import type { AfterAnswer } from '../ports/background-work.ts';

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
