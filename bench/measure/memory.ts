import { readFileSync } from 'node:fs';

/** Resident set size of a process in MiB, or null if the system does not report it. */
export const memoryOf = (pid: number): number | null => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
};
