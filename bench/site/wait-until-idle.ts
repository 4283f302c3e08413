import { setTimeout as pause } from 'node:timers/promises';
import { cpuTimeOf, type Workers } from '../measure/cpu-time.ts';

const LOOK_MS = 2000;
/** Share of a core below which a server has nothing to do but wait. */
const QUIET = 0.05;
/** Whatever it does by then it does for ever. */
const LOOKS = 600;
/** There are pauses between one work and the next: a node looks for jobs every ten seconds. */
const IN_A_ROW = 8;

/** Waits until a server that was started has learned and indexed what it does beside answering. */
export const untilQuiet = async (workers: Workers): Promise<void> => {
  for (let [looks, quiet] = [0, 0]; looks < LOOKS && quiet < IN_A_ROW; looks += 1) {
    const spent = await cpuTimeOf(workers, () => pause(LOOK_MS));
    quiet = spent === null || spent < QUIET * LOOK_MS * 1000 ? quiet + 1 : 0;
  }
};
