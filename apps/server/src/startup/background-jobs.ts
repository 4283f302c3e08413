import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '@madang/database/connection.ts';
import { mailJobs } from '../mail/mail.jobs.ts';
import { adsJobs } from '../ads/ads.jobs.ts';
import { analyticsJobs } from '../analytics/analytics.jobs.ts';
import { billingJobs } from '../billing/billing.jobs.ts';
import { catalogJobs, LEARN_LIKENESS, RANK_PLAYS } from '../catalog/catalog.jobs.ts';
import type { ServerRuntime } from '../create-deps.ts';
import { giftJobs } from '../gifts/gifts.jobs.ts';
import type { PublicCache } from '../http/public-cache.ts';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { liveJobs, PUBLISH_GUIDE } from '../live/live.jobs.ts';
import { popupJobs } from '../popups/popups.jobs.ts';
import { pushJobs } from '../push/push.jobs.ts';
import { LEARN_KEYTALK, searchJobs, WRITE_SEARCH_ENTRIES } from '../search/search.jobs.ts';
import { sessionJobs } from '../sessions/sessions.jobs.ts';
import { watchHistoryJobs } from '../watch-history/watch-history.jobs.ts';
import type { Providers } from './open-providers.ts';

/** How often a node checks whether the catalogue has changed, in milliseconds. */
const CATALOG_CHECK_MS = 5000;
/** How often a node checks whether another node has relearned keywords, in milliseconds. */
const LEARNING_CHECK_MS = 60_000;
/** Delay of background jobs after the start, in milliseconds, so that the first pages are served before. */
const FIRST_PAGES_MS = 1000;
/** Pause before the queue is opened again after a failure, in milliseconds. */
const PAUSE_MS = 5000;
/** Jobs that run when a node starts and when the catalogue has changed. */
const DUE_AFTER_A_CHANGE = [LEARN_LIKENESS, RANK_PLAYS, LEARN_KEYTALK, PUBLISH_GUIDE];

interface BackgroundOptions {
  readonly connection: Connection;
  readonly runtime: ServerRuntime;
  readonly recurly: Providers['recurly'];
  readonly cache: PublicCache;
  readonly onError: (error: unknown) => void;
}

export interface BackgroundJobs {
  /** Polls for changes of the catalogue, and begins the jobs after a delay. */
  start(): void;
  /** Resolves when running jobs have ended. */
  stop(): Promise<void>;
}

const listJobs = ({ runtime: { deps, learning, writeSearchEntries }, recurly }: BackgroundOptions): readonly Job[] => [
  ...adsJobs(deps),
  ...mailJobs(deps),
  ...analyticsJobs(deps),
  ...billingJobs(deps),
  ...(recurly?.jobs(deps) ?? []),
  ...catalogJobs(deps),
  ...giftJobs(deps),
  ...liveJobs(deps),
  ...popupJobs(deps),
  ...pushJobs(deps),
  ...searchJobs(learning, writeSearchEntries),
  ...sessionJobs(deps),
  ...watchHistoryJobs(deps),
];

/** Retries until the work succeeds. Null after an abort. */
export const retryUntilDone = async <T>(
  work: () => Promise<T>,
  onError: (error: unknown) => void,
  { signal, pauseMs = PAUSE_MS }: { readonly signal: AbortSignal; readonly pauseMs?: number },
): Promise<T | null> => {
  while (!signal.aborted) {
    try {
      return await work();
    } catch (error) {
      onError(error);
    }
    await pause(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return null;
};

/** The background work of one node: its share of the job queue, and its own copies of catalogue, guide and keywords. */
export const createBackgroundJobs = (options: BackgroundOptions): BackgroundJobs => {
  const { connection, runtime, cache, onError } = options;
  const { source, guide, learning, writeSearchEntries, prepareSearch } = runtime;
  const stopping = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let jobs: Promise<Jobs | null> = Promise.resolve(null);

  const startQueue = async (): Promise<Jobs> => {
    const { startJobs } = await import('../jobs/jobs.ts');
    return startJobs(connection, listJobs(options), onError);
  };
  const requestDueJobs = async (): Promise<void> => {
    const queue = await jobs;
    const names = [...(writeSearchEntries ? [WRITE_SEARCH_ENTRIES] : []), ...DUE_AFTER_A_CHANGE];
    for (const name of queue ? names : []) if (!stopping.signal.aborted) await queue?.request(name);
  };
  const refreshCatalog = async (): Promise<void> => {
    const before = source.current().version;
    await guide.refresh();
    if (await source.refresh()) cache.clear();
    if (source.current().version !== before) await requestDueJobs();
  };
  const takeLearned = () => void learning.take().catch(onError);
  const begin = () => {
    takeLearned();
    prepareSearch().catch(onError);
    // Retried while the database fails: a node without jobs would renew no plan and send no mail until its next start.
    jobs = retryUntilDone(startQueue, onError, stopping);
    requestDueJobs().catch(onError);
  };

  return {
    start() {
      timers.push(
        setInterval(() => void refreshCatalog().catch(onError), CATALOG_CHECK_MS),
        setInterval(takeLearned, LEARNING_CHECK_MS),
        setTimeout(begin, FIRST_PAGES_MS),
      );
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await (await jobs)?.close();
    },
  };
};
