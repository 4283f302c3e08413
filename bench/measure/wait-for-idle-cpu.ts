import { setTimeout as pause } from 'node:timers/promises';
import { median } from './median.ts';
import { cpuPressure } from './cpu-pressure.ts';

/** Percentage from `cpuPressure` below which the machine counts as idle. */
const RESTED = 10;
const [LOOK_MS, LOOKS] = [500, 40];

const untilRested = async (): Promise<void> => {
  for (let looks = 0; looks < LOOKS && (cpuPressure() ?? 0) >= RESTED; looks += 1) await pause(LOOK_MS);
};

/**
 * Waits for an idle machine before each visit, for at most 20 s: visits in quick succession raise the CPU pressure themselves on
 * two cores. `pressure` is the median of the values after each visit, or null without kernel support.
 */
export const restedVisits = () => {
  const pressures: number[] = [];
  return {
    visit: async <T>(work: () => Promise<T>): Promise<T> => {
      await untilRested();
      const result = await work();
      const pressure = cpuPressure();
      if (pressure !== null) pressures.push(pressure);
      return result;
    },
    pressure: (): number | null => (pressures.length > 0 ? median(pressures) : null),
  };
};
