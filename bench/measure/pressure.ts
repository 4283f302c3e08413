import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

interface Pressure {
  /** Share of the last ten seconds in which something waited for a core, in per cent. */
  readonly share: number;
  /** Microseconds since the machine was started in which something did. */
  readonly totalUs: number;
}

/** Null where the kernel does not tell. */
const readPressure = (): Pressure | null => {
  try {
    const [, share, total] = /^some avg10=([\d.]+).*total=(\d+)/m.exec(readFileSync('/proc/pressure/cpu', 'utf8')) ?? [];
    return share === undefined ? null : { share: Number(share), totalUs: Number(total) };
  } catch {
    return null;
  }
};

/** Share of the last ten seconds in which something waited for a core, in per cent; null where the kernel does not tell. */
export const cpuPressure = (): number | null => readPressure()?.share ?? null;

/** What was closed a moment ago still puts itself away, in milliseconds. */
const PUT_AWAY_MS = 300;
const LOOK_MS = 500;

/**
 * The pressure while nothing of ours runs: what others do to this machine. A browser that opens a page uses more threads than there are
 * cores, and waits for itself; that is part of what is measured, and no noise.
 */
export const restingPressure = async (): Promise<number | null> => {
  await pause(PUT_AWAY_MS);
  const [before, since] = [readPressure(), performance.now()];
  await pause(LOOK_MS);
  const after = readPressure();
  return before && after && ((after.totalUs - before.totalUs) / 1000 / (performance.now() - since)) * 100;
};

/** What many looks come to; null where the kernel does not tell. */
export const meanPressure = (looks: readonly (number | null)[]): number | null => {
  const seen = looks.filter((look) => look !== null);
  return seen.length > 0 ? seen.reduce((sum, look) => sum + look, 0) / seen.length : null;
};

/** From here on a time says more of the neighbours than of us (docs of the targets: latency counts below 20). */
const NOISY = 20;
export const isNoisy = (pressure: number | null): boolean => pressure !== null && pressure >= NOISY;
