import { readFileSync } from 'node:fs';

/** What a process holds in memory (RSS), in MiB; null where the system does not tell. */
export const memoryOf = (pid: number): number | null => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
};
