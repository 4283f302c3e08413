import { readFileSync } from 'node:fs';

/** CPU pressure stall: percentage of the last ten seconds in which a task waited for a core. Null without kernel support. */
export const cpuPressure = (): number | null => {
  try {
    const [, share] = /^some avg10=([\d.]+)/m.exec(readFileSync('/proc/pressure/cpu', 'utf8')) ?? [];
    return share === undefined ? null : Number(share);
  } catch {
    return null;
  }
};

/** At this pressure and above, latencies measure other processes on the machine. */
const NOISY = 20;
export const isNoisy = (pressure: number | null): boolean => pressure !== null && pressure >= NOISY;
