import { setImmediate } from 'node:timers/promises';

/** Long work yields to the event loop after this many milliseconds. */
const TURN_MS = 8;

/** Runs work to its end and yields to the event loop between its steps: it blocks for no longer than a turn and its longest step. */
export const runYielding = async <T>(work: Generator<void, T>): Promise<T> => {
  let begun = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - begun < TURN_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
};

/** Runs the work synchronously, where no request is waiting. */
export const runWithoutYielding = <T>(work: Generator<void, T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
