import { readFileSync } from 'node:fs';

/** Share of the last ten seconds in which something waited for a core, in per cent; null where the kernel does not tell. */
export const cpuPressure = (): number | null => {
  try {
    const [, share] = /^some avg10=([\d.]+)/m.exec(readFileSync('/proc/pressure/cpu', 'utf8')) ?? [];
    return share === undefined ? null : Number(share);
  } catch {
    return null;
  }
};

/** From here on a time says more of the neighbours than of us (docs of the targets: latency counts below 20). */
const NOISY = 20;
export const isNoisy = (pressure: number | null): boolean => pressure !== null && pressure >= NOISY;
