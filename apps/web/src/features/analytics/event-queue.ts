import type { ReportedEvent } from '@madang/contract/analytics/analytics.contract.ts';
import type { PlaybackEvent } from '@madang/domain/analytics/playback-event.ts';

/** Limit per request. */
const MAX_CONCURRENT = 20;
/** Limit of unsent events of a playback. Older ones are dropped. */
const MAX_WAITING = 200;
/** After the last event no other event triggers a resend, so a timer does. Milliseconds. */
const RETRY_MS = 6000;
const MAX_RETRIES = 10;
const MAX_AGE_MS = 86_400_000;

interface Waiting {
  readonly event: PlaybackEvent;
  /** By a clock that only goes forward, in milliseconds. */
  readonly at: number;
}

/** Throws when a retry may help. */
export type SendEvents = (events: readonly ReportedEvent[]) => Promise<void>;

/**
 * Sends events in order and in batches. A failed batch is resent with the next event, and event numbers make a resend
 * idempotent.
 */
export const eventQueue = (tell: SendEvents, now: () => number) => {
  let waiting: readonly Waiting[] = [];
  let underWay = false;

  const deliver = async (batch: readonly Waiting[]): Promise<void> => {
    const instant = now();
    await tell(batch.map(({ event, at }) => ({ ...event, age: Math.min(MAX_AGE_MS, Math.round(instant - at)) })));
    waiting = waiting.filter((each) => !batch.includes(each));
  };

  const flush = async (): Promise<boolean> => {
    if (underWay) return true;
    underWay = true;
    try {
      while (waiting.length > 0) await deliver(waiting.slice(0, MAX_CONCURRENT));
      return true;
    } catch {
      return false;
    } finally {
      underWay = false;
    }
  };

  const retry = async (): Promise<void> => {
    for (let tries = 0; tries < MAX_RETRIES && waiting.length > 0; tries += 1) {
      await new Promise((done) => setTimeout(done, RETRY_MS));
      await flush();
    }
  };

  return {
    add: (event: PlaybackEvent): void => {
      waiting = [...waiting, { event, at: now() }].slice(-MAX_WAITING);
      void flush();
    },
    /**
     * Sends the last event and all queued ones at once, because the page may be closing. Resolves after success or
     * failure.
     */
    end: async (event: PlaybackEvent): Promise<void> => {
      waiting = [...waiting, { event, at: now() }].slice(-MAX_WAITING);
      const batches = Array.from({ length: Math.ceil(waiting.length / MAX_CONCURRENT) }, (_, index) =>
        waiting.slice(index * MAX_CONCURRENT, (index + 1) * MAX_CONCURRENT),
      );
      await Promise.allSettled(batches.map(deliver));
      void retry();
    },
  };
};
