import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const MICROSECONDS_PER_TICK = 10_000;

/** Which processes work for a request: a server's own, and PostgreSQL's backends of one database. */
export interface Workers {
  readonly pids: readonly number[];
  /** Name of the database whose backends count. */
  readonly database?: string;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** utime and stime of one process, all its threads together. */
const ticksOf = (pid: number): number => {
  // The name, in brackets, may hold spaces; fields 14 and 15 of proc(5) are counted from behind it.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
};

const backendsOf = (database: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (pid) => read(`/proc/${pid}/cmdline`).startsWith('postgres:') && read(`/proc/${pid}/cmdline`).split(' ').includes(database),
    )
    .map(Number);

/** Processor time that some work takes, in microseconds; null where the system does not tell. */
export const cpuTimeOf = async (workers: Workers, work: () => Promise<void>): Promise<number | null> => {
  if (process.platform !== 'linux') {
    await work();
    return null;
  }
  const ticks = () => {
    const backends = workers.database === undefined ? [] : backendsOf(workers.database);
    return new Map([...workers.pids, ...backends].map((pid) => [pid, ticksOf(pid)]));
  };
  const before = ticks();
  await work();
  const spent = [...ticks()].reduce((sum, [pid, now]) => sum + now - (before.get(pid) ?? 0), 0);
  return spent * MICROSECONDS_PER_TICK;
};
