import { setImmediate } from 'node:timers/promises';

/** Sorted at once; far below a millisecond, whatever the comparison. */
const RUN = 256;
/** Comparisons before the sort yields to the event loop. */
const TURN = 2000;

/** Sorts as `toSorted` does, equals staying in their order, in pieces between which others may work. */
export function* sortInSteps<T>(list: readonly T[], compare: (a: T, b: T) => number): Generator<void, readonly T[]> {
  let from: T[] = [];
  for (let begin = 0; begin < list.length; begin += RUN) {
    for (const item of list.slice(begin, begin + RUN).sort(compare)) from.push(item);
    yield;
  }
  for (let width = RUN; width < list.length; width *= 2) {
    const to: T[] = [];
    for (let begin = 0; begin < list.length; begin += 2 * width) {
      const middle = Math.min(begin + width, list.length);
      const end = Math.min(begin + 2 * width, list.length);
      let [left, right] = [begin, middle];
      while (left < middle || right < end) {
        const takesLeft = right >= end || (left < middle && compare(from[left] as T, from[right] as T) <= 0);
        to.push(from[takesLeft ? left : right] as T);
        if (takesLeft) left += 1;
        else right += 1;
        if (to.length % TURN === 0) yield;
      }
    }
    from = to;
  }
  return from;
}

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
