import type { Connection } from '@madang/database/connection.ts';
import { PgBoss } from 'pg-boss';

/** Work that no viewer waits for. */
export interface Job {
  /** Names its queue, in kebab-case. */
  readonly name: string;
  /** When it is due, as cron says it, in UTC. */
  readonly cron: string;
  /** May run again after a kill half-way, and never beside itself: of several nodes one does it. Told when it has to end early. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

export interface Jobs {
  /** Asks for a job to be done now; asking twice before it is begun is asking once. */
  request(name: string): Promise<void>;
  close(): Promise<void>;
}

/** How often a node looks for work, in seconds: nothing here is urgent, and an idle embedded database should stay idle. */
const LOOK_SECONDS = 10;
/** A job that takes longer is given up and tried again. */
const MAX_SECONDS = 15 * 60;
/** Heartbeat timeout, the shortest that pg-boss allows: a worker sends two per period, and without one another node takes the job. */
const HEARTBEAT_SECONDS = 10;
/** How often a node looks for abandoned jobs. It waits longer if another node has just looked. */
const SUPERVISION_SECONDS = 5;
const TRIES = 3;

/** Runs jobs from a queue in the database, so that any number of nodes share them and none is lost. */
export const startJobs = async (
  { query, kind }: Pick<Connection, 'query' | 'kind'>,
  jobs: readonly Job[],
  onError: (error: unknown) => void,
  { lookSeconds = LOOK_SECONDS, heartbeatSeconds = HEARTBEAT_SECONDS, supervisionSeconds = SUPERVISION_SECONDS } = {},
): Promise<Jobs> => {
  const boss = new PgBoss({
    db: { executeSql: query },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    cronWorkerIntervalSeconds: LOOK_SECONDS,
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
  });
  boss.on('error', onError);
  const ending = new AbortController();
  const begin = async (): Promise<void> => {
    await boss.start();
    for (const { name, cron, run } of jobs) {
      const options = {
        retryLimit: TRIES,
        retryDelay: 1,
        retryBackoff: true,
        expireInSeconds: MAX_SECONDS,
        heartbeatSeconds,
      };
      await boss.createQueue(name, { policy: 'stately', ...options });
      // One that an earlier version made is left as it was.
      await boss.updateQueue(name, options);
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: lookSeconds }, ([job]) =>
        run(job === undefined ? ending.signal : AbortSignal.any([ending.signal, job.signal])),
      );
    }
  };
  try {
    await begin();
  } catch (error) {
    // What has begun would go on beside the next try.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  return {
    request: async (name) => {
      await boss.send(name);
    },
    close: () => {
      ending.abort();
      return boss.stop({ graceful: true, timeout: 5000 });
    },
  };
};
