import { setTimeout as pause } from 'node:timers/promises';
import { median } from './median.ts';
import { cpuPressure } from './pressure.ts';

/** Per cent of the last ten seconds, as `cpuPressure` tells it. */
const RESTED = 10;
const [LOOK_MS, LOOKS] = [500, 40];

const untilRested = async (): Promise<void> => {
  for (let looks = 0; looks < LOOKS && (cpuPressure() ?? 0) >= RESTED; looks += 1) await pause(LOOK_MS);
};

/**
 * A browser that opens a page at once waits for itself on two cores: visits close together would add up to the pressure of
 * noisy neighbours. So the machine rests before each of them, for 20 s at most, and `pressure` is the middle of what stood
 * there after each; null where the kernel does not tell.
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
