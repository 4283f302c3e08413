import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in clock ticks of 10 ms (USER_HZ). */
const MICROSECONDS_PER_TICK = 10_000;

/** Processes whose CPU time counts: the server, and PostgreSQL's backends of one database. */
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

/** utime plus stime of a process with all its threads. */
const ticksOf = (pid: number): number => {
  // The process name in parentheses may contain spaces, so fields 14 and 15 of proc(5) are counted after it.
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

/** CPU time of some work in microseconds, or null if the system does not report it. */
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
